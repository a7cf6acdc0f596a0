import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  ANNA,
  toReceivedPicture,
  GIULIA,
  nextCin,
  openOwnerRooms,
  type OwnerRooms,
  sentBody,
} from '../../../test/owner-rooms.ts';
import type { ReceivedPicture } from '../../kernel/call.ts';

let rooms: OwnerRooms;
/** Two pictures that no other test has. */
let a: ReceivedPicture;
let b: ReceivedPicture;
let serial = 0;

beforeAll(async () => {
  rooms = await openOwnerRooms();
});
afterAll(() => rooms.close());

async function paintTwo(): Promise<void> {
  serial += 1;
  a = await toReceivedPicture(`#aa00${serial}0`);
  b = await toReceivedPicture(`#00bb${serial}0`);
}

const upload = async (picture: ReceivedPicture) => (await rooms.media.upload(picture, 'a.jpg')).immagine;
const photosOf = async (id: number) => (await rooms.own.get(ANNA, id)).form.immagini;

describe('a photo that a form names twice is kept once, in the first place', () => {
  type SentPhotos = { immagini: string[]; pictures: ReceivedPicture[] };

  test.each<[string, () => Promise<SentPhotos>]>([
    [
      'two equal data URLs',
      async () => ({ immagini: ['attachment:0', 'attachment:1', 'attachment:2'], pictures: [a, b, a] }),
    ],
    [
      'one upload twice',
      async () => {
        const [first, second] = [await upload(a), await upload(b)];
        return { immagini: [first, second, first], pictures: [] };
      },
    ],
    [
      'two uploads of one file',
      async () => ({ immagini: [await upload(a), await upload(b), await upload(a)], pictures: [] }),
    ],
    [
      'a data URL after an upload of the same file',
      async () => ({ immagini: [await upload(a), 'attachment:0', 'attachment:1'], pictures: [b, a] }),
    ],
    [
      'a data URL before an upload of the same file',
      async () => ({ immagini: ['attachment:0', 'attachment:1', await upload(a)], pictures: [a, b] }),
    ],
  ])('%s', async (_, send) => {
    await paintTwo();
    const { immagini, pictures } = await send();
    const before = await rooms.counts();
    const body = sentBody({ cin: nextCin(), immagini });
    const { id } = await rooms.submissions.submit({ body, pictures }, ANNA);
    const inOrder = [await rooms.media.storeAll([a], ['']), await rooms.media.storeAll([b], [''])];
    expect(await photosOf(id)).toEqual(inOrder.map(([photo]) => photo?.url));
    expect((await rooms.counts()).shown).toBe((before.shown ?? 0) + 2);
  });

  test('a photo that the struttura has, twice and as a data URL: nothing has changed, so nothing waits', async () => {
    await paintTwo();
    const body = sentBody({ cin: nextCin(), immagini: ['attachment:0', 'attachment:1'] });
    const { id } = await rooms.submissions.submit({ body, pictures: [a, b] }, ANNA);
    await rooms.admin.approve(GIULIA, id, {});
    const [first = '', second = ''] = await photosOf(id);
    const immagini = [first, 'attachment:0', second, first];
    expect(await rooms.own.setPhotos(ANNA, id, { immagini, pictures: [a] })).toMatchObject({
      modifica: null,
      form: { immagini: [first, second] },
    });
  });
});

test('a submission that names a photo twice is the same as one that names it once', async () => {
  await paintTwo();
  const cin = nextCin();
  const once = { body: sentBody({ cin, immagini: ['attachment:0'] }), pictures: [a] };
  const twice = { body: sentBody({ cin, immagini: ['attachment:0', 'attachment:1'] }), pictures: [a, a] };
  const first = await rooms.submissions.submit(once, null);
  expect(await rooms.submissions.submit(twice, null)).toEqual(first);
});

test('ten is what is sent: eleven times one photo is too many', async () => {
  await paintTwo();
  const reference = await upload(a);
  const times = (count: number) =>
    sentBody({ cin: nextCin(), immagini: Array.from({ length: count }, () => reference) });
  await expect(rooms.submissions.submit({ body: times(11), pictures: [] }, null)).rejects.toMatchObject({
    codice: 'DATI_NON_VALIDI',
    detail: 'Puoi caricare massimo 10 immagini',
  });
  const { id } = await rooms.submissions.submit({ body: times(10), pictures: [] }, ANNA);
  expect(await photosOf(id)).toHaveLength(1);
});

test('a refusal takes a photo away that came twice', async () => {
  await paintTwo();
  const before = await rooms.counts();
  const svg = { size: 6, read: async () => new TextEncoder().encode('<svg/>') };
  const body = sentBody({ cin: nextCin(), immagini: ['attachment:0', 'attachment:1', 'attachment:2'] });
  await expect(rooms.submissions.submit({ body, pictures: [a, a, svg] }, null)).rejects.toMatchObject({
    codice: 'FORMATO_NON_SUPPORTATO',
  });
  expect(await rooms.counts()).toEqual(before);
});
