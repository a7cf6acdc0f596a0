import { beforeEach, describe, expect, test } from 'vitest';
import { ANNA, GIULIA } from '../../../test/owner-modules.ts';
import { BNB, prepareListings } from '../../../test/prepare-listings.ts';
import { createConditionsService } from './conditions-service.ts';

const { modules: rooms, owned, read, edit, editAsAdmin, approve, reject, remove, mailsTo } = prepareListings();
beforeEach(() => rooms.db.deleteFrom('strutture').execute());

const OSCAR = { ...GIULIA, username: 'oscar' };
const OLD = 'Un casale.';
const NEW = 'Un casale con torre.';

const listed = async (cerca = '') => {
  const { data, total } = await rooms.admin.list('changed', { page: 1, limit: 50, cerca });
  const { cambiate } = await rooms.admin.counters();
  if (cerca === '') expect([data.length, total]).toEqual([cambiate, cambiate]);
  return data.map(({ id }) => id);
};
const changes = async (id: number) => (await rooms.admin.get(id)).testi_cambiati?.cambiamenti ?? null;
const versionOf = async (id: number) => (await rooms.admin.get(id)).testi_cambiati?.versione;
const see = async (id: number, versione?: string, actor = GIULIA) => rooms.admin.markSeen(actor, id, { versione });
const looks = async (id: number) => (await rooms.register(id)).filter(({ azione }) => azione === 'testi_visti');

async function published(fields = {}): Promise<number> {
  return owned('approvata', { nome: 'Casale', descrizione: OLD, ...fields });
}

describe('texts that change after approval', () => {
  test('are public immediately, and are listed with the previous texts until an administrator marks them as seen', async () => {
    const id = await published();
    const mails = await mailsTo(ANNA.email);
    expect([await listed(), await changes(id)]).toEqual([[], null]);
    await edit(id, { nome: 'Villa', descrizione: NEW, regole: 'Niente feste.' });
    expect(await listed()).toEqual([id]);
    expect(await listed('vill')).toEqual([id]);
    expect(await listed('casale')).toEqual([]);
    expect(await changes(id)).toEqual([
      { campo: 'Nome', prima: 'Casale', dopo: 'Villa' },
      { campo: 'Descrizione', prima: OLD, dopo: NEW },
      { campo: 'Regole della casa', prima: '', dopo: 'Niente feste.' },
    ]);
    const seen = await see(id, await versionOf(id));
    expect(seen).toMatchObject({ testi_cambiati: null, testi_cambiati_at: null, status: 'approvata' });
    expect(await listed()).toEqual([]);
    expect(await mailsTo(ANNA.email)).toEqual(mails);
  });

  test('are compared with the texts last seen, and are no longer listed if the owner restores those texts', async () => {
    const id = await published();
    await edit(id, { nome: 'Villa', descrizione: OLD });
    await see(id);
    await edit(id, { nome: 'Torre', descrizione: OLD });
    await edit(id, { nome: 'Torre', descrizione: NEW });
    expect(await changes(id)).toEqual([
      { campo: 'Nome', prima: 'Villa', dopo: 'Torre' },
      { campo: 'Descrizione', prima: OLD, dopo: NEW },
    ]);
    await edit(id, { nome: 'Villa', descrizione: OLD });
    expect([await listed(), await changes(id)]).toEqual([[], null]);
  });

  test('are recorded as seen once if two administrators mark them concurrently', async () => {
    const id = await published();
    await edit(id, { nome: 'Villa', descrizione: OLD });
    const versione = await versionOf(id);
    await Promise.all([see(id, versione), see(id, versione, OSCAR)]);
    await see(id, versione);
    expect(await looks(id)).toMatchObject([{ azione: 'testi_visti', dopo: { testi: ['Nome'] } }]);
  });

  test('cannot be marked as seen if they have changed since they were shown', async () => {
    const id = await published();
    await edit(id, { nome: 'Villa', descrizione: OLD });
    const versione = await versionOf(id);
    await edit(id, { nome: 'Torre', descrizione: OLD });
    await expect(see(id, versione)).rejects.toMatchObject({ codice: 'STATO_NON_VALIDO' });
    expect([await listed(), await looks(id)]).toEqual([[id], []]);
    await rooms.ownerStrutture.setContacts(ANNA, id, { email: ANNA.email, telefono: '', prezzo_notte: 100 });
    await see(id, await versionOf(id));
    expect(await listed()).toEqual([]);
  });

  test('include translations, rooms, captions, rate names and notes', async () => {
    const id = await owned('approvata', { ...BNB, descrizione: OLD }, ['#111111']);
    const { camere } = (await read(id)).form;
    const [photo] = (await read(id)).immagini;
    const named = camere.map((camera) => ({ ...camera, nome_camera: 'Luna', note: 'Al primo piano' }));
    const translated = { descrizione: OLD, traduzioni: { de: { testo: 'Ein Landhaus.' } }, animali_nota: 'Solo cani' };
    await edit(id, { ...BNB, ...translated, camere: named });
    await rooms.ownerStrutture.setPhotos(ANNA, id, {
      immagini: [{ immagine: photo, didascalia: 'Il portico' }],
      pictures: [],
    });
    const { save, read: conditions } = createConditionsService(rooms.db);
    const {
      tariffe: _,
      camere: [room],
      ...body
    } = await conditions(ANNA, id);
    const rate = { camera_id: room?.id, nome: 'Ferragosto', dal: '2027-08-10', al: '2027-08-20', prezzo_weekend: null };
    const none = { soggiorno_minimo: 3, ospiti_inclusi: null, supplemento_ospite: null, prezzo_notte: 90 };
    await save(ANNA, id, { ...body, tariffe: [{ ...rate, ...none }] });
    expect((await changes(id))?.map(({ campo, dopo }) => [campo, dopo])).toEqual([
      ['Camera «Luna»', 'Luna'],
      ['Descrizione in tedesco', 'Ein Landhaus.'],
      ['Nota sugli animali', 'Solo cani'],
      ['Camera «Luna», note', 'Al primo piano'],
      ['Didascalia della foto 1', 'Il portico'],
      ['Nomi delle tariffe', 'Ferragosto'],
    ]);
  });

  test("count as seen if an administrator writes or approves them, while the owner's other changes stay listed", async () => {
    const id = await published();
    await editAsAdmin(id, { nome: 'Villa', descrizione: OLD });
    expect(await listed()).toEqual([]);
    await edit(id, { nome: 'Torre', descrizione: OLD });
    await editAsAdmin(id, { nome: 'Torre', descrizione: NEW });
    expect(await changes(id)).toEqual([{ campo: 'Nome', prima: 'Villa', dopo: 'Torre' }]);
    await edit(id, { nome: 'Rocca', descrizione: OLD, indirizzo: 'Via Nuova 1' });
    expect(await changes(id)).toEqual([{ campo: 'Nome', prima: 'Villa', dopo: 'Torre' }]);
    await approve(id);
    expect([await listed(), await changes(id)]).toEqual([[], null]);
  });

  test('stay listed after a change is rejected or the home is paused, until the home is deleted', async () => {
    const id = await published();
    await edit(id, { nome: 'Villa', descrizione: OLD });
    await edit(id, { nome: 'Villa', descrizione: OLD, indirizzo: 'Via Nuova 1' });
    await reject(id, { motivo: 'Indirizzo non trovato.' });
    expect(await listed()).toEqual([id]);
    await rooms.ownerStrutture.pause(ANNA, id);
    expect(await listed()).toEqual([id]);
    await edit(id, { nome: 'Torre', descrizione: OLD });
    expect(await changes(id)).toEqual([{ campo: 'Nome', prima: 'Casale', dopo: 'Torre' }]);
    await remove(id);
    expect(await listed()).toEqual([]);
  });

  test('are not listed for pending homes, which administrators review as a whole', async () => {
    const id = await owned('in_attesa', { nome: 'Casale' });
    await edit(id, { nome: 'Villa' });
    expect(await listed()).toEqual([]);
    await approve(id);
    expect(await listed()).toEqual([]);
  });
});

