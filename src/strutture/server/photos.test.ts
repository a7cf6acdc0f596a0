import { describe, expect, test, beforeEach } from 'vitest';
import { ANNA, GIULIA, toReceivedPicture, nextCin, sentBody } from '../../../test/owner-modules.ts';
import { prepareListings } from '../../../test/prepare-listings.ts';
import { createStruttureService } from './service.ts';
import type { ReceivedPicture } from '../../kernel/calls/call.ts';
import { createSubmissionService } from './submission-service.ts';

const { modules: rooms, owned, submit, read, edit, editAsAdmin, approve } = prepareListings();
const KITCHEN = { stanza: 'cucina', didascalia: 'Il camino acceso d’inverno', fuoco: '40-60' } as const;
const NOTHING = { stanza: null, didascalia: '', fuoco: null };
const FOCUS = '#40-60';
const COLOURS = ['#111111', '#222222'];

const setOwnerPhotos = (id: number) => async (immagini: unknown) =>
  rooms.ownerStrutture.setPhotos(ANNA, id, { immagini, pictures: [] });

const publicPhotos = (id: number) => createStruttureService(rooms.db).listPhotos(id);

describe('details of a photo', () => {
  test('are shown immediately without a review', async () => {
    const id = await owned('approvata', {}, COLOURS);
    const [cover, second] = (await read(id)).immagini;
    const saved = await setOwnerPhotos(id)([{ immagine: cover, ...KITCHEN }, second]);
    expect(saved).toMatchObject({ modifica: null, immagini: [`${cover}${FOCUS}`, second] });
    expect(saved.form.dettagli_foto).toEqual([KITCHEN, NOTHING]);
    const { fuoco: _, ...details } = KITCHEN;
    expect(await publicPhotos(id)).toEqual([
      { immagine: `${cover}${FOCUS}`, ...details },
      { immagine: second, stanza: null, didascalia: '' },
    ]);
  });

  test('are removed if the photo is sent without details, even if its URL still contains the focal point', async () => {
    const id = await owned('approvata', {}, COLOURS);
    const [cover, second] = (await read(id)).immagini;
    const { immagini } = await setOwnerPhotos(id)([{ immagine: cover, ...KITCHEN }, second]);
    const saved = await setOwnerPhotos(id)(immagini);
    expect(saved.form.dettagli_foto).toEqual([NOTHING, NOTHING]);
    expect(saved.immagini).toEqual([cover, second]);
  });

  test('remain if the form omits the photos', async () => {
    const id = await owned('approvata', {}, COLOURS);
    const [cover, second] = (await read(id)).immagini;
    await setOwnerPhotos(id)([{ immagine: cover, ...KITCHEN }, second]);
    expect((await edit(id, { nome: 'Nuovo nome' })).form.dettagli_foto).toEqual([KITCHEN, NOTHING]);
    await editAsAdmin(id, { nome: 'Altro nome' });
    expect((await read(id)).form.dettagli_foto).toEqual([KITCHEN, NOTHING]);
  });

  test('give the struttura a new version when they are saved', async () => {
    const id = await owned('approvata', {}, COLOURS);
    const { immagini, versione } = await read(id);
    const [cover, second] = immagini;
    expect((await setOwnerPhotos(id)([{ immagine: cover, ...KITCHEN }, second])).versione).not.toBe(versione);
  });

  test('wait for approval if the edit also changes the address, and are unpublished if the approval is undone', async () => {
    const id = await owned('approvata', {}, COLOURS);
    const [cover, second] = (await read(id)).immagini;
    await edit(id, { indirizzo: 'Via Nuova 1', immagini: [second, { immagine: cover, ...KITCHEN }] });
    expect((await read(id)).form.dettagli_foto).toEqual([NOTHING, KITCHEN]);
    expect(await publicPhotos(id)).toMatchObject([{ immagine: cover, didascalia: '' }, { immagine: second }]);
    expect((await rooms.admin.get(id)).cambiamenti).toContainEqual({
      campo: 'Foto 2',
      prima: '',
      dopo: 'Cucina, «Il camino acceso d’inverno», al centro il punto a 40\u00a0% da sinistra e 60\u00a0% dall’alto',
    });
    await approve(id);
    expect((await read(id)).form.dettagli_foto).toEqual([NOTHING, KITCHEN]);
    await rooms.admin.undo(GIULIA, id, {});
    expect(await publicPhotos(id)).toMatchObject([{ immagine: cover, didascalia: '' }, { immagine: second }]);
    expect((await read(id)).form.dettagli_foto).toEqual([NOTHING, KITCHEN]);
  });
});

test('stores photo details with a submission, and treats a repeated submission as identical only if the details match', async () => {
  const pictures = [await toReceivedPicture('#333333')];
  const fields = { email: ANNA.email, cin: 'IT052015C2PHOTO001' };
  const immagini = [{ immagine: 'attachment:0', ...KITCHEN }];
  const { id } = await submit({ ...fields, immagini }, ANNA, pictures);
  expect((await read(id)).form.dettagli_foto).toEqual([KITCHEN]);
  expect((await submit({ ...fields, immagini }, ANNA, pictures)).id).toBe(id);
  const other = [{ immagine: 'attachment:0', ...KITCHEN, stanza: 'bagno' }];
  expect((await submit({ ...fields, immagini: other }, ANNA, pictures)).id).not.toBe(id);
});

