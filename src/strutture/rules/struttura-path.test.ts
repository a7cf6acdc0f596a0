import { expect, test } from 'vitest';
import { strutturaPath } from './struttura-path.ts';

test('a struttura\'s page is its id and its slug', () => {
  expect(strutturaPath({ id: 12, slug: 'podere-le-querce' })).toBe('/struttura/12/podere-le-querce');
});
