import { beforeEach, expect, test } from 'vitest';
import { sql } from 'kysely';
import { buildStruttura } from '../../../test/build-struttura.ts';
import { ANNA, BRUNO, GIULIA, nextCin, PUBLIC_URL } from '../../../test/owner-modules.ts';
import { prepareListings } from '../../../test/prepare-listings.ts';

const { modules: rooms, owned, submit, read, edit, approve, statusOf } = prepareListings();
let cin: string;
let motivo: string;

beforeEach(() => {
  cin = nextCin();
  motivo = `Abbiamo approvato un’altra struttura con il CIN ${cin}. Ricontrolla il codice: se è sbagliato, correggilo e invia di nuovo; se è davvero il tuo, rispondi alla nostra e-mail.`;
});

const ofBruno = async (fields = {}) => (await submit({ cin, email: BRUNO.email, ...fields }, BRUNO)).id;
/** Runs the job `seconds` after the approval, which can be undone for 10 seconds. */
async function rejectAfter(seconds: number): Promise<void> {
  const changed = sql`update strutture set changed_at = now() - ${seconds} * interval '1 second' where cin = ${cin}`;
  await changed.execute(rooms.db);
  await rooms.admin.rejectSuperseded();
}
const lastMail = async () => (await rooms.mails()).at(-1);

test('rejects a pending submission with the CIN of an approved struttura, and notifies the owner once by email', async () => {
  const [mine, other] = [await owned('in_attesa', { cin }), await ofBruno({ nome: 'Casa di Bruno' })];
  await approve(other);
  await rejectAfter(0);
  expect(await statusOf(mine)).toBe('in_attesa');
  const before = (await rooms.mails()).length;
  await rejectAfter(61);
  await rooms.admin.rejectSuperseded();
  expect(await rooms.admin.get(mine)).toMatchObject({ status: 'rifiutata', motivo_rifiuto: motivo });
  expect(await statusOf(other)).toBe('approvata');
  const mails = (await rooms.mails()).slice(before);
  expect(mails).toMatchObject([{ to: ANNA.email, subject: 'La richiesta per Podere Le Querce va corretta' }]);
  expect(mails[0]?.text).toContain(`${PUBLIC_URL}/proprietario/strutture/${mine}/modifica`);
  const dopo = { status: 'rifiutata', motivo_rifiuto: motivo };
  expect(await rooms.register(mine)).toEqual([{ azione: 'rifiuto', prima: { status: 'in_attesa' }, dopo }]);
});

test('keeps two submissions with the same CIN pending if the approval of one of them is undone', async () => {
  const [mine, other] = [await owned('in_attesa', { cin }), await ofBruno()];
  const { versione } = await approve(other);
  await rooms.admin.undo(GIULIA, other, { versione });
  await rejectAfter(61);
  expect([await statusOf(mine), await statusOf(other)]).toEqual(['in_attesa', 'in_attesa']);
});

test('rejects a pending change to a CIN in use, and keeps the published version', async () => {
  const id = await owned('approvata');
  await edit(id, { cin, indirizzo: 'Via Nuova 1' });
  await approve(await ofBruno());
  await rejectAfter(61);
  const modifica = { status: 'rifiutata', motivo_rifiuto: motivo };
  expect(await read(id)).toMatchObject({ status: 'approvata', modifica });
  expect(await lastMail()).toMatchObject({ to: ANNA.email, subject: expect.stringContaining('modifiche') });
});

test('the rejection email to an unconfirmed address contains no text from the form except the CIN', async () => {
  const { id } = await submit({ cin, email: 'ignota@example.it' });
  await approve(await ofBruno());
  await rejectAfter(61);
  expect(await statusOf(id)).toBe('rifiutata');
  const mail = await lastMail();
  expect(mail).toMatchObject({ to: 'ignota@example.it', subject: 'La tua richiesta va corretta' });
  expect(mail?.text).not.toContain('Podere Le Querce');
});

test('ignores pending changes and submissions without a CIN conflict', async () => {
  const id = await buildStruttura(rooms.db, { cin, proprietario_email: ANNA.email });
  await edit(id, { indirizzo: 'Via Nuova 1' });
  const waiting = await ofBruno({ cin: nextCin() });
  await rejectAfter(61);
  expect(await read(id)).toMatchObject({ modifica: { status: 'in_attesa' } });
  expect(await statusOf(waiting)).toBe('in_attesa');
});
