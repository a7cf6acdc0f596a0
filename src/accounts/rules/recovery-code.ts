/** Crockford's base 32 alphabet, which contains neither U nor the letters that look like digits (I, L and O). */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUP = 4;
/**
 * 16 characters of 5 bits each give 80 random bits, which cannot be guessed, so a plain hash suffices.
 */
const LENGTH = 16;
const CODE = new RegExp(`^[${SIGNS}]{${LENGTH}}$`);
const SIGNS_OF_A_BYTE = 32;

export const RECOVERY_CODES = 10;

export const RECOVERY_CODE_BYTES = LENGTH;

/** @example writeRecoveryCode(new Uint8Array(16)) // '0000-0000-0000-0000' */
export function writeRecoveryCode(random: Uint8Array): string {
  const signs = Array.from(random, (byte) => SIGNS[byte % SIGNS_OF_A_BYTE]).join('');
  return signs.replaceAll(new RegExp(`(.{${GROUP}})(?=.)`, 'g'), '$1-');
}

/**
 * Normalises an entered recovery code. Ignores spaces, hyphens and case, and reads O as 0 and I or L as 1.
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
