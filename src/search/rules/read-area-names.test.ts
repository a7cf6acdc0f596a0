import { expect, test } from 'vitest';
import { readAreaNames } from './read-area-names.ts';

test('readAreaNames parses the name, phrase and other names of an area in each language', () => {
  const text =
    "Lago di Garda | en Lake Garda: on Lake Garda | de Gardasee: am Gardasee ~ garda see, gardase\nIsola d'Elba\n";
  const names = readAreaNames(text);
  expect(names.get('lago-di-garda')?.get('en')).toEqual({ nome: 'Lake Garda', dove: 'on Lake Garda', others: [] });
  expect(names.get('lago-di-garda')?.get('de')?.others).toEqual(['garda see', 'gardase']);
  expect(names.get('isola-d-elba')?.size).toBe(0);
});
