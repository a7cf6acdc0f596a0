import { describe, expect, test } from 'vitest';
import { FOREIGN_LANGUAGES } from '../../kernel/language.ts';
import { SERVIZI } from '../../strutture/rules/servizi.ts';
import * as struttureDe from '../../strutture/messages/visitor.de.ts';
import * as struttureEn from '../../strutture/messages/visitor.en.ts';
import * as struttureFr from '../../strutture/messages/visitor.fr.ts';
import * as de from './visitor.de.ts';
import * as en from './visitor.en.ts';
import * as fr from './visitor.fr.ts';
import * as messages from './visitor.ts';
import * as appVisitorMessagesDe from '../../app/messages/visitor.de.ts';
import * as appVisitorMessagesEn from '../../app/messages/visitor.en.ts';
import * as appVisitorMessagesFr from '../../app/messages/visitor.fr.ts';

test.each([
  ['baita', 'f', 'Nessuna baita in Molise: ecco le altre case.'],
  ['trullo', 'm', 'Nessun trullo in Molise: ecco le altre case.'],
  ['chalet', 'm', 'Nessuno chalet in Molise: ecco le altre case.'],
  ['stazzo', 'm', 'Nessuno stazzo in Molise: ecco le altre case.'],
  ['residence', 'm', 'Nessun residence in Molise: ecco le altre case.'],
] as const)('noHomesForWords inflects «nessuno» for «%s» (%s): «%s»', (words, gender, sentence) => {
  expect(messages.noHomesForWords(words, { where: 'in Molise', gender, hasFilters: false })).toBe(sentence);
});

const MESSAGES = {
  en: { search: en, nameOf: struttureEn.nameOfService, forgets: appVisitorMessagesEn.ignoredCriteria },
  de: { search: de, nameOf: struttureDe.nameOfService, forgets: appVisitorMessagesDe.ignoredCriteria },
  fr: { search: fr, nameOf: struttureFr.nameOfService, forgets: appVisitorMessagesFr.ignoredCriteria },
};

describe.each(FOREIGN_LANGUAGES)('messages in %s', (language) => {
  const { search, nameOf, forgets } = MESSAGES[language];

  test.each(SERVIZI)('do not contain the Italian name of «%s»', (servizio) => {
    const without = search.serviceInSentence(servizio);
    const sentences = [
      nameOf(servizio),
      search.withoutFilter(without),
      search.elsewhereWithoutFilter('Siena', search.withoutFilter(without)),
      forgets([without, search.secureBadgePhrase]),
      search.serviceTitles[servizio],
      search.optionWithCount(nameOf(servizio), 2, false),
    ];
    const isShared = nameOf(servizio).toLowerCase() === servizio.toLowerCase();
    const italianName = new RegExp(String.raw`\b${servizio}\b`, 'i');
    expect(isShared ? [] : sentences.filter((sentence) => italianName.test(sentence))).toEqual([]);
  });
});
