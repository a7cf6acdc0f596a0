import { expect, test } from 'vitest';
import { ownerStruttura } from '../../../../test/owner-struttura.ts';
import { changedContacts, contactsBody, contactsOf, type TypedContacts } from './contacts.ts';

const shown = contactsOf(ownerStruttura());

test.each<[string, TypedContacts, unknown]>([
  ['no typed values', {}, {}],
  ['the same values', { telefono: shown.telefono, email: shown.email, prezzo: shown.prezzo }, {}],
  ['the same price in another notation', { prezzo: '95' }, {}],
  ['a price', { prezzo: '110,5', email: shown.email }, { prezzo_notte: 110.5 }],
  ['an invalid price, as typed', { prezzo: '50abc' }, { prezzo_notte: '50abc' }],
  ['a removed phone number', { telefono: '' }, { telefono: '' }],
  ['an email address', { email: 'info@example.it' }, { email: 'info@example.it' }],
])('sends only changed values: %s', (_, typed, body) => {
  expect(contactsBody(changedContacts(typed, shown))).toEqual(body);
});