describe('a resubmission after a rejection', () => {
  const earlier = async (id: number) => (await rooms.admin.get(id)).rifiuto_precedente;

  test('shows the reason for the rejection and the changes made after the rejection', async () => {
    const id = await owned('rifiutata', { nome: 'Casale', descrizione: OLD });
    expect(await earlier(id)).toBeNull();
    await edit(id, { nome: 'Casale', descrizione: NEW, cap: '53045' });
    expect(await earlier(id)).toMatchObject({
      motivo: 'Le foto sono sfocate.',
      cambiamenti: [{ campo: 'Descrizione', prima: OLD, dopo: NEW }],
    });
    await approve(id);
    expect(await earlier(id)).toBeNull();
  });

  test('shows the reason and the differences from the rejected change if a change is resubmitted', async () => {
    const id = await published();
    const change = { nome: 'Casale', descrizione: OLD };
    await edit(id, { ...change, indirizzo: 'Via Falsa 1' });
    await reject(id, { motivo: 'Indirizzo non trovato.' });
    await edit(id, { ...change, indirizzo: 'Via Vera 2' });
    expect(await earlier(id)).toMatchObject({
      motivo: 'Indirizzo non trovato.',
      cambiamenti: [{ campo: 'Indirizzo', prima: 'Via Falsa 1', dopo: 'Via Vera 2' }],
    });
    await rooms.ownerStrutture.dropEdit(ANNA, id);
    await edit(id, { ...change, indirizzo: 'Via Altra 3' });
    expect(await earlier(id)).toBeNull();
  });

  test('shows the previous rejection if the last rejection is undone', async () => {
    const id = await owned('rifiutata', { nome: 'Casale', descrizione: OLD });
    await edit(id, { nome: 'Casale', descrizione: NEW });
    await reject(id, { motivo: 'Manca il CIN.' });
    await rooms.admin.undo(GIULIA, id, {});
    expect(await earlier(id)).toMatchObject({ motivo: 'Le foto sono sfocate.' });
  });

  test('shows no rejection if the only rejection is undone', async () => {
    const id = await owned('in_attesa');
    await reject(id, { motivo: 'Manca il CIN.' });
    await rooms.admin.undo(GIULIA, id, {});
    expect(await earlier(id)).toBeNull();
  });
});
