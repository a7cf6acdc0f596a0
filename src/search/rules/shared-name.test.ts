import { expect, test } from 'vitest';
import { sharedName } from './shared-name.ts';

test.each([
  [['Livo', 'Livo'], 'Livo'],
  [['Reggio di Calabria', "Reggio nell'Emilia"], 'Reggio'],
  [['Castellammare del Golfo', 'Castellammare di Stabia'], 'Castellammare'],
  [['Isola di Ponza', 'Isola di Ventotene'], 'Isola'],
  [['Genova', 'Sestri Levante'], ''],
  [['Roma', 'Roma Nord'], 'Roma'],
  [[], ''],
])('sharedName(%j) returns «%s»', (names, shared) => {
  expect(sharedName(names)).toBe(shared);
});
