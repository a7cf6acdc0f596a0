import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildStruttura } from '../../../test/build-struttura.ts';
import {
  ANNA,
  buildOwned,
  toReceivedPicture,
  GIULIA,
  nextCin,
  NOW,
  openOwnerRooms,
  type OwnerRooms,
  sentAdminForm,
  sentBody,
  sentCamera,
} from '../../../test/owner-rooms.ts';
import type { StrutturaStatus } from './tables.ts';

const OUTDATED = {
  codice: 'STATO_NON_VALIDO',
  detail: "La struttura è stata modificata da un'altra sessione. Ricarica la pagina.",
};
const CHANGE_WAITS = {
  codice: 'STATO_NON_VALIDO',
  detail: 'C’è una modifica del proprietario in attesa: approvala o rifiutala prima.',
};

let rooms: OwnerRooms;
let cin: string;

beforeAll(async () => {
  rooms = await openOwnerRooms();
});
afterAll(() => rooms.close());
beforeEach(() => {
  cin = nextCin();
});

type Body = Parameters<typeof sentAdminForm>[0];

const owned = (status: StrutturaStatus, fields: Body = {}, photos: string[] = []) =>
  buildOwned(rooms, status, { fields: { cin, ...fields }, photos });
/** A published struttura whose owner wants another address. */
async function withChange(photos: string[] = []): Promise<number> {
  const id = await owned('approvata', {}, photos);
  const body = sentBody({ cin, indirizzo: 'Via Nuova 1', immagini: undefined });
  await rooms.own.edit(ANNA, id, { body, pictures: [] });
  return id;
}
const edit = (id: number, overrides: Body = {}) => rooms.admin.edit(GIULIA, id, sentAdminForm({ cin, ...overrides }));
const setPhotos = (id: number, immagini: unknown, rest: { versione?: string } = {}) =>
  rooms.admin.setPhotos(GIULIA, id, { immagini, pictures: [], ...rest });
const setContacts = (id: number, body: Parameters<OwnerRooms['admin']['setContacts']>[2]) =>
  rooms.admin.setContacts(GIULIA, id, body);
const lastLine = async (id: number) => (await rooms.register(id)).at(-1);

