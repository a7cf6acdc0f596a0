import { beforeEach, expect, test } from 'vitest';
import { ANNA, nextCin, sentBody, toReceivedPicture } from '../../../test/owner-rooms.ts';
import { prepareListings } from '../../../test/prepare-listings.ts';
import type { ReceivedPicture } from '../../kernel/call.ts';
import { createSubmissionService } from './submission-service.ts';

const { rooms, submit, read, approve } = prepareListings();
let a: ReceivedPicture;
let b: ReceivedPicture;
let serial = 0;

beforeEach(async () => {
  serial += 1;
  a = await toReceivedPicture(`#aa00${serial.toString(16)}0`);
  b = await toReceivedPicture(`#00bb${serial.toString(16)}0`);
});

const upload = async (picture: ReceivedPicture) => (await rooms.media.upload(picture, 'a.jpg')).immagine;
const photosOf = async (id: number) => (await read(id)).form.immagini;
type SentPhotos = { immagini: string[]; pictures: ReceivedPicture[] };

test.each<[string, () => Promise<SentPhotos>]>([
  ['two data URLs', async () => ({ immagini: ['attachment:0', 'attachment:1', 'attachment:2'], pictures: [a, b, a] })],
  [
    'one upload twice',
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
])('a photo that a form names twice is kept once, in the first place: %s', async (_, send) => {
  const { immagini, pictures } = await send();
  const { shown = 0 } = await rooms.counts();
  const { id } = await submit({ immagini }, ANNA, pictures);
  const inOrder = [await rooms.media.storeAll([a], ['']), await rooms.media.storeAll([b], [''])];
  expect(await photosOf(id)).toEqual(inOrder.map(([photo]) => photo?.url));
  expect((await rooms.counts()).shown).toBe(shown + 2);
});

test('a photo that the struttura has, twice and as a data URL, changes nothing, so nothing waits', async () => {
  const { id } = await submit({ immagini: ['attachment:0', 'attachment:1'] }, ANNA, [a, b]);
  await approve(id);
  const [first = '', second = ''] = await photosOf(id);
  const sent = { immagini: [first, 'attachment:0', second, first], pictures: [a] };
  const unchanged = { modifica: null, form: { immagini: [first, second] } };
  expect(await rooms.own.setPhotos(ANNA, id, sent)).toMatchObject(unchanged);
});

test('a submission that names a photo twice is the same as one that names it once', async () => {
  const cin = nextCin();
  const first = await submit({ cin, immagini: ['attachment:0'] }, null, [a]);
  expect(await submit({ cin, immagini: ['attachment:0', 'attachment:1'] }, null, [a, a])).toEqual(first);
});

test('ten is what is sent: eleven times one photo is too many', async () => {
  const immagini = Array.from({ length: 11 }, () => '');
  immagini.fill(await upload(a));
  const detail = 'Puoi caricare massimo 10 immagini';
  await expect(submit({ immagini })).rejects.toMatchObject({ codice: 'DATI_NON_VALIDI', detail });
  const { id } = await submit({ immagini: immagini.slice(1) }, ANNA);
  expect(await photosOf(id)).toHaveLength(1);
});

test('a refusal takes a photo away that came twice', async () => {
  const before = await rooms.counts();
  const svg = { size: 6, read: async () => new TextEncoder().encode('<svg/>') };
  const immagini = ['attachment:0', 'attachment:1', 'attachment:2'];
  await expect(submit({ immagini }, null, [a, a, svg])).rejects.toMatchObject({
    codice: 'FORMATO_NON_SUPPORTATO',
    detail: "Il file foto 3 non è un'immagine valida.",
  });
  expect(await rooms.counts()).toEqual(before);
});

test('a photo that is swept away meanwhile is asked for again', async () => {
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
