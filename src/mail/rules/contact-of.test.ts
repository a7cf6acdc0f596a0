import { expect, test } from 'vitest';
import { contactOf } from './contact-of.ts';

test.each([
  ['Ospitalia <ciao@ospitalia.it>', 'ciao@ospitalia.it'],
  ['ciao@ospitalia.it', 'ciao@ospitalia.it'],
  ['Ospitalia <non-rispondere@ospitalia.it>', null],
  ['noreply@ospitalia.it', null],
  ['No-Reply <No-Reply@ospitalia.it>', null],
])('who may be written to where %s sends the mails: %s', (sender, contact) => {
  expect(contactOf(sender)).toBe(contact);
});
