import { expect, test } from 'vitest';
import { ownStruttura } from '../../../../test/own-struttura.ts';
import { changedContacts, contactsBody, contactsOf, type TypedContacts } from './contacts.ts';

const shown = contactsOf(ownStruttura());

test.each<[string, TypedContacts, unknown]>([
  ['nothing', {}, {}],
  ['the same again', { telefono: shown.telefono, email: shown.email, prezzo: shown.prezzo }, {}],
  ['the same price, written otherwise', { prezzo: '95' }, {}],
  ['a price', { prezzo: '110,5', email: shown.email }, { prezzo_notte: 110.5 }],
  ['what is no price, as it was typed', { prezzo: '50abc' }, { prezzo_notte: '50abc' }],
  ['a phone that is taken away', { telefono: '' }, { telefono: '' }],
  ['an e-mail', { email: 'info@example.it' }, { email: 'info@example.it' }],
])('sends only changed values: %s', (_, typed, body) => {
  expect(contactsBody(changedContacts(typed, shown))).toEqual(body);
});
