import { expect, test } from 'vitest';
import { contactOf } from './contact-of.ts';

test.each([
  ['Ospitalia <ciao@ospitalia.it>', 'ciao@ospitalia.it'],
  ['ciao@ospitalia.it', 'ciao@ospitalia.it'],
  ['Ospitalia <non-rispondere@ospitalia.it>', null],
  ['noreply@ospitalia.it', null],
  ['no_reply@ospitalia.it', null],
  ['noreply-ospitalia@ospitalia.it', null],
  ['no-reply+prenotazioni@ospitalia.it', null],
  ['nicht-antworten@ospitalia.it', null],
  ['ne.pas.repondre@ospitalia.it', null],
  ['mailer-daemon@ospitalia.it', null],
  ['norepliche@ospitalia.it', 'norepliche@ospitalia.it'],
  ['No-Reply <No-Reply@ospitalia.it>', null],
])('who may be written to where %s sends the mails: %s', (sender, contact) => {
  expect(contactOf(sender)).toBe(contact);
});
