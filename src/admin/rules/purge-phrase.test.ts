import { describe, expect, test } from 'vitest';
import { isPurgePhrase } from './purge-phrase.ts';

describe('isPurgePhrase', () => {
  test.each(['ELIMINA TUTTE', ' ELIMINA TUTTE', 'ELIMINA TUTTE \n', '\u00a0ELIMINA TUTTE'])('accepts %j', (value) => {
    expect(isPurgePhrase(value)).toBe(true);
  });

  test.each(
    ['elimina tutte', 'ELIMINA  TUTTE', 'ELIMINA\u00a0TUTTE', 'ELIMINA TUTTE!', '', null, 1, ['ELIMINA TUTTE']].map(
      (value) => [value],
    ),
  )('rejects %j', (value) => {
    expect(isPurgePhrase(value)).toBe(false);
  });
});
