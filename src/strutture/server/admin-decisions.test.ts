import { describe, expect, test } from 'vitest';
import { buildStruttura } from '../../../test/build-struttura.ts';
import { ANNA, BRUNO, nextCin, NOW, PUBLIC_URL, sentCamera } from '../../../test/owner-modules.ts';
import { BNB, prepareListings } from '../../../test/prepare-listings.ts';

const ALREADY_APPROVED = { codice: 'STATO_NON_VALIDO', detail: 'La struttura è già stata approvata.' };
const ALREADY_REFUSED = { codice: 'STATO_NON_VALIDO', detail: 'La struttura è già stata rifiutata.' };
const MOTIVO = 'Le foto sono sfocate.\nIl CAP è di un’altra via.';
const CHANGE = { indirizzo: 'Via Nuova 1', telefono: '0578 757099' };

const { modules: rooms, owned, submit, read, edit, approve, reject } = prepareListings();
const lastMail = async () => (await rooms.mails()).at(-1);

describe('approving', () => {
  test('publishes a struttura and emails its URL to the owner', async () => {
    const id = await owned('in_attesa', { nome: 'Casa dell’Orto' });
    await approve(id);
    expect(await read(id)).toMatchObject({ status: 'approvata', approved_at: NOW.toISOString() });
    const mail = await lastMail();
    const [page, area] = [`${PUBLIC_URL}/struttura/${id}/casa-dell-orto`, `${PUBLIC_URL}/proprietario`];
    expect(mail).toMatchObject({ to: ANNA.email, subject: 'Casa dell’Orto è online' });
    expect(mail?.text).toContain(page);
    expect(mail?.text).toContain(`dalla tua area:\n${area}\n`);
    expect(mail?.html?.match(/href="[^"]+"/g)).toEqual([`href="${page}"`, `href="${area}"`]);
  });

  test('replaces the published form, rooms and photos with the approved change', async () => {
    const id = await owned('approvata');
    await edit(id, { ...BNB, indirizzo: 'Via Nuova 1', camere: [sentCamera({ prezzo_notte: 70 })] });
    await approve(id);
    expect(await read(id)).toMatchObject({
      indirizzo: 'Via Nuova 1',
      tipo_prenotazione: 'bnb',
      prezzo_notte: 70,
      modifica: null,
      form: { camere: [{ nome_camera: 'Camera blu' }] },
    });
    const mail = await lastMail();
    expect(mail).toMatchObject({ subject: 'Le modifiche a Podere Le Querce sono state approvate' });
    expect(mail?.text).toContain('Via Nuova 1');
    expect(mail?.text).not.toContain('Strada delle Vigne 14');
    await edit(id);
    await approve(id);
    expect(await read(id)).toMatchObject({ prezzo_notte: 95.5, form: { camere: [] } });
  });

  test('and rejecting fail if the struttura was already approved or rejected', async () => {
    const [approved, refused] = [await owned('approvata'), await owned('rifiutata')];
    await expect(approve(approved)).rejects.toMatchObject(ALREADY_APPROVED);
    await expect(reject(approved)).rejects.toMatchObject(ALREADY_APPROVED);
    await expect(approve(refused)).rejects.toMatchObject(ALREADY_REFUSED);
    await expect(reject(refused)).rejects.toMatchObject(ALREADY_REFUSED);
  });

  test('fails if the CIN is already published', async () => {
    const cin = nextCin();
    const mine = await owned('in_attesa', { cin });
    await approve((await submit({ cin, email: BRUNO.email }, BRUNO)).id);
    const before = await rooms.counts();
    await expect(approve(mine)).rejects.toMatchObject({
      codice: 'CIN_IN_USO',
      detail:
        'Questo CIN è già di un’altra struttura pubblicata: «Podere Le Querce», Montepulciano. Rifiuta questa, o elimina l’altra.',
    });
    expect(await rooms.counts()).toEqual(before);
    expect(await read(mine)).toMatchObject({ status: 'in_attesa' });
  });

  test('fails if a change uses a CIN that another struttura has published in the meantime', async () => {
    const [id, cin] = [await owned('approvata'), nextCin()];
    const published = await read(id);
    await edit(id, { cin });
    await buildStruttura(rooms.db, { cin });
    await expect(approve(id)).rejects.toMatchObject({ codice: 'CIN_IN_USO' });
    expect(await read(id)).toMatchObject({ cin: published.cin, modifica: { status: 'in_attesa' } });
  });

  test('fails if the struttura is hidden or has no CIN', async () => {
    const without = await buildStruttura(rooms.db, { cin: null, status: 'in_attesa' });
    const hidden = await buildStruttura(rooms.db, { status: 'eliminata' });
    await expect(approve(without)).rejects.toMatchObject({ codice: 'DATI_NON_VALIDI', detail: 'CIN mancante.' });
    await expect(approve(hidden)).rejects.toMatchObject({ codice: 'NON_TROVATO' });
  });

  test("assigns the owner's payment account, and sets the payment flag if the account is active", async () => {
    const online = await buildStruttura(rooms.db, {
      proprietario_email: 'attiva@example.it',
      email_confirmed_at: NOW,
      stripe_account_id: null,
      onboarding_by: 'admin',
      onboarding_at: NOW,
    });
    const approved = async (email: string, isActive?: boolean) => {
      const account_id = `acct_demo_${email}`;
      const state = { charges_enabled: isActive ?? false, details_submitted: isActive ?? false };
      const account = { account_id, proprietario_email: email, provider: 'demo' as const, ...state };
      if (isActive !== undefined) await rooms.db.insertInto('payout_accounts').values(account).execute();
      const { id } = await submit({ email }, { id: 'x', email });
      await approve(id);
      return id;
    };
    const standing = (id: number) =>
      rooms.db
        .selectFrom('strutture')
        .select(['stripe_account_id', 'stripe_onboarding_completed', 'onboarding_by', 'onboarding_at'])
        .where('id', '=', id)
        .executeTakeFirst();
    for (const [email, stripe_onboarding_completed] of [
      ['attiva@example.it', true],
      ['incompleta@example.it', false],
    ] as const) {
      const expected = { stripe_onboarding_completed, onboarding_by: 'stripe', onboarding_at: NOW };
      const id = await approved(email, stripe_onboarding_completed);
      expect(await standing(id)).toEqual({ stripe_account_id: `acct_demo_${email}`, ...expected });
    }
    expect(await standing(online)).toMatchObject({ stripe_account_id: null, onboarding_by: 'admin' });
    const without = await approved('senza@example.it');
    expect(await standing(without)).toMatchObject({ stripe_account_id: null, onboarding_by: null });
  });
});

describe('rejecting', () => {
  test('stores the reason and emails it to the owner', async () => {
    const id = await owned('in_attesa');
    await reject(id, { motivo: `  ${MOTIVO} ` });
    expect(await read(id)).toMatchObject({ status: 'rifiutata', motivo_rifiuto: MOTIVO, approved_at: null });
    const mail = await lastMail();
    expect(mail?.subject).toBe('La richiesta per Podere Le Querce va corretta');
    expect(mail?.text).toContain('Le foto sono sfocate.');
    expect(mail?.text).toContain(`${PUBLIC_URL}/proprietario/strutture/${id}/modifica`);
  });

  test('keeps the published version and lets the owner correct the rejected change', async () => {
    const id = await owned('approvata');
    await edit(id, CHANGE);
    await reject(id, { motivo: MOTIVO });
    expect(await read(id)).toMatchObject({
      status: 'approvata',
      indirizzo: 'Strada delle Vigne 14',
      modifica: { status: 'rifiutata', motivo_rifiuto: MOTIVO },
      form: { indirizzo: 'Via Nuova 1' },
    });
    expect(await lastMail()).toMatchObject({ subject: 'Le modifiche a Podere Le Querce vanno corrette' });
    await expect(approve(id)).rejects.toMatchObject(ALREADY_REFUSED);
    const corrected = await edit(id, { indirizzo: 'Via Nuova 2' });
    expect(corrected).toMatchObject({ modifica: { status: 'in_attesa', motivo_rifiuto: null } });
  });

  test.each([
    ['a reason of 1,001 characters', 'x'.repeat(1001), 'Il motivo può avere al massimo 1.000 caratteri.'],
    ['a reason with a NUL character', 'no\0', 'Il motivo contiene caratteri non validi: riscrivilo.'],
    ['a reason that is a list', ['no'], 'Il motivo contiene caratteri non validi: riscrivilo.'],
  ])('fails for %s', async (_, motivo, detail) => {
    const rejection = reject(await owned('in_attesa'), { motivo });
    await expect(rejection).rejects.toMatchObject({ codice: 'DATI_NON_VALIDI', detail });
  });

  test.each([undefined, null, ' \u200b '])('stores and emails a default reason if the reason is %j', async (motivo) => {
    const none = 'Non è stato indicato un motivo: ricontrolla i dati e le foto, poi invia di nuovo la richiesta.';
    expect(await reject(await owned('in_attesa'), { motivo })).toMatchObject({ motivo_rifiuto: none });
    expect((await lastMail())?.text).toContain(none);
  });
});

test('a decision fails if its version is outdated or invalid, and succeeds if its version is current', async () => {
  const OUTDATED = { detail: 'La struttura è stata modificata da un’altra sessione. Ricarica la pagina.' };
  const id = await owned('in_attesa');
  const { versione } = await rooms.admin.get(id);
  await edit(id, { nome: 'Tutt’altro' });
  await expect(approve(id, { versione })).rejects.toMatchObject(OUTDATED);
  await expect(reject(id, { versione })).rejects.toMatchObject(OUTDATED);
  await expect(approve(id, { versione: 7 })).rejects.toMatchObject(OUTDATED);
  const { versione: current } = await rooms.admin.get(id);
  expect(await approve(id, { versione: current })).toMatchObject({ nome: 'Tutt’altro' });
  await expect(approve(id, { versione: current })).rejects.toMatchObject(ALREADY_APPROVED);
});

test('records each decision once in the audit log, with the changed fields', async () => {
  const id = await owned('approvata');
  await expect(approve(id)).rejects.toMatchObject(ALREADY_APPROVED);
  await edit(id, CHANGE);
  await reject(id, { motivo: MOTIVO });
  await edit(id, CHANGE);
  await approve(id);
  expect(await rooms.register(id)).toEqual([
    { azione: 'approvazione', prima: { status: 'in_attesa' }, dopo: { status: 'approvata' } },
    { azione: 'rifiuto', prima: { modifica: 'in_attesa' }, dopo: { modifica: 'rifiutata', motivo_rifiuto: MOTIVO } },
    {
      azione: 'approvazione',
      prima: { indirizzo: 'Strada delle Vigne 14', telefono: '+39 3…01' },
      dopo: { indirizzo: 'Via Nuova 1', telefono: '057…99' },
    },
  ]);
});

describe('a struttura with an unconfirmed email address', () => {
  const ADDRESS = 'ignota@example.it';
  const unproved = async (cin = nextCin()) => (await submit({ cin, email: ADDRESS })).id;
  const UNCONFIRMED = {
    codice: 'STATO_NON_VALIDO',
    detail:
      'Il proprietario non ha ancora confermato il suo indirizzo e-mail. Per approvarla lo stesso, conferma di averlo raggiunto in un altro modo.',
  };

  test.each([
    [undefined, UNCONFIRMED],
    [false, UNCONFIRMED],
    [null, UNCONFIRMED],
    ['true', { codice: 'DATI_NON_VALIDI' }],
    [1, { codice: 'DATI_NON_VALIDI' }],
  ])('cannot be approved if proprietario_raggiunto is %j', async (proprietario_raggiunto, refusal) => {
    const id = await unproved();
    await expect(approve(id, { proprietario_raggiunto })).rejects.toMatchObject(refusal);
    expect(await rooms.admin.get(id)).toMatchObject({ status: 'in_attesa', email_confirmed: false });
    expect(await rooms.register(id)).toEqual([]);
  });

  test('can be approved by an administrator who has contacted the owner, and the audit log records the contact', async () => {
    const id = await unproved();
    const approved = { status: 'approvata', email_confirmed: false };
    expect(await approve(id, { proprietario_raggiunto: true })).toMatchObject(approved);
    const dopo = { status: 'approvata', proprietario_raggiunto: true };
    expect(await rooms.register(id)).toEqual([{ azione: 'approvazione', prima: { status: 'in_attesa' }, dopo }]);
  });

  test('is approved without a recorded contact if the address is confirmed before the approval', async () => {
    const id = await unproved();
    await rooms.submissions.confirmAddress(ADDRESS);
    await approve(id, { proprietario_raggiunto: true });
    expect((await rooms.register(id))[0]?.dopo).toEqual({ status: 'approvata' });
  });

  test('can be rejected, but the email contains no text from the form', async () => {
    const cin = nextCin();
    const id = await unproved(cin);
    await reject(id, { motivo: MOTIVO });
    expect(await rooms.admin.get(id)).toMatchObject({ status: 'rifiutata', motivo_rifiuto: MOTIVO });
    const mail = await lastMail();
    expect(mail).toMatchObject({ to: ADDRESS, subject: 'La tua richiesta va corretta' });
    expect(mail?.text).toContain('Le foto sono sfocate.');
    for (const word of ['Podere Le Querce', 'Strada delle Vigne', cin]) {
      expect(`${mail?.text}${mail?.html}`).not.toContain(word);
    }
  });
});
