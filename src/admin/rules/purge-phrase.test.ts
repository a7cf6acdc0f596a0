import { describe, expect, test } from 'vitest';
import { isPurgePhrase } from './purge-phrase.ts';

describe('the phrase of a purge (ADR 0046)', () => {
  test.each(['ELIMINA TUTTE', ' ELIMINA TUTTE', 'ELIMINA TUTTE \n', '\u00a0ELIMINA TUTTE'])('%j will do', (value) => {
    expect(isPurgePhrase(value)).toBe(true);
  });

  test.each([
    'elimina tutte',
    'ELIMINA  TUTTE',
    'ELIMINA\u00a0TUTTE',
    'ELIMINA TUTTE!',
    '',
    null,
    1,
    ['ELIMINA TUTTE'],
  ])('%j will not', (value) => {
    expect(isPurgePhrase(value)).toBe(false);
  });
});
