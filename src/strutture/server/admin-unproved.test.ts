import { afterAll, beforeAll, expect, test } from 'vitest';
import { GIULIA, nextCin, openOwnerRooms, type OwnerRooms } from '../../../test/owner-rooms.ts';
import { submit } from '../../../test/send-submission.ts';

const MOTIVO = 'Le foto sono sfocate.\nIl CAP è di un’altra via.';

let rooms: OwnerRooms;

beforeAll(async () => {
  rooms = await openOwnerRooms();
});
afterAll(() => rooms.close());

/** Sent with an address that nobody has proved. */
const unproved = async (cin = nextCin()) => (await submit(rooms, { cin, email: 'ignota@example.it' })).id;

test.each([
  ['without a word', {}, 'STATO_NON_VALIDO'],
  ['with a no', { proprietario_raggiunto: false }, 'STATO_NON_VALIDO'],
  ['with nothing', { proprietario_raggiunto: null }, 'STATO_NON_VALIDO'],
  ['with a word that is no yes', { proprietario_raggiunto: 'true' }, 'DATI_NON_VALIDI'],
  ['with a number', { proprietario_raggiunto: 1 }, 'DATI_NON_VALIDI'],
])('is not approved %s', async (_, body, codice) => {
  const id = await unproved();
  await expect(rooms.admin.approve(GIULIA, id, body)).rejects.toMatchObject({ codice });
  expect(await rooms.admin.get(id)).toMatchObject({ status: 'in_attesa', email_confirmed: false });
  expect(await rooms.register(id)).toEqual([]);
});

test('says why, and what would do', async () => {
  await expect(rooms.admin.approve(GIULIA, await unproved(), {})).rejects.toMatchObject({
    detail:
      'Il proprietario non ha ancora confermato il suo indirizzo e-mail. Per approvarla lo stesso, conferma di averlo raggiunto in un altro modo.',
  });
});

test('is approved by who has reached the owner otherwise, and the register says so; the address stays unproved', async () => {
  const id = await unproved();
  expect(await rooms.admin.approve(GIULIA, id, { proprietario_raggiunto: true })).toMatchObject({
    status: 'approvata',
    email_confirmed: false,
  });
  expect(await rooms.register(id)).toEqual([
    {
      azione: 'approvazione',
      prima: { status: 'in_attesa' },
      dopo: { status: 'approvata', proprietario_raggiunto: true },
    },
  ]);
});

test('is approved like any other once the address is proved: nothing else is said of it', async () => {
  const id = await unproved();
  await rooms.submissions.confirmAddress('ignota@example.it');
  await rooms.admin.approve(GIULIA, id, { proprietario_raggiunto: true });
  expect((await rooms.register(id))[0]?.dopo).toEqual({ status: 'approvata' });
});

test('is refused with a mail that has no word of the form', async () => {
  const cin = nextCin();
  const id = await unproved(cin);
  await rooms.admin.reject(GIULIA, id, { motivo: MOTIVO });
  expect(await rooms.admin.get(id)).toMatchObject({ status: 'rifiutata', motivo_rifiuto: MOTIVO });
  const mail = (await rooms.mails()).at(-1);
  expect(mail).toMatchObject({ to: 'ignota@example.it', subject: 'La tua richiesta va corretta' });
  expect(mail?.text).toContain('Le foto sono sfocate.');
  for (const word of ['Podere Le Querce', 'Strada delle Vigne', cin]) {
    expect(`${mail?.text}${mail?.html}`).not.toContain(word);
  }
});