describe('an edit', () => {
  test.each(['in_attesa', 'approvata', 'sospesa', 'rifiutata'] as const)('of one %s is applied', async (status) => {
    const id = await owned(status);
    const edited = await edit(id, { indirizzo: 'Via Nuova 1', stripe_onboarding_completed: true });
    expect(edited).toMatchObject({ status, indirizzo: 'Via Nuova 1', stripe_onboarding_completed: true });
    expect(await lastLine(id)).toEqual({
      azione: 'modifica',
      prima: { indirizzo: 'Strada delle Vigne 14', stripe_onboarding_completed: false },
      dopo: { indirizzo: 'Via Nuova 1', stripe_onboarding_completed: true },
    });
  });

  test('that ticks the payments by hand says who did; one that leaves the tick leaves that, too', async () => {
    const id = await owned('approvata');
    expect(await edit(id, {})).toMatchObject({ onboarding_by: null });
    expect(await edit(id, { stripe_onboarding_completed: true })).toMatchObject({ onboarding_by: 'admin' });
    expect(await rooms.own.get(ANNA, id)).toMatchObject({ onboarding_by: 'admin' });
    const at = new Date('2026-11-01T08:00:00Z');
    const told = { onboarding_by: 'stripe' as const, onboarding_at: at };
    await rooms.db.updateTable('strutture').set(told).where('id', '=', id).execute();
    expect(await edit(id, { stripe_onboarding_completed: true })).toMatchObject({ onboarding_by: 'stripe' });
    expect(await edit(id, { stripe_onboarding_completed: false })).toMatchObject({ onboarding_by: 'admin' });
    const columns = ['onboarding_by', 'onboarding_at'] as const;
    const row = await rooms.db.selectFrom('strutture').select(columns).where('id', '=', id).executeTakeFirst();
    expect(row).toEqual({ onboarding_by: 'admin', onboarding_at: NOW });
  });

  test('that says nothing of photos and payments leaves them', async () => {
    const id = await owned('approvata', {}, ['#a0a0a0']);
    await edit(id, { stripe_onboarding_completed: true });
    const { immagini } = await rooms.admin.get(id);
    for (const nothing of [undefined, null]) {
      const edited = await edit(id, { nome: `Senza ${nothing}`, immagini: nothing });
      expect(edited).toMatchObject({ nome: `Senza ${nothing}`, immagini, stripe_onboarding_completed: true });
    }
    expect(immagini).toHaveLength(1);
  });

  test('masks contacts and calendars in the register, which never forgets', async () => {
    const id = await owned('approvata');
    const booking_ical_url = 'https://ical.booking.com/v1/export?t=segreto';
    await edit(id, { telefono: '0578 757099', email: 'nuova@example.it', booking_ical_url, non_su_booking: false });
    const line = JSON.stringify(await lastLine(id));
    expect(line).not.toMatch(/757099|555 0101|nuova@|anna@|segreto/);
    expect(line).toContain('https://ical.booking.com/…');
    expect(line).toContain('@example.it');
  });

  test('to a CIN that another has published', async () => {
    const id = await owned('approvata');
    const taken = nextCin();
    await buildStruttura(rooms.db, { cin: taken });
    await expect(edit(id, { cin: taken })).rejects.toMatchObject({ codice: 'CIN_IN_USO' });
  });

  test('of something else than was read, or while a change waits, is refused', async () => {
    const id = await owned('approvata');
    const { versione } = await rooms.admin.get(id);
    const { versione: next } = await edit(id, { nome: 'Uno', versione });
    expect(next).not.toBe(versione);
    await expect(edit(id, { nome: 'Due', versione })).rejects.toMatchObject(OUTDATED);
    expect(await edit(id, { nome: 'Due', versione: next })).toMatchObject({ nome: 'Due' });
    cin = nextCin();
    const waiting = await withChange();
    await expect(edit(waiting)).rejects.toMatchObject(CHANGE_WAITS);
  });

  test('keeps the change that was refused: it is its owner’s', async () => {
    const id = await withChange();
    await rooms.admin.reject(GIULIA, id, { motivo: 'No.' });
    await edit(id, { nome: 'Corretta' });
    expect(await rooms.own.get(ANNA, id)).toMatchObject({
      nome: 'Corretta',
      modifica: { status: 'rifiutata', motivo_rifiuto: 'No.' },
      form: { indirizzo: 'Via Nuova 1' },
    });
  });

  test('puts right what has no CIN', async () => {
    const id = await buildStruttura(rooms.db, { cin: null, status: 'in_attesa' });
    expect(await edit(id)).toMatchObject({ cin });
  });
});

