import { describe, expect, test } from 'vitest';
import { FOREIGN_LANGUAGES } from '../kernel/language.ts';
import { SERVIZI } from '../strutture/rules/servizi.ts';
import { senzaContare as forgetsEn } from '../app/web/shell/other-homes-messages.en.ts';
import { filtersMessages as filtersEn } from './filters-messages.en.ts';
import { searchPageMessages as pageEn } from './page-messages.en.ts';
import { subjectMessages as subjectEn } from './subject-messages.en.ts';
import { senzaContare as forgetsDe } from '../app/web/shell/other-homes-messages.de.ts';
import { filtersMessages as filtersDe } from './filters-messages.de.ts';
import { searchPageMessages as pageDe } from './page-messages.de.ts';
import { subjectMessages as subjectDe } from './subject-messages.de.ts';
import { senzaContare as forgetsFr } from '../app/web/shell/other-homes-messages.fr.ts';
import { filtersMessages as filtersFr } from './filters-messages.fr.ts';
import { searchPageMessages as pageFr } from './page-messages.fr.ts';
import { subjectMessages as subjectFr } from './subject-messages.fr.ts';
import { searchPageMessages } from './page-messages.it.ts';
import * as struttureVisitorMessagesEn from '../strutture/messages/visitor.en.ts';
import * as struttureVisitorMessagesDe from '../strutture/messages/visitor.de.ts';
import * as struttureVisitorMessagesFr from '../strutture/messages/visitor.fr.ts';

test.each([
  ['baita', 'f', 'Nessuna baita in Molise: ecco le altre case.'],
  ['trullo', 'm', 'Nessun trullo in Molise: ecco le altre case.'],
  ['chalet', 'm', 'Nessuno chalet in Molise: ecco le altre case.'],
  ['stazzo', 'm', 'Nessuno stazzo in Molise: ecco le altre case.'],
  ['residence', 'm', 'Nessun residence in Molise: ecco le altre case.'],
] as const)('of «%s» there is none', (words, gender, sentence) => {
  expect(searchPageMessages.senzaParole(words, { where: 'in Molise', gender, hasFilters: false })).toBe(sentence);
});

const SENTENCES = {
  en: {
    page: pageEn,
    subject: subjectEn,
    filters: filtersEn,
    nameOf: struttureVisitorMessagesEn.nameOfService,
    forgets: forgetsEn,
  },
  de: {
    page: pageDe,
    subject: subjectDe,
    filters: filtersDe,
    nameOf: struttureVisitorMessagesDe.nameOfService,
    forgets: forgetsDe,
  },
  fr: {
    page: pageFr,
    subject: subjectFr,
    filters: filtersFr,
    nameOf: struttureVisitorMessagesFr.nameOfService,
    forgets: forgetsFr,
  },
};

describe.each(FOREIGN_LANGUAGES)('in %s', (language) => {
  const { page, subject, filters, nameOf, forgets } = SENTENCES[language];

  test.each(SERVIZI)('no sentence about «%s» has its Italian name', (servizio) => {
    const without = page.servizio(servizio);
    const sentences = [
      nameOf(servizio),
      page.senza(without),
      page.altroveSenza('Siena', page.senza(without)),
      forgets([without, page.ilBadge]),
      subject.servizi[servizio],
      filters.conQuante(nameOf(servizio), 2, false),
    ];
    const isShared = nameOf(servizio).toLowerCase() === servizio.toLowerCase();
    const italianName = new RegExp(String.raw`\b${servizio}\b`, 'i');
    expect(isShared ? [] : sentences.filter((sentence) => italianName.test(sentence))).toEqual([]);
  });
});
