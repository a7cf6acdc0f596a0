import { describe, expect, test } from 'vitest';
import { buildStruttura } from '../../../test/build-struttura.ts';
import { ANNA, GIULIA, nextCin, NOW, sentAdminForm, toReceivedPicture } from '../../../test/owner-modules.ts';
import { prepareListings, BNB } from '../../../test/prepare-listings.ts';

const OUTDATED = {
  codice: 'STATO_NON_VALIDO',
  detail: 'La struttura è stata modificata da un’altra sessione. Ricarica la pagina.',
};

const CHANGE_WAITS = {
  codice: 'STATO_NON_VALIDO',
  detail: 'C’è una modifica del proprietario in attesa: approvala o rifiutala prima.',
};

const {
  modules: rooms,
  owned,
  submit,
  read,
  edit: editAsOwner,
  editAsAdmin: edit,
  setContacts,
  approve,
  reject,
  set,
  rowOf,
} = prepareListings();

async function withChange(): Promise<number> {
  const id = await owned('approvata');
  await editAsOwner(id, { indirizzo: 'Via Nuova 1' });
  return id;
}

type Photos = { versione?: string; colours?: string[] };

const setPhotos = async (id: number, immagini: unknown, { colours = [], ...rest }: Photos = {}) =>
  rooms.admin.setPhotos(GIULIA, id, { immagini, pictures: await Promise.all(colours.map(toReceivedPicture)), ...rest });

const lastLine = async (id: number) => (await rooms.register(id)).at(-1);

describe('an edit by an administrator', () => {
  test.each(['in_attesa', 'approvata', 'sospesa', 'rifiutata'] as const)(
    'is applied to a struttura with status %s',
    async (status) => {
      const id = await owned(status);
      const change = { indirizzo: 'Via Nuova 1', stripe_onboarding_completed: true };
      expect(await edit(id, change)).toMatchObject({ status, ...change });
      const prima = { indirizzo: 'Strada delle Vigne 14', stripe_onboarding_completed: false };
      expect(await lastLine(id)).toEqual({ azione: 'modifica', prima, dopo: change });
    },
  );

  test('records who sets the payment flag, and keeps the record if the flag is unchanged', async () => {
    const id = await owned('approvata');
    const ticked = { stripe_onboarding_completed: true };
    expect(await edit(id)).toMatchObject({ onboarding_by: null });
    expect(await edit(id, ticked)).toMatchObject({ onboarding_by: 'admin' });
    expect(await read(id)).toMatchObject({ onboarding_by: 'admin' });
    await set(id, { onboarding_by: 'stripe', onboarding_at: new Date('2026-11-01T08:00:00Z') });
    expect(await edit(id, ticked)).toMatchObject({ onboarding_by: 'stripe' });
    await edit(id, { stripe_onboarding_completed: false });
    expect(await rowOf(id)).toMatchObject({ onboarding_by: 'admin', onboarding_at: NOW });
  });

  test('keeps the photos and the payment flag if the request omits both fields', async () => {
    const id = await owned('approvata', {}, ['#a0a0a0']);
    const { immagini } = await edit(id, { stripe_onboarding_completed: true });
    expect(immagini).toHaveLength(1);
    for (const nothing of [undefined, null]) {
      const nome = `Senza ${nothing}`;
      const left = { nome, immagini, stripe_onboarding_completed: true };
      expect(await edit(id, { nome, immagini: nothing })).toMatchObject(left);
    }
  });

  test('masks contact details and calendar URLs in the permanent audit log', async () => {
    const id = await owned('approvata');
    const booking_ical_url = 'https://ical.booking.com/v1/export?t=segreto';
    await edit(id, { telefono: '0578 757099', email: 'nuova@example.it', booking_ical_url, non_su_booking: false });
    const line = JSON.stringify(await lastLine(id));
    expect(line).not.toMatch(/757099|555 0101|nuova@|anna@|segreto/);
    expect(line).toContain('https://ical.booking.com/…');
    expect(line).toContain('@example.it');
  });

  test('fails if another published struttura has the same CIN', async () => {
    const cin = nextCin();
    await buildStruttura(rooms.db, { cin });
    await expect(edit(await owned('approvata'), { cin })).rejects.toMatchObject({ codice: 'CIN_IN_USO' });
  });

  test("fails if its version is outdated or an owner's change is pending", async () => {
    const id = await owned('approvata');
    const { versione } = await rooms.admin.get(id);
    const { versione: next } = await edit(id, { nome: 'Uno', versione });
    await expect(edit(id, { nome: 'Due', versione })).rejects.toMatchObject(OUTDATED);
    expect(await edit(id, { nome: 'Due', versione: next })).toMatchObject({ nome: 'Due' });
    await expect(edit(await withChange())).rejects.toMatchObject(CHANGE_WAITS);
  });

  test("keeps the owner's rejected change", async () => {
    const id = await withChange();
    await reject(id, { motivo: 'No.' });
    await edit(id, { nome: 'Corretta' });
    expect(await read(id)).toMatchObject({
      nome: 'Corretta',
      modifica: { status: 'rifiutata', motivo_rifiuto: 'No.' },
      form: { indirizzo: 'Via Nuova 1' },
    });
  });

  test('can add a missing CIN, even after the photos were changed without a CIN', async () => {
    const [id, cin] = [await buildStruttura(rooms.db, { cin: null, status: 'in_attesa' }), nextCin()];
    expect(await setPhotos(id, [])).toMatchObject({ immagini: [], cin: null });
    expect(await edit(id, { cin })).toMatchObject({ cin });
  });
});

