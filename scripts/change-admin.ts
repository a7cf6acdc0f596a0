import { recordAction } from '../src/admin/server/service.ts';
import { createAdminConsole } from '../src/accounts/server/admin-console.ts';
import { generatePassword } from '../src/accounts/server/generate-password.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { OperatorError } from '../src/platform/process/operator-error.ts';
import { readHidden } from './read-hidden.ts';
import type { Work } from './with-database.ts';

/** What was chosen, and what is to be said of it when it is done. */
type Choice = { password: string; said: string };

/** The password that the operator gives, twice where a slip of the fingers would go unseen; none: a random one, shown once. */
async function choosePassword(username: string): Promise<Choice> {
  const password = await readHidden(`Password per ${username} (vuota: ne scegliamo una a caso): `);
  if (password === '') {
    const random = generatePassword();
    return { password: random, said: `Password di ${username}: ${random}\nSalvala adesso: non la mostriamo più.\n` };
  }
  if (process.stdin.isTTY && (await readHidden('Ripeti la password: ')) !== password) {
    throw new OperatorError('Le due password non sono uguali: non è cambiato nulla.');
  }
  return { password, said: '' };
}

/** Adds an administrator, or gives one a new password. */
export function changeAdmin(change: 'add' | 'password', name: string): Work {
  return async ({ db }) => {
    await migrate(db);
    const admins = createAdminConsole(db, recordAction);
    const username = await (change === 'add' ? admins.checkNew(name) : admins.checkKnown(name));
    const { password, said } = await choosePassword(username);
    if (change === 'add') {
      await admins.add(username, password);
      return `${said}Amministratore ${username} aggiunto.`;
    }
    await admins.setPassword(username, password);
    return `${said}Password di ${username} cambiata: le sue sessioni sono chiuse e i codici disattivati.`;
  };
}
