import { expect, test } from 'vitest';
import { contactOf, isRecipient, mentionsAddress, cleanHeader, displayName } from './mail-address.ts';
import fc from 'fast-check';

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
])('contactOf turns the sender %s into the contact %s', (sender, contact) => {
  expect(contactOf(sender)).toBe(contact);
});

test.each(['anna@example.it', "d'angelo+casa@posta.example.it"])('isRecipient accepts the address %j', (address) => {
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
])('isRecipient rejects %j, which is not a single bare address', (address) => {
  expect(isRecipient(address)).toBe(false);
});

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
])("mentionsAddress(%j, 'anna@example.it') returns %s", (message, is) => {
  expect(mentionsAddress(message, 'anna@example.it')).toBe(is);
});

test('mentionsAddress matches regular-expression characters literally', () => {
  expect(mentionsAddress('To: a+b@example.it', 'a+b@example.it')).toBe(true);
  expect(mentionsAddress('To: aab@example.it', 'a+b@example.it')).toBe(false);
});

const anyText = fc
  .array(fc.oneof(fc.nat({ max: 0xff }), fc.nat({ max: 0xffff })), { maxLength: 60 })
  .map((units) => String.fromCharCode(...units));

test.each([
  ['Richiesta ricevuta', 'Richiesta ricevuta'],
  ['Casa\r\nBcc: tutti@example.it', 'Casa Bcc: tutti@example.it'],
  ['Casa\n sul\tmare\u2028qui\u0085\0', 'Casa sul mare qui'],
  ['È approvata: «Ca’ d’Oro» 🏡', 'È approvata: «Ca’ d’Oro» 🏡'],
])('cleanHeader turns %j into %j', (text, line) => {
  expect(cleanHeader(text)).toBe(line);
});

test('cleanHeader returns one line for any text', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(cleanHeader(text).split(/\r|\n|\u0085|\u2028|\u2029/)).toHaveLength(1);
    }),
  );
});

test.each([
  ['Müller, Anna (Büro)', 'Müller, Anna (Büro)'],
  ['Anna\r\nBcc: tutti@example.it', 'Anna Bcc: tutti@example.it'],
  ['\u202Eanna\u200F Verdi\u2066', 'anna Verdi'],
  ['Famiglia 👩\u200D👧', 'Famiglia 👩\u200D👧'],
  ['Anna\uD83D', 'Anna\uFFFD'],
  ['=?utf-8?Q?Anna?= <x@example.it>', '= ?utf-8?Q?Anna?= <x@example.it>'],
  [' \u00AD \u200B ', ''],
  ['ä'.repeat(300), 'ä'.repeat(100)],
])('displayName turns %j into %j', (text, name) => {
  expect(displayName(text)).toBe(name);
});

test('displayName never splits a surrogate pair', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => displayName(text).isWellFormed()));
});