describe('photos', () => {
  test('can be replaced or removed immediately', async () => {
    const id = await owned('approvata', {}, ['#b1b1b1', '#b2b2b2']);
    const [first, second] = (await rooms.admin.get(id)).immagini;
    const changed = await setPhotos(id, [second, 'attachment:0'], { colours: ['#b3b3b3'] });
    expect(changed.immagini).toEqual([second, expect.not.stringMatching(first ?? '')]);
    expect(changed.richiesta).toBeNull();
    const line = { prima: { immagini: [first, second] }, dopo: { immagini: changed.immagini } };
    expect(await lastLine(id)).toMatchObject({ azione: 'foto', ...line });
    expect(await setPhotos(id, [])).toMatchObject({ immagini: [] });
  });

  test("cannot be changed, and are not stored, if the version is outdated or an owner's change is pending", async () => {
    const id = await owned('approvata', {}, ['#b6b6b6']);
    const { versione } = await rooms.admin.get(id);
    await edit(id, { nome: 'Altro nome' });
    const before = await rooms.counts();
    const late = setPhotos(id, ['attachment:0'], { versione, colours: ['#b7b7b7'] });
    await expect(late).rejects.toMatchObject(OUTDATED);
    expect(await rooms.counts()).toEqual(before);
    await expect(setPhotos(await withChange(), [])).rejects.toMatchObject(CHANGE_WAITS);
  });
});

describe('setting contact details and price', () => {
  test.each(['', null, ' \u200b'])(
    'removes the phone number and the email address if the new values are empty: %j',
    async (empty) => {
      const id = await owned('approvata');
      const none = { telefono: null, email: null, prezzo_notte: 110.5 };
      const changed = await setContacts(id, { telefono: empty, email: empty, prezzo_notte: 110.5 });
      expect(changed).toMatchObject({ ...none, proprietario_email: ANNA.email });
      const prima = { telefono: '+39 3…01', email: 'a…@example.it', prezzo_notte: 95.5 };
      expect(await lastLine(id)).toMatchObject({ azione: 'contatti', prima, dopo: none });
      expect(await edit(id, { email: '' })).toMatchObject({ email: null });
      expect(await rooms.ownerStrutture.setPhotos(ANNA, id, { immagini: [], pictures: [] })).toMatchObject({
        email: null,
      });
    },
  );

  test.each(['abc', '', null, 12.345, -1, Number.POSITIVE_INFINITY, [95]].map((value) => [value]))(
    'keeps the price if the new price is empty or invalid: %j',
    async (prezzo_notte) => {
      const unchanged = { telefono: '0578 757012', email: ANNA.email, prezzo_notte: 95.5 };
      const changed = await setContacts(await owned('approvata'), { telefono: '0578 757012', prezzo_notte });
      expect(changed).toMatchObject(unchanged);
    },
  );

  test('also updates a pending change', async () => {
    const id = await withChange();
    const { versione } = await rooms.admin.get(id);
    const changed = await setContacts(id, { telefono: '', email: '', prezzo_notte: 70, versione });
    expect(changed).toMatchObject({ richiesta: 'modifica', telefono: null, email: null, prezzo_notte: 70 });
    expect(changed.form).toMatchObject({ telefono: '', email: '', prezzo_notte: 70 });
    await approve(id);
    expect(await read(id)).toMatchObject({ email: null, telefono: null, prezzo_notte: 70 });
    await expect(setContacts(id, { telefono: '', versione })).rejects.toMatchObject(OUTDATED);
  });
});

