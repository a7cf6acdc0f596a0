import { randomBytes } from 'node:crypto';
import { CODICE_LENGTH, CODICE_SIGNS } from '../rules/codice.ts';

/** A booking's code: 80 random bits, which nobody guesses. */
export function createCodice(): string {
  return Array.from(randomBytes(CODICE_LENGTH), (byte) => CODICE_SIGNS[byte % CODICE_SIGNS.length]).join('');
}
