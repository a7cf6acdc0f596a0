import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { nextAddress, PASSWORD, requestOf, setUpAdmins } from '../../../test/open-admins.ts';

const admins = setUpAdmins();

test('renewed recovery codes replace the old ones, and using a code invalidates it, lowers the remaining count and sends an email', async () => {
  const one = await admins.open();
  await sql`update admins set email = 'carta@example.it' where id = ${one.admin.id}`.execute(admins.database.db);
  await expect(
    admins.accounts.renewRecoveryCodes(one.admin, { password: PASSWORD }, requestOf(one)),
  ).rejects.toMatchObject({ codice: 'STATO_NON_VALIDO' });
  await admins.setUpCodes(one);
  const old = [...admins.recovery];
  const codes = await admins.accounts.renewRecoveryCodes(one.admin, { password: PASSWORD }, requestOf(one));
  expect(new Set([...old, ...codes]).size).toBe(20);
  const { rows } = await sql<{ row: string }>`select c::text as row from admin_recovery_codes c`.execute(
    admins.database.db,
  );
  expect(rows.map(({ row }) => row).join()).not.toContain(codes[0]);
  admins.mails.length = 0;
  admins.lines.length = 0;
  await expect(admins.login(one.admin.username, { codice: old[0] })).rejects.toMatchObject({ status: 401 });
  const typed = codes[0]?.toLowerCase().replaceAll('-', ' ');
  const { cookies } = await admins.login(one.admin.username, { codice: typed });
  expect(await admins.accounts.adminOf(cookies[0]?.split(';')[0] ?? '')).toMatchObject({ proof: 'fresh' });
  await expect(admins.login(one.admin.username, { codice: typed })).rejects.toMatchObject({ status: 401 });
  expect(await admins.accounts.security(one.admin)).toMatchObject({ codici_rimasti: 9 });
  expect(admins.lines.filter(({ azione }) => azione !== 'accesso_fallito')).toMatchObject([
    { azione: 'accesso' },
    { azione: 'recupero_usato', dopo: { codici_rimasti: 9 } },
  ]);
  expect(admins.mails.map(({ to, subject }) => [to, subject])).toEqual([
    ['carta@example.it', 'Un codice di recupero è stato usato'],
  ]);
});

test('the alert address is set only after its emailed link is used, and receives an email when it is removed', async () => {
  const one = await admins.open();
  const from = requestOf(one);
  const set = (email: unknown) => admins.accounts.setEmail(one.admin, { password: PASSWORD, email }, from);
  await expect(set('nessuno')).rejects.toMatchObject({ campi: { email: 'Scrivi un indirizzo e-mail valido.' } });
  admins.lines.length = 0;
  await set('Prima@Example.it');
  expect(await admins.accounts.security(one.admin)).toMatchObject({ email: null, email_in_attesa: 'prima@example.it' });
  const token = /token=([\w-]+)/.exec(admins.mails[0]?.text ?? '')?.[1] ?? '';
  const unknown = { cookie: null, address: nextAddress(), requestId: 'prova' };
  await admins.accounts.confirmEmail(token, unknown);
  await expect(admins.accounts.confirmEmail(token, unknown)).rejects.toMatchObject({ status: 422 });
  expect(await admins.accounts.security(one.admin)).toMatchObject({ email: 'prima@example.it', email_in_attesa: null });
  await set('');
  expect(await admins.accounts.security(one.admin)).toMatchObject({ email: null });
  expect(admins.mails.map(({ to, subject }) => [to, subject])).toEqual([
    ['prima@example.it', 'Conferma l’indirizzo per gli avvisi'],
    ['prima@example.it', 'Gli avvisi non arrivano più qui'],
  ]);
  expect(admins.lines).toMatchObject([
    { azione: 'indirizzo_avvisi', prima: { email: null }, dopo: { email: 'p…@example.it' } },
    { azione: 'indirizzo_avvisi', prima: { email: 'p…@example.it' }, dopo: { email: null } },
  ]);
});
