import { expect, test } from 'vitest';
import { chooseCitta, chooseProvincia, chooseRegione } from './place-choice.ts';

const place = {
  regione_id: 9 as number | null,
  provincia_id: 52 as number | null,
  citta_id: 52015 as number | null,
  citta: 'Montepulciano',
  cap: '53045',
  punto: '43.0931, 11.7812',
  nome: 'Podere',
};
const cleared = { citta_id: null, citta: '', cap: '', punto: '', nome: 'Podere' };

test('clears the province, city, postal code and point when the region changes', () => {
  expect(chooseRegione(place, 8)).toEqual({ ...cleared, regione_id: 8, provincia_id: null });
  expect(chooseRegione(place, null)).toEqual({ ...cleared, regione_id: null, provincia_id: null });
});

test('clears the city, postal code and point when the province changes', () => {
  expect(chooseProvincia(place, 48)).toEqual({ ...cleared, regione_id: 9, provincia_id: 48 });
});

test.each([
  ['fills in the postal code if the chosen city has only one', ['53027'], '53027'],
  ['leaves the postal code empty if the chosen city has several', ['50121', '50122'], ''],
  ['leaves the postal code empty if none is known for the chosen city', [], ''],
])('%s', (_, caps, cap) => {
  expect(chooseCitta(place, { id: 52030, nome: 'San Quirico d’Orcia', caps })).toEqual({
    ...place,
    citta_id: 52030,
    citta: 'San Quirico d’Orcia',
    cap,
    punto: '',
  });
});

test('clears the postal code and the point when the city is removed', () => {
  expect(chooseCitta(place, null)).toEqual({ ...place, citta_id: null, citta: '', cap: '', punto: '' });
});

test('changes nothing if the same city is chosen again', () => {
  expect(chooseCitta(place, { id: 52015, nome: 'Montepulciano', caps: ['53045'] })).toEqual(place);
});