describe('photos', () => {
  test('change at once, kept and new ones mixed, down to none', async () => {
    const id = await owned('approvata', {}, ['#b1b1b1', '#b2b2b2']);
    const [first, second] = (await rooms.admin.get(id)).immagini;
    const pictures = [await toReceivedPicture('#b3b3b3')];
    const changed = await rooms.admin.setPhotos(GIULIA, id, { immagini: [second, 'attachment:0'], pictures });
    expect(changed.immagini).toEqual([second, expect.not.stringMatching(first ?? '')]);
    expect(changed.richiesta).toBeNull();
    expect(await lastLine(id)).toMatchObject({
      azione: 'foto',
      prima: { immagini: [first, second] },
      dopo: { immagini: changed.immagini },
    });
    expect(await setPhotos(id, [])).toMatchObject({ immagini: [] });
  });

  test('of what has no CIN too', async () => {
    const id = await buildStruttura(rooms.db, { cin: null, status: 'in_attesa' });
    expect(await setPhotos(id, [])).toMatchObject({ immagini: [], cin: null });
  });

  test.each([
    ['nothing', undefined, 'Le foto inviate non sono valide: caricale di nuovo.'],
    ['null', null, 'Le foto inviate non sono valide: caricale di nuovo.'],
    ['a text', 'attachment:0', 'Le foto inviate non sono valide: caricale di nuovo.'],
    ['eleven', Array.from({ length: 11 }, () => 'attachment:0'), 'Puoi caricare massimo 10 immagini'],
    ['an address', ['http://169.254.169.254/latest'], "Il file foto 1 non è un'immagine valida."],
  ])('%s', async (_, immagini, detail) => {
    const id = await owned('approvata', {}, ['#b4b4b4']);
    const before = await rooms.counts();
    await expect(setPhotos(id, immagini)).rejects.toMatchObject({ codice: 'DATI_NON_VALIDI', detail });
    expect(await rooms.counts()).toEqual(before);
  });

  test('of another struttura are none of this one’s', async () => {
    const { immagini } = await rooms.admin.get(await owned('approvata', {}, ['#b5b5b5']));
    cin = nextCin();
    const id = await owned('approvata');
    await expect(setPhotos(id, immagini)).rejects.toMatchObject({
      detail: 'Una delle foto non è più disponibile: caricala di nuovo.',
    });
  });

  test('of something else than was read, or while a change waits, are refused and not kept', async () => {
    const id = await owned('approvata', {}, ['#b6b6b6']);
    const { versione } = await rooms.admin.get(id);
    await edit(id, { nome: 'Altro nome' });
    const before = await rooms.counts();
    const pictures = [await toReceivedPicture('#b7b7b7')];
    const late = rooms.admin.setPhotos(GIULIA, id, { immagini: ['attachment:0'], versione, pictures });
    await expect(late).rejects.toMatchObject(OUTDATED);
    expect(await rooms.counts()).toEqual(before);
    cin = nextCin();
    await expect(setPhotos(await withChange(), [])).rejects.toMatchObject(CHANGE_WAITS);
  });
});

describe('contacts and price', () => {
  test.each(['', null, ' \u200b'])('that are empty are none: %j', async (empty) => {
    const id = await owned('approvata');
    expect(await setContacts(id, { telefono: empty, email: empty, prezzo_notte: 110.5 })).toMatchObject({
      telefono: null,
      email: null,
      prezzo_notte: 110.5,
      proprietario_email: ANNA.email,
    });
    expect(await lastLine(id)).toMatchObject({
      azione: 'contatti',
      prima: { telefono: '+39 3…01', email: 'a…@example.it', prezzo_notte: 95.5 },
      dopo: { telefono: null, email: null, prezzo_notte: 110.5 },
    });
    // What has no address any more is edited like anything else, by the administrator and by its owner.
    expect(await edit(id, { email: '' })).toMatchObject({ email: null });
    expect(await rooms.own.setPhotos(ANNA, id, { immagini: [], pictures: [] })).toMatchObject({ email: null });
  });

  const NO_PRICES = ['abc', '', null, '€', 12.345, '12.345', 19.999, -1, '-5', '12abc', 'NaN', '1e999', true, [95]];
  test.each([...NO_PRICES, Number.POSITIVE_INFINITY, { euro: 95 }])(
    'a price that is none keeps the price: %j',
    async (prezzo_notte) => {
      const id = await owned('approvata');
      expect(await setContacts(id, { telefono: '0578 757012', prezzo_notte })).toMatchObject({
        telefono: '0578 757012',
        email: ANNA.email,
        prezzo_notte: 95.5,
      });
    },
  );

  test.each([
    ...[0, 0.99, '0.5', 100_001].map(
      (price) =>
        ['prezzo_notte', price, 'Il prezzo per notte va da 1 a 100.000 €, con al massimo due decimali.'] as const,
    ),
    ['telefono', 'javascript:alert(1)', 'Scrivi un solo numero di telefono valido, non a pagamento.'],
    ['telefono', '899 123456', 'Scrivi un solo numero di telefono valido, non a pagamento.'],
    ['telefono', ['1'], 'Scrivi un solo numero di telefono valido, non a pagamento.'],
    ['email', 'a@example.it,b@example.it', 'Scrivi un indirizzo e-mail valido.'],
    ['email', 'anna@example.it\r\nBcc: b@example.it', 'Scrivi un indirizzo e-mail valido.'],
  ] as const)('%s %j is refused', async (field, value, detail) => {
    const id = await owned('approvata');
    const before = await rooms.admin.get(id);
    await expect(setContacts(id, { telefono: '', email: '', [field]: value })).rejects.toMatchObject({
      codice: 'DATI_NON_VALIDI',
      campi: { [field]: detail },
    });
    expect(await rooms.admin.get(id)).toEqual(before);
  });

  test('go into a change that waits, too', async () => {
    const id = await withChange();
    const { versione } = await rooms.admin.get(id);
    const changed = await setContacts(id, { telefono: '', email: '', prezzo_notte: 70, versione });
    expect(changed).toMatchObject({ richiesta: 'modifica', telefono: null, email: null, prezzo_notte: 70 });
    expect(changed.form).toMatchObject({ telefono: '', email: '', prezzo_notte: 70 });
    await rooms.admin.approve(GIULIA, id, {});
    expect(await rooms.own.get(ANNA, id)).toMatchObject({ email: null, telefono: null, prezzo_notte: 70 });
    await expect(setContacts(id, { telefono: '', versione })).rejects.toMatchObject(OUTDATED);
  });

  test('of a bnb leave its prices to its rooms', async () => {
    const bnb = { tipo_struttura: ['bb'], tipo_prenotazione: 'bnb', camere: [sentCamera()] };
    const id = await owned('approvata', bnb);
    expect(await setContacts(id, { prezzo_notte: -5 })).toMatchObject({ prezzo_notte: 80 });
  });
});

