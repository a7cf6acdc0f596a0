import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  ANNA,
  buildOwned,
  GIULIA,
  nextCin,
  openOwnerRooms,
  type OwnerRooms,
  sentAdminForm,
  sentBody,
  sentCamera,
} from '../../../test/owner-rooms.ts';

let rooms: OwnerRooms;
let cin: string;

beforeAll(async () => {
  rooms = await openOwnerRooms();
});
afterAll(() => rooms.close());
beforeEach(() => {
  cin = nextCin();
});

const owned = (fields: Parameters<typeof sentBody>[0] = {}) =>
  buildOwned(rooms, 'approvata', { fields: { cin, ...fields } });

/** The mails that something writes, by address and subject, with the lines that name what changed. */
async function mailsOf(act: () => Promise<unknown>) {
  const before = (await rooms.mails()).length;
  await act();
  return (await rooms.mails()).slice(before);
}

/** Prices have a blank that does not break. */
const changesIn = (text: string) =>
  text
    .replaceAll('\u00a0', ' ')
    .split('\n')
    .filter((line) => line.includes(' → '));

describe('an administrator’s change of contacts is told to the owner', () => {
  test('what changed, from what to what, prices too, and who to write to if it is wrong', async () => {
    const id = await owned();
    const body = { telefono: '+39 0578 12345', email: 'anna@example.it', prezzo_notte: 1200.5 };
    const [mail, ...others] = await mailsOf(() => rooms.admin.setContacts(GIULIA, id, body));
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: 'anna@example.it',
      subject: 'Abbiamo cambiato quello che gli ospiti vedono di Podere Le Querce',
    });
    expect(changesIn(mail?.text ?? '')).toEqual([
      'Telefono: +39 333 555 0101 → +39 0578 12345',
      'Prezzo per notte: 95,50 € → 1.200,50 €',
    ]);
    expect(mail?.text).toContain('scrivi a ciao@ospitalia.example');
    expect(mail?.text).toContain(`https://ospitalia.example/proprietario/strutture/${id}`);
  });

  test('where the address that guests see changed, the old one hears of it too', async () => {
    const id = await owned();
    await rooms.admin.setContacts(GIULIA, id, { email: 'prima@example.it' });
    const mails = await mailsOf(() => rooms.admin.setContacts(GIULIA, id, { email: 'poi@example.it' }));
    expect(mails.map(({ to }) => to).toSorted()).toEqual(['anna@example.it', 'prima@example.it']);
    for (const { text } of mails) expect(changesIn(text)).toEqual(['E-mail: prima@example.it → poi@example.it']);
    // The administrator reached the owner: it shows at once.
    expect(await rooms.own.get(ANNA, id)).toMatchObject({ email: 'poi@example.it' });
  });

  test('taking contacts away is a change as well', async () => {
    const id = await owned();
    const mails = await mailsOf(() => rooms.admin.setContacts(GIULIA, id, { telefono: '', email: '' }));
    expect(mails.map(({ to }) => to)).toEqual(['anna@example.it']);
    expect(changesIn(mails[0]?.text ?? '')).toEqual([
      'Telefono: +39 333 555 0101 → nessuno',
      'E-mail: anna@example.it → nessuna',
    ]);
  });

  test('an edit that changes them tells them, and the prices of rooms and cleaning', async () => {
    const bnb = { tipo_struttura: ['bb'], tipo_prenotazione: 'bnb', prezzo_notte: null };
    const id = await owned({ ...bnb, camere: [sentCamera()] });
    const { form } = await rooms.own.get(ANNA, id);
    const camere = form.camere.map((camera) => ({ ...camera, prezzo_notte: 90 }));
    const change = sentAdminForm({ cin, ...bnb, nome: 'Podere Nuovo', prezzo_pulizie: 45, camere });
    const mails = await mailsOf(() => rooms.admin.edit(GIULIA, id, change));
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['anna@example.it', 'Abbiamo cambiato quello che gli ospiti vedono di Podere Nuovo'],
    ]);
    expect(changesIn(mails[0]?.text ?? '')).toEqual([
      'Pulizie: 40 €, una volta per soggiorno → 45 €, una volta per soggiorno',
      'Camera «Camera blu», prezzo per notte: 80 € → 90 €',
    ]);
  });

  test('no mail leaves where nothing of it changed, where nobody owns the house, or where the address was never proved', async () => {
    const id = await owned();
    expect(await mailsOf(() => rooms.admin.setContacts(GIULIA, id, { telefono: '+39 333 555 0101' }))).toEqual([]);
    expect(await mailsOf(() => rooms.admin.edit(GIULIA, id, sentAdminForm({ cin, num_bagni: 2 })))).toEqual([]);
    const { id: unproved } = await rooms.submissions.submit(
      { body: sentBody({ cin: nextCin(), email: 'mai@example.it' }), pictures: [] },
      null,
    );
    expect(await mailsOf(() => rooms.admin.setContacts(GIULIA, unproved, { telefono: '' }))).toEqual([]);
    const { id: ours } = await rooms.admin.create(GIULIA, sentAdminForm({ cin: nextCin(), email: '' }));
    expect(await mailsOf(() => rooms.admin.setContacts(GIULIA, ours, { telefono: '' }))).toEqual([]);
  });

  test('a change that is refused is told to nobody', async () => {
    const id = await owned();
    const mails = await mailsOf(() =>
      expect(rooms.admin.setContacts(GIULIA, id, { telefono: '', versione: 'vecchia' })).rejects.toMatchObject({
        codice: 'STATO_NON_VALIDO',
      }),
    );
    expect(mails).toEqual([]);
  });
});
