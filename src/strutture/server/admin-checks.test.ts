import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildStruttura } from '../../../test/build-struttura.ts';
import {
  ANNA,
  BRUNO,
  buildOwned,
  toReceivedPicture,
  nextCin,
  openOwnerRooms,
  type OwnerRooms,
  sentBody,
  sentCamera,
} from '../../../test/owner-rooms.ts';

let rooms: OwnerRooms;

beforeAll(async () => {
  rooms = await openOwnerRooms();
});
afterAll(() => rooms.close());

type Body = Parameters<typeof sentBody>[0];

/** A struttura that Bruno sent in, with photos of these colours. */
async function ofBruno(fields: Body = {}, photos: string[] = []): Promise<number> {
  const immagini = photos.map((_, index) => `attachment:${index}`);
  const body = sentBody({ cin: nextCin(), email: BRUNO.email, telefono: '', immagini, ...fields });
  const pictures = await Promise.all(photos.map(toReceivedPicture));
  return (await rooms.submissions.submit({ body, pictures }, BRUNO)).id;
}

async function checkOf(id: number, codice: string) {
  return (await rooms.admin.get(id)).controlli.find((check) => check.codice === codice);
}

describe('the checks', () => {
  test('of a struttura that is as it should be', async () => {
    const id = await buildOwned(rooms, 'in_attesa', { fields: { telefono: '0578 757001' } });
    expect((await rooms.admin.get(id)).controlli.map(({ esito, testo }) => `${esito}: ${testo}`)).toEqual([
      'problema: Nessuna foto',
      'nota: Pagamenti non configurati: andrà online come «Non garantita»',
      'ok: CIN valido e non duplicato',
      'ok: Il codice dice: comune di Montepulciano, classe C2 (altri alloggi privati in affitto).',
      'ok: Colazione coerente con il tipo',
      'ok: Non è su Booking.com: il calendario non serve',
      'ok: Il proprietario ha confermato il suo indirizzo e-mail',
    ]);
  });

  test('decode a CIN with an old number of a comune, and one without any', async () => {
    const { istat_precedente, citta_id } = await rooms.db
      .selectFrom('citta_alias')
      .selectAll()
      .where('istat_precedente', '<', 1_000_000)
      .executeTakeFirstOrThrow();
    const old = `IT${String(istat_precedente).padStart(6, '0')}C2VECCHIO1`;
    const place = { citta_id, cap: '09010', tipo_struttura: ['casa_vacanza' as const] };
    const renumbered = await buildStruttura(rooms.db, { ...place, cin: old, status: 'in_attesa' });
    expect(await checkOf(renumbered, 'cinAltroComune')).toBeUndefined();
    expect(await checkOf(renumbered, 'cinDetto')).toMatchObject({ esito: 'ok' });
    const nowhere = await buildStruttura(rooms.db, { cin: 'IT999999B5NESSUNO1', status: 'in_attesa' });
    expect(await checkOf(nowhere, 'cinComuneIgnoto')).toMatchObject({ esito: 'nota' });
    expect(await checkOf(nowhere, 'cinClasseDiversa')).toMatchObject({ esito: 'nota' });
    const without = await buildStruttura(rooms.db, { cin: null, status: 'in_attesa' });
    expect(await checkOf(without, 'cinMancante')).toMatchObject({ esito: 'problema', testo: 'CIN mancante' });
  });

  test('name who has the same CIN, published or waiting, as a change too', async () => {
    const cin = nextCin();
    const mine = await buildOwned(rooms, 'in_attesa', { fields: { cin } });
    const his = await ofBruno({ cin, nome: 'La stessa' });
    const wanting = await buildOwned(rooms, 'approvata', { fields: { nome: 'Un’altra' } });
    const edit = sentBody({ cin, nome: 'Un’altra', immagini: undefined });
    await rooms.own.edit(ANNA, wanting, { body: edit, pictures: [] });
    expect((await checkOf(mine, 'cinInAttesa'))?.riferimenti).toEqual([
      { id: his, nome: 'La stessa', citta: 'Montepulciano', status: 'in_attesa' },
      { id: wanting, nome: 'Un’altra', citta: 'Montepulciano', status: 'approvata' },
    ]);
    const published = await buildStruttura(rooms.db, { cin, nome: 'Pubblicata' });
    expect((await checkOf(wanting, 'cinPubblicato'))?.riferimenti).toMatchObject([{ id: published }]);
    expect(await checkOf(published, 'cinPubblicato')).toBeUndefined();
  });

  test('find the same phone of another owner however it is written, and not one’s own', async () => {
    const mine = await buildOwned(rooms, 'in_attesa', { fields: { telefono: '+39 0578 757055' } });
    await buildOwned(rooms, 'in_attesa', { fields: { telefono: '0578-757055' } });
    expect(await checkOf(mine, 'telefonoAltrui')).toBeUndefined();
    const his = await ofBruno({ telefono: '0039 0578 75 70 55' });
    expect((await checkOf(mine, 'telefonoAltrui'))?.riferimenti).toMatchObject([{ id: his }]);
    await rooms.db.updateTable('strutture').set({ status: 'eliminata' }).where('id', '=', his).execute();
    expect(await checkOf(mine, 'telefonoAltrui')).toBeUndefined();
  });

  test('find the same photo of another owner, and count photos', async () => {
    const mine = await buildOwned(rooms, 'in_attesa', { photos: ['#123123', '#321321'] });
    expect(await checkOf(mine, 'fotoPiccole')).toMatchObject({ testo: '2 foto, la più piccola di 40 px' });
    expect(await checkOf(mine, 'fotoAltrui')).toBeUndefined();
    const his = await ofBruno({}, ['#321321']);
    expect((await checkOf(mine, 'fotoAltrui'))?.riferimenti).toMatchObject([{ id: his }]);
    expect((await checkOf(his, 'fotoAltrui'))?.riferimenti).toMatchObject([{ id: mine }]);
  });

  test('name five others at most, and none of a demonstration', async () => {
    const telefono = '+39 333 555 0999';
    const invented = { telefono, is_demo: true, proprietario_email: null };
    const demo = await Promise.all(Array.from({ length: 6 }, () => buildStruttura(rooms.db, invented)));
    expect(await checkOf(demo[0] ?? 0, 'telefonoAltrui')).toBeUndefined();
    const real = await buildStruttura(rooms.db, { telefono, status: 'in_attesa', proprietario_email: ANNA.email });
    expect((await checkOf(real, 'telefonoAltrui'))?.riferimenti).toHaveLength(5);
  });

  test('find nothing of another owner between two that nobody owns', async () => {
    const telefono = '+39 333 555 0888';
    const [one, other] = [await buildStruttura(rooms.db, { telefono }), await buildStruttura(rooms.db, { telefono })];
    const photo = { hash: 'z'.repeat(22), width: 40, height: 30 };
    const shown = await rooms.db.insertInto('photos').values(photo).returning('id').executeTakeFirstOrThrow();
    for (const struttura_id of [one, other]) {
      await rooms.db.insertInto('struttura_photos').values({ struttura_id, position: 0, photo_id: shown.id }).execute();
    }
    expect(await checkOf(one, 'telefonoAltrui')).toBeUndefined();
    expect(await checkOf(one, 'fotoAltrui')).toBeUndefined();
    const owned = await buildStruttura(rooms.db, { telefono, proprietario_email: ANNA.email });
    expect((await checkOf(one, 'telefonoAltrui'))?.riferimenti).toMatchObject([{ id: owned }]);
  });

  test('say what is connected, not what the form said when it was sent', async () => {
    const id = await buildOwned(rooms, 'approvata');
    expect(await checkOf(id, 'calendarioNonServe')).toMatchObject({ esito: 'ok' });
    const unit = await rooms.db
      .selectFrom('units')
      .select('id')
      .where('struttura_id', '=', id)
      .executeTakeFirstOrThrow();
    const connect = (platform: 'airbnb' | 'booking') =>
      rooms.db
        .insertInto('feeds')
        .values({ unit_id: unit.id, platform, sealed_url: Buffer.from('x'), shown_url: 'x', host: 'x.example' })
        .execute();
    await connect('airbnb');
    expect(await checkOf(id, 'calendarioCollegato')).toBeUndefined();
    await connect('booking');
    expect(await checkOf(id, 'calendarioCollegato')).toMatchObject({
      esito: 'ok',
      testo: 'Calendario di Booking.com collegato',
    });
    expect(await checkOf(id, 'calendarioNonServe')).toBeUndefined();
  });

  test('compare beds with rooms, and a price with what is online and with what others ask there', async () => {
    const bnb = { tipo_struttura: ['affittacamere'], tipo_prenotazione: 'bnb', posti_letto: 7 };
    const camere = [70, 1100, 70].map((prezzo_notte) => sentCamera({ prezzo_notte }));
    const house = await ofBruno({ ...bnb, camere });
    expect(await checkOf(house, 'postiDiversi')).toMatchObject({
      esito: 'nota',
      testo: '7 posti letto nella scheda, ma le camere ne hanno 6',
    });
    expect(await checkOf(house, 'prezziCamereLontani')).toMatchObject({ esito: 'nota' });

    // Bovino, where nobody else is; Foggia's province has some.
    const bovino = { citta_id: 71007, cap: '71023', provincia_id: 71, regione_id: 16, citta: 'Bovino' };
    const dear = await ofBruno({ ...bovino, prezzo_notte: 1100 });
    expect(await checkOf(dear, 'prezzoInsolito')).toBeUndefined();
    const around = { citta_id: 71024, cap: '71121', is_demo: false };
    for (const euros of [90, 50, 70, 60, 80]) {
      await buildStruttura(rooms.db, { ...around, prezzo_notte_cents: euros * 100, posti_letto: 2 });
    }
    expect(await checkOf(dear, 'prezzoInsolito')).toMatchObject({
      esito: 'nota',
      testo: '1.100\u00a0€ a notte: chi è simile, in provincia di Foggia, chiede circa 70\u00a0€',
    });

    const online = await buildOwned(rooms, 'approvata', { fields: { prezzo_notte: 70 } });
    const { cin } = await rooms.admin.get(online);
    const body = sentBody({ cin, prezzo_notte: 1100, indirizzo: 'Via Nuova 1', immagini: undefined });
    await rooms.own.edit(ANNA, online, { body, pictures: [] });
    expect(await checkOf(online, 'prezzoCambiato')).toMatchObject({
      testo: '1.100\u00a0€ a notte, mentre online sono 70\u00a0€',
    });
  });

  test('say whether guests will be able to pay', async () => {
    const ready = await buildStruttura(rooms.db, { status: 'in_attesa' });
    expect((await rooms.admin.get(ready)).controlli).toContainEqual(
      expect.objectContaining({ testo: 'Pagamenti configurati', esito: 'ok' }),
    );
    const half = await buildStruttura(rooms.db, { status: 'in_attesa', stripe_account_id: null });
    expect(await checkOf(half, 'pagamentiSenzaAccount')).toMatchObject({ esito: 'nota' });
  });
});