describe('a mark of what is read', () => {
  test('is another after every change, and the same while nothing changes', async () => {
    const id = await owned('approvata', {}, ['#c1c1c1']);
    const marks = [(await rooms.admin.get(id)).versione];
    const noted = async (change: Promise<{ versione: string }>) => marks.push((await change).versione);
    await noted(setContacts(id, { telefono: '0578 757012' }));
    await noted(edit(id, { stripe_onboarding_completed: true }));
    await noted(setPhotos(id, []));
    await rooms.own.pause(ANNA, id);
    await noted(rooms.admin.get(id));
    await rooms.own.edit(ANNA, id, { body: sentBody({ cin, indirizzo: 'Via Nuova 1' }), pictures: [] });
    await noted(rooms.admin.get(id));
    await noted(rooms.admin.reject(GIULIA, id, {}));
    expect(new Set(marks).size).toBe(marks.length);
    const { data } = await rooms.admin.list('approved', { page: 1, limit: 100, cerca: cin });
    expect(data).toMatchObject([{ id, versione: marks.at(-1) }]);
  });
});

test('what the register cannot keep does not happen', async () => {
  const id = await owned('in_attesa');
  const nobody = { ...GIULIA, username: '' };
  const before = [await rooms.counts(), await rooms.admin.get(id)];
  await expect(rooms.admin.approve(nobody, id, {})).rejects.toThrow('registro_azioni');
  await expect(rooms.admin.edit(nobody, id, sentAdminForm({ cin, nome: 'Altro' }))).rejects.toThrow('registro_azioni');
  await expect(rooms.admin.setContacts(nobody, id, { telefono: '' })).rejects.toThrow('registro_azioni');
  await expect(rooms.admin.create(nobody, sentAdminForm({ cin: nextCin() }))).rejects.toThrow('registro_azioni');
  await expect(rooms.admin.remove(nobody, id)).rejects.toThrow('registro_azioni');
  expect([await rooms.counts(), await rooms.admin.get(id)]).toEqual(before);
});