test('changes the version whenever the struttura changes, and returns the current version in lists', async () => {
  const id = await owned('approvata', {}, ['#c1c1c1']);
  const markOf = async (change: unknown) => {
    await change;
    return (await rooms.admin.get(id)).versione;
  };
  const marks = [
    await markOf(null),
    await markOf(setContacts(id, { telefono: '0578 757012' })),
    await markOf(edit(id, { stripe_onboarding_completed: true })),
    await markOf(setPhotos(id, [])),
    await markOf(rooms.ownerStrutture.pause(ANNA, id)),
    await markOf(editAsOwner(id, { indirizzo: 'Via Nuova 1' })),
    await markOf(editAsOwner(id, { indirizzo: 'Via Nuova 2' })),
    await markOf(reject(id)),
  ];
  expect(new Set(marks).size).toBe(marks.length);
  const { data } = await rooms.admin.list('approved', { page: 1, limit: 100, cerca: (await rowOf(id)).cin ?? '' });
  expect(data).toMatchObject([{ id, versione: marks.at(-1) }]);
});

test('rolls back a change if its audit entry fails', async () => {
  const id = await owned('in_attesa');
  const UNNAMED = { ...GIULIA, username: '' };
  const before = [await rooms.counts(), await rooms.admin.get(id)];
  const form = sentAdminForm({ cin: nextCin() });
  await expect(rooms.admin.approve(UNNAMED, id, {})).rejects.toThrow('registro_azioni');
  await expect(rooms.admin.edit(UNNAMED, id, form)).rejects.toThrow('registro_azioni');
  await expect(rooms.admin.setContacts(UNNAMED, id, { telefono: '' })).rejects.toThrow('registro_azioni');
  await expect(rooms.admin.create(UNNAMED, form)).rejects.toThrow('registro_azioni');
  await expect(rooms.admin.remove(UNNAMED, id)).rejects.toThrow('registro_azioni');
  expect([await rooms.counts(), await rooms.admin.get(id)]).toEqual(before);
});

const create = (fields: Parameters<typeof sentAdminForm>[0] = {}) =>
  rooms.admin.create(GIULIA, sentAdminForm({ cin: nextCin(), ...fields }));

describe('creation of a struttura by an administrator', () => {
  test('requires no consent and results in a pending struttura with a confirmed email address', async () => {
    const cin = nextCin();
    const entered = await create({ cin, stripe_onboarding_completed: true });
    const { id } = entered;
    expect(entered).toMatchObject({
      status: 'in_attesa',
      richiesta: 'nuova',
      proprietario_email: ANNA.email,
      stripe_onboarding_completed: true,
    });
    expect(entered.controlli).toContainEqual(expect.objectContaining({ codice: 'indirizzoConfermato' }));
    expect(await rooms.queue()).toContainEqual(expect.objectContaining({ id }));
    expect(await read(id)).toMatchObject({ status: 'in_attesa' });
    const dopo = { status: 'in_attesa', cin, stripe_onboarding_completed: true };
    expect(await rooms.register(id)).toMatchObject([{ azione: 'inserimento', prima: null, dopo }]);
  });

  test('is idempotent if the same form is sent again, even ten times concurrently', async () => {
    const [before, cin] = [await rooms.counts(), nextCin()];
    const first = await create({ cin });
    const again = await Promise.all(Array.from({ length: 10 }, () => create({ cin })));
    expect(new Set([first, ...again].map(({ id }) => id)).size).toBe(1);
    expect(await rooms.counts()).toMatchObject({ strutture: (before.strutture ?? 0) + 1, mails: before.mails });
    expect(await rooms.register(first.id)).toHaveLength(1);
  });

  test('accepts an empty email address, which leaves the home without an owner', async () => {
    const entered = await create({ email: '' });
    expect(entered).toMatchObject({ email: null, proprietario_email: null, form: { email: '' } });
    expect(await approve(entered.id)).toMatchObject({ status: 'approvata' });
  });

  test('fails for a CIN in use, an invalid payment flag or a missing calendar URL', async () => {
    const { cin } = await rowOf(await owned('approvata'));
    await expect(create({ cin })).rejects.toMatchObject({ codice: 'CIN_IN_USO' });
    await expect(create({ stripe_onboarding_completed: 'true' })).rejects.toMatchObject({
      codice: 'DATI_NON_VALIDI',
      campi: { stripe_onboarding_completed: 'Questa scelta non è valida.' },
    });
    await expect(create({ non_su_booking: false })).rejects.toMatchObject({
      detail: "L'URL del calendario Booking.com è obbligatorio per nuove strutture",
    });
  });
});

