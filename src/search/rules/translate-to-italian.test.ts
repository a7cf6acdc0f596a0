import { describe, expect, test } from 'vitest';
import { buildLocations } from '../../locations/server/build-locations.ts';
import { readPlaceNames } from '../../locations/server/place-names.ts';
import { foldName } from '../../locations/rules/fold-name.ts';
import { type Language, LANGUAGES } from '../../kernel/language.ts';
import { TOURIST_AREAS } from '../source/tourist-areas.ts';
import { indexPlaces } from './index-places.ts';
import { FEASTS } from './lexicon-feasts.ts';
import { MONTH_PARTS, TIME_UNITS, WEEKDAYS } from './lexicon-time.ts';
import { MEANINGS } from './lexicon.ts';
import { phrasesAnywhere, translateToItalian } from './translate-to-italian.ts';
import { splitWords } from './split-words.ts';

const { citta_nomi: nomi, ...locations } = buildLocations();
const places = indexPlaces({ ...locations, nomi, names: readPlaceNames(locations) }, TOURIST_AREAS);

function inItalian(text: string, language: Language): string {
  return translateToItalian(splitWords(text), { places, language })
    .map(({ folded }) => folded)
    .join(' ');
}

test.each<[Language, string, string]>([
  ['de', 'Ferienwohnung mit Hund', 'casa vacanze animali ammessi'],
  ['de', 'vom 3. bis 10. Juli', 'dal 3 fino al 10 luglio'],
  ['fr', 'du 1er au 10 août', 'dal 1 al 10 agosto'],
  ['en', 'sleeps six', 'sei posti letto'],
  ['en', 'from 10 to 17 July', 'dal 10 al 17 july'],
  ['en', 'next weekend under 100 euros', 'prossimo weekend sotto 100 euro'],
  ['en', '5 minutes from the beach', '5 minuti da il spiaggia'],
  ['en', 'August 10th to 17th', 'august 10 al 17'],
])('translates «$1» to «$2» on a page in $0', (language, typed, italian) => {
  expect(inItalian(typed, language)).toBe(italian);
});

test('translateToItalian returns each typed word together with its translation', () => {
  expect(translateToItalian(splitWords('mit Swimmingpool'), { places, language: 'de' })).toEqual([
    { typed: 'mit', folded: 'con' },
    { typed: 'Swimmingpool', folded: 'piscina' },
  ]);
  expect(translateToItalian(splitWords('B&B'), { places })).toEqual(splitWords('B&B'));
});

test('translateToItalian leaves place names unchanged', () => {
  expect(inItalian('home on Lake Garda', 'en')).toBe('casa su lake garda');
  expect(inItalian('am Comer See', 'de')).toBe('al comer see');
  expect(inItalian('sur le lac de Garde', 'fr')).toBe('su il lac de garde');
});

describe('foreign words', () => {
  test.each(['Ferienwohnung', 'gîte', 'dishwasher', 'août', 'lave-linge'])(
    'are translated on pages in every language: «%s»',
    (typed) => {
      for (const language of LANGUAGES) expect(inItalian(typed, language)).not.toBe(foldName(typed));
    },
  );

  test.each(['mai', 'am', 'a', 'mer', 'die', 'jardin', 'Haus', 'Stay', 'Maison'])(
    'are not translated on an Italian page if they are also Italian words or names: «%s»',
    (typed) => {
      expect(inItalian(typed, 'it')).toBe(foldName(typed));
    },
  );

  test('are translated on every page only if they are unambiguous, not Italian and not the current name of a place', () => {
    const phrases = phrasesAnywhere();
    const ambiguous = phrases.filter(({ phrase, italian }) =>
      phrases.some((other) => other.phrase === phrase && other.italian !== italian),
    );
    const italian = new Set(
      [MEANINGS, FEASTS, WEEKDAYS, MONTH_PARTS, TIME_UNITS].flatMap((lexicon) =>
        [...lexicon.keys()].filter((phrase) => !phrase.startsWith('bed ')).flatMap((phrase) => phrase.split(' ')),
      ),
    );
    const known = phrases.filter((one) => italian.has(one.phrase) && one.phrase !== one.italian);
    const named = phrases.filter(({ phrase }) => places.matchesOf(phrase).some(({ priority }) => priority === 1));
    expect([ambiguous, known, named]).toEqual([[], [], []]);
  });
});
