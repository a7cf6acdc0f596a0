/** Crockford's base 32: no letter looks like a digit, and none is an unfortunate word. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUP = 4;
/** 16 signs of 5 bits: nobody guesses 80 bits, so a plain hash keeps them. */
const LENGTH = 16;
const CODE = new RegExp(`^[${SIGNS}]{${LENGTH}}$`);
const SIGNS_OF_A_BYTE = 32;

/** How many codes are on the paper. */
export const RECOVERY_CODES = 10;

/** Random bytes that one code needs: one for each sign. */
export const RECOVERY_CODE_BYTES = LENGTH;

/**
 * A recovery code as it is printed: four groups of four.
 * @example writeRecoveryCode(new Uint8Array(16)) // '0000-0000-0000-0000'
 */
export function writeRecoveryCode(random: Uint8Array): string {
  const signs = Array.from(random, (byte) => SIGNS[byte % SIGNS_OF_A_BYTE]).join('');
  return signs.replaceAll(new RegExp(`(.{${GROUP}})(?=.)`, 'g'), '$1-');
}

/**
 * A code as it is compared, however it was typed from the paper: small letters, blanks or none between the groups, the letter O
 * for a zero, I or L for a one. `null`: it is none.
 * @example readRecoveryCode('abcd efgh jkmn pqrs') // 'ABCDEFGHJKMNPQRS'
 */
export function readRecoveryCode(typed: string): string | null {
  const code = typed
    .replaceAll(/[\s-]/g, '')
    .replaceAll(/[a-z]/g, (letter) => letter.toUpperCase())
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  return CODE.test(code) ? code : null;
}
