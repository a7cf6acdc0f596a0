import { describe, expect, test } from 'vitest';
import { buildStruttura } from '../../../test/build-struttura.ts';
import { ANNA, BRUNO, nextCin, sentBody, sentCamera, toReceivedPicture } from '../../../test/owner-modules.ts';
import { BNB, type Fields, prepareListings } from '../../../test/prepare-listings.ts';

const { modules: rooms, owned, submit, edit, set } = prepareListings();
const ofBruno = async (fields: Fields = {}) =>
  (await submit({ email: BRUNO.email, telefono: '', ...fields }, BRUNO)).id;
const checkOf = async (id: number, codice: string) =>
  (await rooms.admin.get(id)).controlli.find((check) => check.codice === codice);
const othersOf = async (id: number, codice: string) => (await checkOf(id, codice))?.riferimenti;

describe('checking a struttura before a decision', () => {
  test('returns one line per check for a struttura without photos', async () => {
    const id = await owned('in_attesa', { telefono: '0578 757001' });
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

  test('decodes a CIN with a former ISTAT number of a comune, and reports an unknown number or a missing CIN', async () => {
    const { istat_precedente, citta_id } = await rooms.db
      .selectFrom('citta_alias')
      .selectAll()
      .where('istat_precedente', '<', 1_000_000)
      .executeTakeFirstOrThrow();
    const cin = `IT${String(istat_precedente).padStart(6, '0')}C2VECCHIO1`;
    const renumbered = await buildStruttura(rooms.db, { citta_id, cap: '09010', cin, status: 'in_attesa' });
    expect(await checkOf(renumbered, 'cinAltroComune')).toBeUndefined();
    expect(await checkOf(renumbered, 'cinDetto')).toMatchObject({ esito: 'ok' });
    const nowhere = await buildStruttura(rooms.db, { cin: 'IT999999B5NESSUNO1', status: 'in_attesa' });
    expect(await checkOf(nowhere, 'cinComuneIgnoto')).toMatchObject({ esito: 'nota' });
    const without = await buildStruttura(rooms.db, { cin: null, status: 'in_attesa' });
    expect(await checkOf(without, 'cinMancante')).toMatchObject({ esito: 'problema', testo: 'CIN mancante' });
  });

  test('names every other published or pending struttura with the same CIN, and every pending change to that CIN', async () => {
    const cin = nextCin();
    const mine = await owned('in_attesa', { cin });
    const his = await ofBruno({ cin, nome: 'La stessa' });
    const wanting = await owned('approvata', { nome: 'Un’altra' });
    await edit(wanting, { cin, nome: 'Un’altra' });
    expect(await othersOf(mine, 'cinInAttesa')).toEqual([
      { id: his, nome: 'La stessa', citta: 'Montepulciano', status: 'in_attesa' },
      { id: wanting, nome: 'Un’altra', citta: 'Montepulciano', status: 'approvata' },
    ]);
    const published = await buildStruttura(rooms.db, { cin, nome: 'Pubblicata' });
    expect(await othersOf(wanting, 'cinPubblicato')).toMatchObject([{ id: published }]);
    expect(await checkOf(published, 'cinPubblicato')).toBeUndefined();
  });

  test("finds another owner's listing with the same phone number in any notation, but ignores the owner's own listings", async () => {
    const mine = await owned('in_attesa', { telefono: '+39 0578 757055' });
    await owned('in_attesa', { telefono: '0578-757055' });
    expect(await checkOf(mine, 'telefonoAltrui')).toBeUndefined();
    const his = await ofBruno({ telefono: '0039 0578 75 70 55' });
    expect(await othersOf(mine, 'telefonoAltrui')).toMatchObject([{ id: his }]);
    await set(his, { status: 'eliminata' });
    expect(await checkOf(mine, 'telefonoAltrui')).toBeUndefined();
  });

  test('finds a photo that another owner also uses, and counts the photos of a home', async () => {
    const mine = await owned('in_attesa', {}, ['#123123', '#321321']);
    expect(await checkOf(mine, 'fotoPiccole')).toMatchObject({ testo: '2 foto, la più piccola di 40 px' });
    expect(await checkOf(mine, 'fotoAltrui')).toBeUndefined();
    const photo = { email: BRUNO.email, telefono: '', immagini: ['attachment:0'] };
    const { id: his } = await submit(photo, BRUNO, [await toReceivedPicture('#321321')]);
    expect(await othersOf(mine, 'fotoAltrui')).toMatchObject([{ id: his }]);
    expect(await othersOf(his, 'fotoAltrui')).toMatchObject([{ id: mine }]);
  });

  test('names at most five other listings, and reports no conflicts for a demo listing', async () => {
    const telefono = '+39 333 555 0999';
    const invented = { telefono, is_demo: true, proprietario_email: null };
    const demo = await Promise.all(Array.from({ length: 6 }, () => buildStruttura(rooms.db, invented)));
    expect(await checkOf(demo[0] ?? 0, 'telefonoAltrui')).toBeUndefined();
    const real = await buildStruttura(rooms.db, { telefono, status: 'in_attesa', proprietario_email: ANNA.email });
    expect(await othersOf(real, 'telefonoAltrui')).toHaveLength(5);
  });

  test('reports no conflict between two listings that have no owner', async () => {
    const telefono = '+39 333 555 0888';
    const [one, other] = [await buildStruttura(rooms.db, { telefono }), await buildStruttura(rooms.db, { telefono })];
    const photo = { hash: 'z'.repeat(22), width: 40, height: 30 };
    const shown = await rooms.db
      .insertInto('photos')
      .values(photo)
      .returning('id as photo_id')
      .executeTakeFirstOrThrow();
    for (const struttura_id of [one, other]) {
      await rooms.db
        .insertInto('struttura_photos')
        .values({ struttura_id, position: 0, ...shown })
        .execute();
    }
    expect(await checkOf(one, 'telefonoAltrui')).toBeUndefined();
    expect(await checkOf(one, 'fotoAltrui')).toBeUndefined();
    const annas = await buildStruttura(rooms.db, { telefono, proprietario_email: ANNA.email });
    expect(await othersOf(one, 'telefonoAltrui')).toMatchObject([{ id: annas }]);
  });

  test('reports the connected Booking.com calendar instead of the answer in the form', async () => {
    const id = await owned('approvata');
    const units = rooms.db.selectFrom('units').select('id').where('struttura_id', '=', id);
    const { id: unit_id } = await units.executeTakeFirstOrThrow();
    const feed = { unit_id, sealed_url: Buffer.from('x'), shown_url: 'x', host: 'x.example' };
    const connect = (platform: 'airbnb' | 'booking') =>
      rooms.db
        .insertInto('feeds')
        .values({ ...feed, platform })
        .execute();
    expect(await checkOf(id, 'calendarioNonServe')).toMatchObject({ esito: 'ok' });
    await connect('airbnb');
    expect(await checkOf(id, 'calendarioCollegato')).toBeUndefined();
    await connect('booking');
    const connected = { esito: 'ok', testo: 'Calendario di Booking.com collegato' };
    expect(await checkOf(id, 'calendarioCollegato')).toMatchObject(connected);
    expect(await checkOf(id, 'calendarioNonServe')).toBeUndefined();
  });

  test('compares the stated beds and rooms with the listed rooms, and a price with the published price and typical prices nearby', async () => {
    const camere = [70, 1100, 70].map((prezzo_notte) => sentCamera({ prezzo_notte }));
    const house = await ofBruno({ ...BNB, posti_letto: 7, camere });
    const testo = '7 posti letto nella scheda, ma le camere ne hanno 6';
    expect(await checkOf(house, 'postiDiversi')).toMatchObject({ esito: 'nota', testo });
    const fewer = { esito: 'nota', testo: '2 camere nella scheda, ma da prenotare ce ne sono 3' };
    expect(await checkOf(house, 'camereDiverse')).toMatchObject(fewer);
    expect(await checkOf(house, 'prezziCamereLontani')).toMatchObject({ esito: 'nota' });

    const bovino = { citta_id: 71007, cap: '71023', provincia_id: 71, regione_id: 16, citta: 'Bovino' };
    const dear = await ofBruno({ ...bovino, prezzo_notte: 1100 });
    expect(await checkOf(dear, 'prezzoInsolito')).toBeUndefined();
    const around = { citta_id: 71024, cap: '71121', is_demo: false, posti_letto: 2 };
    for (const euros of [90, 50, 70, 60, 80]) {
      await buildStruttura(rooms.db, { ...around, prezzo_notte_cents: euros * 100 });
    }
    expect(await checkOf(dear, 'prezzoInsolito')).toMatchObject({
      esito: 'nota',
      testo: '1.100\u00a0€ a notte: chi è simile, in provincia di Foggia, chiede circa 70\u00a0€',
    });

    const online = await owned('approvata', { prezzo_notte: 70 });
    await edit(online, { prezzo_notte: 1100, indirizzo: 'Via Nuova 1' });
    const changed = { testo: '1.100\u00a0€ a notte, mentre online sono 70\u00a0€' };
    expect(await checkOf(online, 'prezzoCambiato')).toMatchObject(changed);
  });
});

test('shows the struttura with its pending change and lists the differences from the published form', async () => {
  const id = await owned('approvata', {}, ['#001100', '#002200']);
  const online = await rooms.admin.get(id);
  expect(online).toMatchObject({ cambiamenti: [], immagini_pubblicate: [], richiesta: null });
  const [cover = ''] = online.immagini;
  const change = { ...BNB, cin: online.cin, prezzo_notte: undefined, immagini: [cover, 'attachment:0'] };
  await rooms.ownerStrutture.edit(ANNA, id, { body: sentBody(change), pictures: [await toReceivedPicture('#003300')] });
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

test('returns not found for unknown and hidden listings', async () => {
  for (const id of [await buildStruttura(rooms.db, { status: 'eliminata' }), 999_999]) {
    const absent = { codice: 'NON_TROVATO', detail: 'Struttura non trovata.' };
    await expect(rooms.admin.get(id)).rejects.toMatchObject(absent);
  }
});
