import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { acceptedTypes, chooseFiles } from './choose-files.ts';

const file = (name: string, size = 1000, type = 'image/jpeg') => ({ name, size, type });
const files = (count: number) => Array.from({ length: count }, (_, index) => file(`${index}.jpg`));

test.each([
  [file('mare.jpg'), null],
  [file('mare.jpg', 5_242_881), null],
  [file('mare.jpg', 104_857_600), null],
  [file('mare.jpg', 104_857_601), 'troppoGrande'],
  [file('mare.heic', 10, 'image/heic'), null],
  [file('senza-estensione', 10, ''), null],
  [file('contratto.pdf', 10, 'application/pdf'), 'nonValida'],
  [file('contratto.pdf', 9_000_000, 'application/pdf'), 'nonValida'],
  [file('vuoto.jpg', 0), 'nonValida'],
])('for the chosen file %o, chooseFiles returns the fault %s', (chosen, fault) => {
  const { taken, refused } = chooseFiles([chosen], 0);
  expect(taken).toEqual(fault === null ? [chosen] : []);
  expect(refused).toEqual(fault === null ? [] : [{ name: chosen.name, fault }]);
});

describe('chooseFiles with the limit of ten photos', () => {
  test.each([
    [0, 11, 10, true],
    [8, 3, 2, true],
    [10, 1, 0, true],
    [10, 0, 0, false],
  ])('with %i existing photos and %i chosen files, accepts %i', (there, chosen, taken, isOverLimit) => {
    expect(chooseFiles(files(chosen), there)).toEqual({
      taken: files(chosen).slice(0, taken),
      refused: [],
      isOverLimit,
    });
  });

  test('does not count a rejected file towards the limit', () => {
    const { taken, isOverLimit } = chooseFiles([file('a.pdf', 1, 'application/pdf'), file('b.jpg')], 9);
    expect(taken).toEqual([file('b.jpg')]);
    expect(isOverLimit).toBe(false);
  });

  test('never exceeds ten photos, and reports the limit if and only if it excludes files', () => {
    const type = fc.constantFrom('', 'image/png', 'text/html');
    const any = fc.record({ name: fc.string(), size: fc.nat(200_000_000), type });
    fc.assert(
      fc.property(fc.array(any), fc.nat(10), (chosen, there) => {
        const { taken, refused, isOverLimit } = chooseFiles(chosen, there);
        expect(there + taken.length).toBeLessThanOrEqual(10);
        expect(isOverLimit).toBe(taken.length + refused.length < chosen.length);
      }),
    );
  });
});

test('offers HEIC files in the file picker unless the browser converts HEIC to JPEG', () => {
  expect(acceptedTypes(true)).not.toMatch(/hei[cf]/);
  expect(acceptedTypes(false).split(',')).toEqual(
    expect.arrayContaining(['image/jpeg', 'image/heic', '.heic', '.heif', '.hif']),
  );
});
