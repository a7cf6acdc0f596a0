import { expect, test } from 'vitest';
import { isRecipient } from './is-recipient.ts';

test.each(['anna@example.it', "d'angelo+casa@posta.example.it"])('%j is the address of one person', (address) => {
  expect(isRecipient(address)).toBe(true);
});

test.each([
  '',
  'anna',
  'anna@example.it,altro@example.it',
  'anna@example.it altro@example.it',
  'Anna <anna@example.it>',
  'anna@example.it\r\nBcc: altro@example.it',
  'anna@example.it\0',
  'gruppo: anna@example.it;',
  `${'a'.repeat(254)}@example.it`,
])('%j is not the address of one person', (address) => {
  expect(isRecipient(address)).toBe(false);
});
