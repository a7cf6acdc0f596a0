import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  countPhotos,
  isSamePhotos,
  type ListedPhoto,
  movePhoto,
  removePhoto,
  setPhotoDetails,
  setPhotoState,
  storedPhotos,
  toSentPhoto,
} from './photo-list.ts';

const photo = (name: string) => ({ immagine: `caricamento:${name}`, url: `/foto/${name}`, nome: name });
const waiting = (key: string): ListedPhoto => ({ key, nome: key, state: { kind: 'waiting' } });
const list = (keys: string) => keys.split('').map(waiting);
const keys = (photos: readonly ListedPhoto[]) => photos.map(({ key }) => key).join('');

describe('movePhoto', () => {
  test.each([
    ['abc', 'c', 0, 'cab'],
    ['abc', 'a', 1, 'bac'],
    ['abc', 'a', 2, 'bca'],
    ['abc', 'a', -1, 'abc'],
    ['abc', 'c', 3, 'abc'],
    ['abc', 'x', 0, 'abc'],
  ])('for the list %s, the photo %s and the position %i, returns %s', (before, key, to, after) => {
    expect(keys(movePhoto(list(before), key, to))).toBe(after);
  });

  test('preserves all photos and puts the moved photo at the given position', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 10 }),
        fc.nat(9),
        fc.nat(9),
        (names, from, to) => {
          const before = names.map(waiting);
          const key = names[from % names.length]!;
          const place = to % names.length;
          const after = movePhoto(before, key, place);
          expect(after[place]?.key).toBe(key);
          expect(after.map((each) => each.key).toSorted()).toEqual(names.toSorted());
        },
      ),
    );
  });
});

test('photos keep the order in which they were chosen, whichever upload finishes first', () => {
  const second = setPhotoState(list('ab'), 'b', { kind: 'stored', photo: photo('b') });
  expect(storedPhotos(second)).toEqual([photo('b')]);
  const both = setPhotoState(second, 'a', { kind: 'stored', photo: photo('a') });
  expect(storedPhotos(both)).toEqual([photo('a'), photo('b')]);
});

test('storedPhotos omits waiting and failed photos', () => {
  const photos = setPhotoState(list('ab'), 'b', { kind: 'failed', sentence: 'Non caricata.' });
  expect(storedPhotos(photos)).toEqual([]);
  expect([countPhotos(photos, 'waiting', 'uploading'), countPhotos(photos, 'failed')]).toEqual([1, 1]);
});

test('ignores an upload that finishes after its photo was removed', () => {
  const removed = removePhoto(list('ab'), 'a');
  expect(keys(setPhotoState(removed, 'a', { kind: 'stored', photo: photo('a') }))).toBe('b');
});

test('isSamePhotos compares the number and order of photos, but not their file names', () => {
  const [a, b] = [photo('a'), photo('b')];
  expect(isSamePhotos([a, b], [{ ...a, nome: '' }, b])).toBe(true);
  expect(isSamePhotos([a, b], [b, a])).toBe(false);
  expect(isSamePhotos([a, b], [a])).toBe(false);
});

describe('details of a photo', () => {
  const kitchen = { stanza: 'cucina', didascalia: 'Il camino', fuoco: null } as const;

  test('are sent with the photo, while a photo without details is sent as its reference', () => {
    expect(toSentPhoto(photo('a'))).toBe('caricamento:a');
    expect(toSentPhoto({ ...photo('a'), dettagli: { stanza: null, didascalia: '', fuoco: null } })).toBe(
      'caricamento:a',
    );
    expect(toSentPhoto({ ...photo('a'), dettagli: kitchen })).toEqual({ immagine: 'caricamento:a', ...kitchen });
  });

  test('count as a difference for isSamePhotos unless they are empty', () => {
    expect(isSamePhotos([photo('a')], [{ ...photo('a'), dettagli: kitchen }])).toBe(false);
    expect(
      isSamePhotos([photo('a')], [{ ...photo('a'), dettagli: { ...kitchen, stanza: null, didascalia: '' } }]),
    ).toBe(true);
  });

  test('can be set only on stored photos', () => {
    const stored: ListedPhoto = { key: 'a', nome: 'a', state: { kind: 'stored', photo: photo('a') } };
    expect(storedPhotos(setPhotoDetails([stored, waiting('b')], 'a', kitchen))).toEqual([
      { ...photo('a'), dettagli: kitchen },
    ]);
    expect(setPhotoDetails([waiting('b')], 'b', kitchen)).toEqual([waiting('b')]);
  });
});
