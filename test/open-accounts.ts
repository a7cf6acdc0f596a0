import type { AccountsService } from '../src/accounts/contract.ts';
import { createAccountsService } from '../src/accounts/server/service.ts';
import { createMailOutbox } from '../src/mail/server/create-mail-outbox.ts';
import { openJobs } from '../src/app/server/jobs/open-jobs.ts';
import type { TestDatabase } from './database.ts';

export const PUBLIC_URL = 'https://www.ospitalia.it';

export async function openAccounts(database: TestDatabase, reported: unknown[] = []): Promise<AccountsService> {
  const { boss } = openJobs(database.pool, { onError: (error) => reported.push(error) });
  return createAccountsService({
    db: database.db,
    outbox: createMailOutbox(boss),
    publicUrl: PUBLIC_URL,
  });
}

let serial = 0;

export function nextEmail(): string {
  serial += 1;
  return `persona${serial}@example.it`;
}

export async function tokenFor(accounts: AccountsService, email: string, hours = 0.5): Promise<string> {
  return new URL(await accounts.createLink(email, hours)).searchParams.get('token') ?? '';
}

export async function signIn(accounts: AccountsService, email: string): Promise<{ cookie: string; id: string }> {
  const { account, cookies } = await accounts.openSession(await tokenFor(accounts, email));
  return { cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; '), id: account.id };
}

export async function sessionsOf({ db }: TestDatabase, email: string) {
  return db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'account_id')
    .selectAll('sessions')
    .where('email', '=', email)
    .execute();
}
