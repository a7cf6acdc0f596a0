import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { streetOf } from './street-of.ts';

describe('a street without its number', () => {
  test.each([
    ['Strada delle Vigne 14', 'Strada delle Vigne'],
    ['Via Roma, 12', 'Via Roma'],
    ['Via Roma 12/B', 'Via Roma'],
    ['Via Roma 12 bis, interno 4', 'Via Roma'],
    ['Via Roma n. 12', 'Via Roma'],
    ['Via Roma n° 12', 'Via Roma'],
    ['Via Roma, civico 12', 'Via Roma'],
    ['Via Roma, 12 - scala B', 'Via Roma'],
    ['Via XX Settembre 5', 'Via XX Settembre'],
    ['Via 4 Novembre 12', 'Via 4 Novembre'],
    ['Via 25 aprile, 3', 'Via 25 aprile'],
    ['Viale 1° Maggio 8', 'Viale 1° Maggio'],
    ['Piazza dei 3 Ponti 5', 'Piazza dei 3 Ponti'],
    ['Via dei 300 Gelsi 5', 'Via dei'],
    ['Località Poggio s.n.c.', 'Località Poggio'],
    ['Località Poggio snc', 'Località Poggio'],
    ['Contrada Serra s.n.', 'Contrada Serra'],
    ['Strada Provinciale 146 km 12,5', 'Strada Provinciale'],
    ['Via Giovanni XXIII 12', 'Via Giovanni XXIII'],
    ['Podere Le Querce, Strada delle Vigne 14', 'Podere Le Querce, Strada delle Vigne'],
    ['Via Roma 12 Montepulciano', 'Via Roma'],
    ['Via Roma 12 Case Nuove', 'Via Roma'],
    ['12, Via Roma', ''],
    ['Corso Italia', 'Corso Italia'],
    ['Calle Lunga Santa Maria Formosa 5178/A', 'Calle Lunga Santa Maria Formosa'],
    ['Via Roma １２', 'Via Roma'],
    ['Via Roma scala B', 'Via Roma'],
  ])('%j is %j', (address, street) => {
    expect(streetOf(address)).toBe(street);
  });

  test('says no digit but a feast’s or a name’s', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), (name, number) => {
        const street = streetOf(`Via ${name} ${number}`);
        expect(street).not.toMatch(new RegExp(`(?:^|\\s)${number}$`));
      }),
    );
  });
});
