import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildStruttura } from '../../../test/build-struttura.ts';
import {
  ANNA,
  BRUNO,
  GIULIA,
  nextCin,
  openOwnerRooms,
  type OwnerRooms,
  PUBLIC_URL,
  sentBody,
} from '../../../test/owner-rooms.ts';
import type { Account } from '../../kernel/account.ts';

let rooms: OwnerRooms;
let cin: string;

beforeAll(async () => {
  rooms = await openOwnerRooms();
});
afterAll(() => rooms.close());
beforeEach(() => {
  cin = nextCin();
});

async function submit(account: Account | null, overrides: Parameters<typeof sentBody>[0] = {}): Promise<number> {
  const email = account?.email ?? 'ignota@example.it';
  const body = sentBody({ cin, email, ...overrides });
  return (await rooms.submissions.submit({ body, pictures: [] }, account)).id;
}

/** The moment in which an approval can be taken back is over. */
async function letPass(): Promise<void> {
  await sql`update strutture set changed_at = now() - interval '61 seconds' where cin = ${cin}`.execute(rooms.db);
}

const statusOf = async (id: number) => (await rooms.admin.get(id)).status;
const motivo = () =>
  `Abbiamo approvato un’altra struttura con il CIN ${cin}. Ricontrolla il codice: se è sbagliato, correggilo e invia di nuovo; se è davvero il tuo, rispondi alla nostra e-mail.`;

test('of two that wait with one CIN both are shown as such, and once one is approved the other is refused and told', async () => {
  const mine = await submit(ANNA);
  const other = await submit(BRUNO, { nome: 'Casa di Bruno' });
  for (const [id, approvedListing] of [
    [mine, other],
    [other, mine],
  ] as const) {
    const { controlli } = await rooms.admin.get(id);
    expect(controlli.find(({ codice }) => codice === 'cinInAttesa')?.riferimenti).toMatchObject([
      { id: approvedListing },
    ]);
  }
  await rooms.admin.approve(GIULIA, other, {});
  await sql`update strutture set changed_at = now() where cin = ${cin}`.execute(rooms.db);
  await rooms.admin.rejectSuperseded();
  expect(await statusOf(mine)).toBe('in_attesa');
  await letPass();
  await rooms.admin.rejectSuperseded();
  await rooms.admin.rejectSuperseded();
  expect(await rooms.admin.get(mine)).toMatchObject({ status: 'rifiutata', motivo_rifiuto: motivo() });
  expect(await statusOf(other)).toBe('approvata');
  const told = (await rooms.mails()).filter(({ text }) => text.includes(cin) && text.includes('Abbiamo approvato'));
  expect(told).toMatchObject([{ to: ANNA.email, subject: 'La richiesta per Podere Le Querce va corretta' }]);
  expect(told[0]?.text).toContain(`${PUBLIC_URL}/proprietario/strutture/${mine}/modifica`);
  expect(await rooms.register(mine)).toEqual([
    { azione: 'rifiuto', prima: { status: 'in_attesa' }, dopo: { status: 'rifiutata', motivo_rifiuto: motivo() } },
  ]);
});

test('an approval that is taken back leaves both waiting', async () => {
  const mine = await submit(ANNA);
  const other = await submit(BRUNO);
  const { versione } = await rooms.admin.approve(GIULIA, other, {});
  await rooms.admin.undo(GIULIA, other, { versione });
  await letPass();
  await rooms.admin.rejectSuperseded();
  expect([await statusOf(mine), await statusOf(other)]).toEqual(['in_attesa', 'in_attesa']);
});

test('a change that wants the CIN is refused, and the published version stays', async () => {
  const id = await buildStruttura(rooms.db, { proprietario_email: ANNA.email });
  const body = sentBody({ cin, indirizzo: 'Via Nuova 1', immagini: undefined });
  await rooms.own.edit(ANNA, id, { body, pictures: [] });
  await rooms.admin.approve(GIULIA, await submit(BRUNO), {});
  await letPass();
  await rooms.admin.rejectSuperseded();
  expect(await rooms.own.get(ANNA, id)).toMatchObject({
    status: 'approvata',
    modifica: { status: 'rifiutata', motivo_rifiuto: motivo() },
  });
  expect((await rooms.mails()).at(-1)).toMatchObject({ to: ANNA.email, subject: expect.stringContaining('modifiche') });
});

test('whoever has not proved their address is told without a word of the form but its code', async () => {
  const unproved = await submit(null);
  await rooms.admin.approve(GIULIA, await submit(BRUNO), {});
  await letPass();
  await rooms.admin.rejectSuperseded();
  expect(await statusOf(unproved)).toBe('rifiutata');
  const mail = (await rooms.mails()).at(-1);
  expect(mail).toMatchObject({ to: 'ignota@example.it', subject: 'La tua richiesta va corretta' });
  expect(mail?.text).not.toContain('Podere Le Querce');
});

test('a struttura that keeps its own CIN in a change, and what waits with another, are left alone', async () => {
  const id = await buildStruttura(rooms.db, { cin, proprietario_email: ANNA.email });
  await rooms.own.edit(ANNA, id, {
    body: sentBody({ cin, indirizzo: 'Via Nuova 1', immagini: undefined }),
    pictures: [],
  });
  const waiting = await submit(BRUNO, { cin: nextCin() });
  await letPass();
  await rooms.admin.rejectSuperseded();
  expect(await rooms.own.get(ANNA, id)).toMatchObject({ modifica: { status: 'in_attesa' } });
  expect(await statusOf(waiting)).toBe('in_attesa');
});
