import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as stayMessages from '../../stay/messages/visitor.ts';
import * as struttureMessages from '../../strutture/messages/visitor.ts';
import * as searchMessages from '../../search/messages/visitor.ts';
import * as locationsMessages from '../../locations/messages/visitor.ts';
import * as messages from '../messages/visitor.ts';

test.each<[before: string, sentence: string, now: string]>([
  ['Nessuna casa risponde a tutto questo', searchMessages.noHomesMatchTitle, 'Nessuna casa ha tutto quello che cerchi'],
  ['Senza Fino a 90 €', searchMessages.withoutFilter(searchMessages.maximumPricePhrase(90)), 'Senza il limite di 90 €'],
  ['Trovata 1 … Tutte libere', searchMessages.freeOnYourDates(1), 'È libera per le tue date.'],
  ['Ordine del giorno', searchMessages.sortOrderNames.giorno, 'Ordine di oggi'],
  [
    '35 città disponibili / 9 con almeno una casa',
    locationsMessages.townsWithHomes(9, 26),
    '9 comuni con case, 26 ancora senza',
  ],
  [
    'pochi minuti dopo (5) …',
    readFileSync('content/termini.it.md', 'utf8'),
    'dopo altri {{graceMinutes}} minuti le date tornano libere e non ti addebitiamo nulla',
  ],
  [
    'Di questa somma il proprietario riceve …',
    stayMessages.paymentSplit(18_624, 576),
    '186,24 € vanno al proprietario, 5,76 € (3 %) a Ospitalia',
  ],
  ['senza intermediari', struttureMessages.contactOwnerHint, 'senza centralini'],
  ['quante case ci aspettano', messages.provinceStepText, 'quante case ti aspettano'],
  ['Lo vede solo il proprietario', stayMessages.phoneHint, 'Serve al proprietario per accoglierti'],
  ['Clicca su una regione', locationsMessages.chooseRegionHint, 'Scegli una regione'],
])('the messages use idiomatic Italian instead of «%s»', (_, sentence, now) => {
  expect(sentence.replaceAll('\u00a0', ' ')).toContain(now);
});
