import { expect, test } from 'vitest';
import { mailboxOf } from './mailbox-of.ts';

test.each([
  'SCRIPT@example.it',
  'script+1@example.it',
  'Script+mare+2@Example.IT',
  'script+@example.it',
  ' mailto:script+x@example.it ',
])('%s is the mailbox script@example.it', (email) => {
  expect(mailboxOf(email)).toBe('script@example.it');
});

test.each(['script@example.com', 's.cript@example.it', '+script@example.it'])('%s is a mailbox of its own', (email) => {
  expect(mailboxOf(email)).toBe(email);
});

test.each([undefined, 7, '', 'script', 'script@example.it, altro@example.it'])('%s is none', (email) => {
  expect(mailboxOf(email)).toBeNull();
});
