import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readRecoveryCode, RECOVERY_CODE_BYTES, writeRecoveryCode } from './recovery-code.ts';

describe('recovery codes', () => {
  test('are formatted as four groups of four characters and parsed back', () => {
    const bytes = fc.uint8Array({ minLength: RECOVERY_CODE_BYTES, maxLength: RECOVERY_CODE_BYTES });
    fc.assert(
      fc.property(bytes, (random) => {
        const written = writeRecoveryCode(random);
        expect(written).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
        expect(readRecoveryCode(written)).toBe(written.replaceAll('-', ''));
      }),
    );
  });

  test.each([
    ['abcd efgh jkmn pqrs', 'ABCDEFGHJKMNPQRS'],
    [' ABCD-EFGH-JKMN-PQRS ', 'ABCDEFGHJKMNPQRS'],
    ['oOiI lL00 0000 0000', '0011110000000000'],
    ['abcd efgh jkmn pqr', null],
    ['abcd efgh jkmn pqrsx', null],
    // The `u` is not in Crockford's alphabet, and the `ſ` only looks like an s.
    ['abcd efgh jkmn pqru', null],
    ['ſbcd efgh jkmn pqrs', null],
    ['123456', null],
    ['', null],
  ])('typed as %j are parsed as %j', (typed, code) => {
    expect(readRecoveryCode(typed)).toBe(code);
  });
});
