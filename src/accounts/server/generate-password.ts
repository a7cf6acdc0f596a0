import { randomInt } from 'node:crypto';

/** Small letters and digits that nobody takes for another. */
const CHARACTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 5;
const GROUP_LENGTH = 4;

/** A random password that can be read from a screen and typed: 20 characters, 99 bits, in groups of four. */
export function generatePassword(): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}
