import { expect, test } from 'vitest';
import { mentionsAddress } from './mentions-address.ts';

test.each([
  ['To: anna@example.it', true],
  ['To: Ospite <Anna@Example.IT>', true],
  ['scrivi a anna@example.it.', true],
  ['mailto:anna@example.it?subject=3DCiao', true],
  ['scrivi a anna@exam=\r\nple.it', true],
  ['scrivi a anna=40example.it', true],
  ['To: joanna@example.it', false],
  ['To: maria.anna@example.it', false],
  ['To: anna@example.it.example.com', false],
  ['To: annaXexample.it', false],
  ['', false],
])('%j names anna@example.it: %s', (message, is) => {
  expect(mentionsAddress(message, 'anna@example.it')).toBe(is);
});

test('what means something in a pattern means itself', () => {
  expect(mentionsAddress('To: a+b@example.it', 'a+b@example.it')).toBe(true);
  expect(mentionsAddress('To: aab@example.it', 'a+b@example.it')).toBe(false);
});