async function mailsOf(act: () => Promise<unknown>) {
  const before = (await rooms.mails()).length;
  await act();
  return (await rooms.mails()).slice(before);
}

const changesIn = (text = '') =>
  text
    .replaceAll('\u00a0', ' ')
    .split('\n')
    .filter((line) => line.includes(' → '));

test('emails the owner each changed contact detail and price, with an address for reporting errors', async () => {
  const id = await owned('approvata');
  const body = { telefono: '+39 0578 12345', email: ANNA.email, prezzo_notte: 1200.5 };
  const [mail, ...others] = await mailsOf(() => setContacts(id, body));
  expect(others).toEqual([]);
  const subject = 'Abbiamo cambiato quello che gli ospiti vedono di Podere Le Querce';
  expect(mail).toMatchObject({ to: ANNA.email, subject });
  expect(changesIn(mail?.text)).toEqual([
    'Telefono: +39 333 555 0101 → +39 0578 12345',
    'Prezzo per notte: 95,50 € → 1.200,50 €',
  ]);
  expect(mail?.text).toContain('scrivi a ciao@ospitalia.example');
  expect(mail?.text).toContain(`https://ospitalia.example/proprietario/strutture/${id}`);
});

test('also notifies the previous email address when the public email address changes', async () => {
  const id = await owned('approvata');
  await setContacts(id, { email: 'prima@example.it' });
  const mails = await mailsOf(() => setContacts(id, { email: 'poi@example.it' }));
  expect(mails.map(({ to }) => to).toSorted()).toEqual([ANNA.email, 'prima@example.it']);
  for (const { text } of mails) expect(changesIn(text)).toEqual(['E-mail: prima@example.it → poi@example.it']);
  expect(await read(id)).toMatchObject({ email: 'poi@example.it' });
});

test('notifies the owner by email when contact details are removed', async () => {
  const id = await owned('approvata');
  const mails = await mailsOf(() => setContacts(id, { telefono: '', email: '' }));
  expect(mails).toMatchObject([{ to: ANNA.email }]);
  const taken = ['Telefono: +39 333 555 0101 → nessuno', 'E-mail: anna@example.it → nessuna'];
  expect(changesIn(mails[0]?.text)).toEqual(taken);
});

test('lists changed prices of rooms and cleaning in the email about an edit', async () => {
  const id = await owned('approvata', { ...BNB, prezzo_notte: null });
  const camere = (await read(id)).form.camere.map((camera) => ({ ...camera, prezzo_notte: 90 }));
  const change = { ...BNB, nome: 'Podere Nuovo', prezzo_pulizie: 45, camere };
  const mails = await mailsOf(() => edit(id, change));
  const subject = 'Abbiamo cambiato quello che gli ospiti vedono di Podere Nuovo';
  expect(mails).toMatchObject([{ to: ANNA.email, subject }]);
  expect(changesIn(mails[0]?.text)).toEqual([
    'Pulizie: 40 €, una volta per soggiorno → 45 €, una volta per soggiorno',
    'Camera «Camera blu», prezzo per notte: 80 € → 90 €',
  ]);
});

test('sends no email if no contact detail or price changed, if the struttura has no owner or no confirmed address, or if the request fails', async () => {
  const [id, { id: unproved }] = [await owned('approvata'), await submit({ email: 'mai@example.it' })];
  const { id: ours } = await rooms.admin.create(GIULIA, sentAdminForm({ cin: nextCin(), email: '' }));
  const mails = await mailsOf(async () => {
    await setContacts(id, { telefono: '+39 333 555 0101' });
    await edit(id, { num_bagni: 2 });
    await setContacts(unproved, { telefono: '' });
    await setContacts(ours, { telefono: '' });
    const outdated = setContacts(id, { telefono: '', versione: 'vecchia' });
    await expect(outdated).rejects.toMatchObject({ codice: 'STATO_NON_VALIDO' });
  });
  expect(mails).toEqual([]);
});