describe('a change that waits', () => {
  test('is shown as the struttura would be, with what it changes; the form begins with what is online', async () => {
    const id = await buildOwned(rooms, 'approvata', { photos: ['#001100', '#002200'] });
    const online = await rooms.admin.get(id);
    expect(online).toMatchObject({ cambiamenti: [], immagini_pubblicate: [], richiesta: null });
    const [cover = ''] = online.immagini;
    const body = sentBody({
      cin: online.cin ?? '',
      tipo_struttura: ['bb'],
      tipo_prenotazione: 'bnb',
      prezzo_notte: undefined,
      camere: [sentCamera()],
      immagini: [cover, 'attachment:0'],
    });
    await rooms.own.edit(ANNA, id, { body, pictures: [await toReceivedPicture('#003300')] });
    const shown = await rooms.admin.get(id);
    expect(shown).toMatchObject({
      richiesta: 'modifica',
      status: 'approvata',
      tipo_struttura: ['bb'],
      prezzo_notte: 80,
      servizi: ['Prima Colazione Inclusa', 'WiFi'],
      immagini: [cover, expect.not.stringContaining(cover)],
      immagini_pubblicate: online.immagini,
    });
    expect(shown.form).toEqual(online.form);
    expect(shown.cambiamenti).toEqual([
      { campo: 'Tipologia', prima: 'Casa vacanza', dopo: 'B&B' },
      { campo: 'Si prenota', prima: 'Tutta la casa', dopo: 'Per camera' },
      { campo: 'Prezzo per notte', prima: '95,50\u00a0€', dopo: '' },
      { campo: 'Servizi', prima: 'WiFi', dopo: 'Prima Colazione Inclusa, WiFi' },
      { campo: 'Foto', prima: '2 foto', dopo: '2 foto, 1 nuova' },
      {
        campo: 'Camera «Camera blu»',
        prima: '',
        dopo: 'Camera blu, 2 posti letto, 1 letto matrimoniale, bagno privato, 80\u00a0€ a notte, WiFi',
      },
    ]);
  });
});

test('what is not there, and what is hidden, is not found', async () => {
  const hidden = await buildStruttura(rooms.db, { status: 'eliminata' });
  for (const id of [hidden, 999_999]) {
    await expect(rooms.admin.get(id)).rejects.toMatchObject({
      codice: 'NON_TROVATO',
      detail: 'Struttura non trovata.',
    });
  }
});
