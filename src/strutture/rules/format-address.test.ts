import { expect, test } from 'vitest';
import { formatAddress } from './format-address.ts';

test('formats an address on one line and omits an unknown street', () => {
  const podere = { indirizzo: 'Strada delle Vigne 14', cap: '53045', citta: 'Montepulciano', sigla: 'SI' };
  expect(formatAddress(podere)).toBe('Strada delle Vigne 14, 53045 Montepulciano (SI)');
  expect(formatAddress({ ...podere, indirizzo: '' })).toBe('53045 Montepulciano (SI)');
});
