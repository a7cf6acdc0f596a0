import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect } from '@playwright/test';

type Console = { input?: string; env?: Record<string, string> };

export async function runDb(
  dataDir: string,
  args: readonly string[],
  { input = '', env }: Console = {},
): Promise<string> {
  const command = spawn(process.execPath, ['scripts/db.ts', ...args], {
    cwd: join(import.meta.dirname, '../..'),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: undefined,
      OSPITALIA_ENV_FILE: '',
      OSPITALIA_LANG: 'en',
      OSPITALIA_DATA_DIR: dataDir,
      ...env,
    },
  });
  command.stdin.end(input);
  const ended = once(command, 'close');
  const [output, complaints] = await Promise.all([text(command.stdout), text(command.stderr)]);
  const [code] = await ended;
  expect(code, complaints).toBe(0);
  return output;
}

export async function addAdmin(dataDir: string): Promise<{ username: string; password: string }> {
  const username = `prova-${randomBytes(6).toString('hex')}`;
  const password = `parola d’ordine ${randomBytes(6).toString('hex')}`;
  const env = JSON.parse(process.env['OSPITALIA_E2E_DATABASE'] ?? '{}');
  await runDb(dataDir, ['admin', 'add', username], { input: `${password}\n`, env });
  return { username, password };
}
