import { expect, test } from 'vitest';
import type { Ambiente } from '../../../search/rules/search-criteria.ts';
import { bandOfList, listSubject } from './cerca.tsx';
import { type ChosenCriteria, NO_CRITERIA } from '../../../search/rules/chosen-criteria.ts';

test.each<[Ambiente, string]>([
  ['montagna', 'TAA'],
  ['lago', 'LOM'],
  ['mare', 'ITA'],
])('in all Italy, the band of %s is that of a land that shows it', async (ambiente, band) => {
  const zone = { kind: 'ambiente', ambiente, inside: null, dove: '' } as const;
  const scope = { kind: 'citta', citta_ids: [1, 2] } as const;
  const open = { zone, scope, nome: '', dove: '', path: '' };
  const noPlaces = { findPlace: () => Promise.reject(new Error()), provinceOfTowns: () => Promise.resolve([]) };
  expect(await bandOfList({ place: null, zone: open, several: null, scope }, noPlaces)).toBe(band);
});

test.each<[string, Partial<ChosenCriteria>, string]>([
  ['nothing chosen', {}, 'Case'],
  ['one service', { servizi: ['Pet Friendly'] }, 'Case che accettano il cane'],
  ['one type', { tipi: ['agriturismo'] }, 'Agriturismi'],
  ['homes that are paid with a guarantee', { sicura: true }, 'Case con il badge «Sicura»'],
  ['homes without steps', { gradini: 'nessuno' }, 'Case senza gradini'],
  ['homes that do not state their steps', { gradini: 'non-detti' }, 'Case che non indicano i gradini'],
  ['a service and a limit of price', { servizi: ['Piscina'], prezzo_max: 90 }, 'Case con la piscina'],
  ['a type and a service', { tipi: ['bb'], servizi: ['Piscina'] }, 'Case'],
  ['two services', { servizi: ['Piscina', 'WiFi'] }, 'Case'],
  ['words too: they are what the heading says', { testo: 'ulivi', servizi: ['Piscina'] }, 'Case'],
])('%s', (_, chosen, subject) => {
  expect(listSubject({ ...NO_CRITERIA, ...chosen })).toBe(subject);
});