test('publishes no photos of a struttura that is not public', async () => {
  const hidden = await owned('sospesa', {}, ['#555555']);
  await expect(publicPhotos(hidden)).rejects.toMatchObject({ codice: 'NON_TROVATO' });
  expect(await publicPhotos(await owned('approvata'))).toEqual([]);
});

let a: ReceivedPicture;
let b: ReceivedPicture;
let serial = 0;

beforeEach(async () => {
  serial += 1;
  const hex = serial.toString(16).padStart(2, '0');
  a = await toReceivedPicture(`#aa00${hex}`);
  b = await toReceivedPicture(`#00bb${hex}`);
});

const upload = async (picture: ReceivedPicture) => (await rooms.media.upload(picture, 'a.jpg')).immagine;
const photosOf = async (id: number) => (await read(id)).form.immagini;
type SentPhotos = { immagini: string[]; pictures: ReceivedPicture[] };

test.each<[string, () => Promise<SentPhotos>]>([
  ['two data URLs', async () => ({ immagini: ['attachment:0', 'attachment:1', 'attachment:2'], pictures: [a, b, a] })],
  [
    'the same upload twice',
    async () => {
      const [first, second] = [await upload(a), await upload(b)];
      return { immagini: [first, second, first], pictures: [] };
    },
  ],
  ['two uploads', async () => ({ immagini: [await upload(a), await upload(b), await upload(a)], pictures: [] })],
  [
    'a data URL after an upload',
    async () => ({ immagini: [await upload(a), 'attachment:0', 'attachment:1'], pictures: [b, a] }),
  ],
  [
    'a data URL before an upload',
    async () => ({ immagini: ['attachment:0', 'attachment:1', await upload(a)], pictures: [a, b] }),
  ],
])('stores a duplicate photo only once, in its first position: %s', async (_, send) => {
  const { immagini, pictures } = await send();
  const { shown = 0 } = await rooms.counts();
  const { id } = await submit({ immagini }, ANNA, pictures);
  const inOrder = [await rooms.media.storeAll([a], ['']), await rooms.media.storeAll([b], [''])];
  expect(await photosOf(id)).toEqual(inOrder.map(([photo]) => photo?.url));
  expect((await rooms.counts()).shown).toBe(shown + 2);
});

test('creates no pending change if the same existing photo is sent twice as a URL and once as a data URL', async () => {
  const { id } = await submit({ immagini: ['attachment:0', 'attachment:1'] }, ANNA, [a, b]);
  await approve(id);
  const [first = '', second = ''] = await photosOf(id);
  const sent = { immagini: [first, 'attachment:0', second, first], pictures: [a] };
  const unchanged = { modifica: null, form: { immagini: [first, second] } };
  expect(await rooms.ownerStrutture.setPhotos(ANNA, id, sent)).toMatchObject(unchanged);
});

test('treats a submission that repeats a photo as identical to a submission that contains the photo once', async () => {
  const cin = nextCin();
  const first = await submit({ cin, immagini: ['attachment:0'] }, null, [a]);
  expect(await submit({ cin, immagini: ['attachment:0', 'attachment:1'] }, null, [a, a])).toEqual(first);
});

test('counts duplicate photos towards the limit of ten', async () => {
  const immagini = Array.from({ length: 11 }, () => '');
  immagini.fill(await upload(a));
  const detail = 'Puoi caricare massimo 10 immagini';
  await expect(submit({ immagini })).rejects.toMatchObject({ codice: 'DATI_NON_VALIDI', detail });
  const { id } = await submit({ immagini: immagini.slice(1) }, ANNA);
  expect(await photosOf(id)).toHaveLength(1);
});

test('stores neither copy of a duplicate photo if the submission contains an invalid photo', async () => {
  const before = await rooms.counts();
  const svg = { size: 6, read: async () => new TextEncoder().encode('<svg/>') };
  const immagini = ['attachment:0', 'attachment:1', 'attachment:2'];
  await expect(submit({ immagini }, null, [a, a, svg])).rejects.toMatchObject({
    codice: 'FORMATO_NON_SUPPORTATO',
    detail: "Il file foto 3 non è un'immagine valida.",
  });
  expect(await rooms.counts()).toEqual(before);
});

test('rejects a submission and requests a new upload if an uploaded photo was deleted in the meantime', async () => {
  const immagine = await upload(a);
  const findUploads = async (references: readonly string[]) => {
    const photos = await rooms.media.findUploads(references);
    await rooms.db.deleteFrom('photo_uploads').execute();
    const ids = photos.map((photo) => photo?.id ?? 0);
    await rooms.db.deleteFrom('photos').where('id', 'in', ids).execute();
    return photos;
  };
  const submissions = createSubmissionService({ ...rooms, media: { ...rooms.media, findUploads } });
  const body = sentBody({ cin: nextCin(), immagini: [immagine] });
  await expect(submissions.submit({ body, pictures: [] }, null)).rejects.toMatchObject({
    codice: 'DATI_NON_VALIDI',
    detail: 'Una delle foto non è più disponibile: caricala di nuovo.',
  });
});
