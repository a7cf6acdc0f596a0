import { MEANINGS, type Meaning } from './lexicon.ts';
import { readNumber } from './lexicon-words.ts';
import { phraseAt, phrasesOf } from './phrase-at.ts';

const MEASURED_TO = new Map([
  ...phrasesOf('mare, spiaggia, spiagge', 'al mare'),
  ...phrasesOf('lago', 'al lago'),
  ...phrasesOf('piste, impianti, piste da sci', 'in montagna'),
  ...phrasesOf('stazione', 'vicino stazione'),
  ...phrasesOf('aeroporto', 'vicino aeroporto'),
  ...phrasesOf('centro', 'centro storico'),
]);
const FROM = new Set('da dal dalla dallo dall dalle dagli il la i gli'.split(' '));
/** Maximum distance that counts as near, by unit. */
const MOST_OF = new Map([
  ...phrasesOf('minuti, minuto, min, minuti a piedi, minuti di auto, minuti in auto, minuti in macchina', 20),
  ...phrasesOf('metri, metro, mt, m', 5000),
  ...phrasesOf('km, chilometri, chilometro', 15),
  ...phrasesOf('passi', 1000),
]);
const FEW = new Set(['pochi', 'pochissimi', 'poche']);

const MOST = 9999;

function countOf(word = ''): number | null {
  return FEW.has(word) ? 1 : readNumber(word, MOST);
}

function skip(words: readonly string[], start: number, skipped: ReadonlySet<string>): number {
  return skipped.has(words[start] ?? '') ? skip(words, start + 1, skipped) : start;
}

const TO = new Set(['a']);

/**
 * Parses a short distance to a feature, as in "a due passi dal centro".
 * @example nearnessAt(['a', '200', 'metri', 'dal', 'mare'], 0) // { kind: 'ambiente', ambiente: 'mare', start: 0, end: 5 }
 */
export function nearnessAt(words: readonly string[], start: number): (Meaning & { start: number; end: number }) | null {
  const at = skip(words, start, TO);
  const [count, unit] = [countOf(words[at]), phraseAt(words, at + 1, MOST_OF)];
  if (count === null || unit === null || count > unit.value || !FROM.has(words[unit.end] ?? '')) return null;
  const target = phraseAt(words, skip(words, unit.end, FROM), MEASURED_TO);
  const meaning = target && MEANINGS.get(target.value);
  return meaning ? { ...meaning, start, end: target.end } : null;
}
