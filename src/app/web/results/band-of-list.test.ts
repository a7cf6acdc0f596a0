import { expect, test } from 'vitest';
import type { Ambiente } from '../../../search/rules/search-criteria.ts';
import { bandOfList } from './band-of-list.ts';

test.each<[Ambiente, string]>([
  ['montagna', 'TAA'],
  ['lago', 'LOM'],
  ['mare', 'ITA'],
])('uses a matching band for %s in all of Italy', async (ambiente, band) => {
  const zone = { kind: 'ambiente', ambiente, inside: null, dove: '' } as const;
  const scope = { kind: 'citta', citta_ids: [1, 2] } as const;
  const open = { zone, scope, nome: '', dove: '', path: '' };
  const noPlaces = { findPlace: () => Promise.reject(new Error()), provinceOfTowns: () => Promise.resolve([]) };
  expect(await bandOfList({ place: null, zone: open, several: null, scope }, noPlaces)).toBe(band);
});
