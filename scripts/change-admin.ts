import { recordAction } from '../src/admin/server/service.ts';
import { createAdminConsole } from '../src/accounts/server/admin-console.ts';
import { generatePassword } from '../src/accounts/server/ensure-first-admin.ts';
import { upgrade } from '../src/app/server/backup/upgrade.ts';
import type { Config } from '../src/app/server/config.ts';
import { OperatorError } from '../src/platform/process/operator-error.ts';
import type { Work } from './with-database.ts';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import * as commandMessages from '../src/app/messages/commands.ts';

/** Reads a line without echoing it. Without a terminal, returns an empty string at the end of the input. */
function readHidden(question: string): Promise<string> {
  const { stdin, stdout } = process;
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = stdin.isTTY;
  const lines = createInterface({ input: stdin, output: nowhere, terminal, historySize: 0 });
  if (terminal) stdout.write(question);
  return new Promise((resolve) => {
    let answer = '';
    lines.once('SIGINT', () => process.exit(130));
    lines.once('line', (line) => {
      answer = line;
      lines.close();
    });
    lines.once('close', () => {
      if (terminal) stdout.write('\n');
      resolve(answer);
    });
  });
}

type Choice = { password: string; message: string };

/** Reads a new password. If the input is empty, a random password is generated and shown once. */
async function choosePassword(username: string): Promise<Choice> {
  const password = await readHidden(commandMessages.passwordPrompt(username));
  if (password === '') {
    const random = generatePassword();
    return { password: random, message: commandMessages.generatedPassword(username, random) };
  }
  if (process.stdin.isTTY && (await readHidden(commandMessages.repeatPasswordPrompt())) !== password) {
    throw new OperatorError(commandMessages.passwordsDiffer());
  }
  return { password, message: '' };
}

export function changeAdmin(config: Config, change: 'add' | 'password', name: string): Work {
  return async (database) => {
    await upgrade(database, config, { print: console.log });
    const admins = createAdminConsole(database.db, recordAction);
    const username = await (change === 'add' ? admins.checkNew(name) : admins.checkKnown(name));
    const { password, message } = await choosePassword(username);
    if (change === 'add') {
      await admins.add(username, password);
      return message + commandMessages.adminAdded(username);
    }
    await admins.setPassword(username, password);
    return message + commandMessages.passwordChanged(username);
  };
}
