const MONTHS =
  '(?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)(?![\\p{L}\\p{N}])';
const MAX_DAYS = 31;
/** Nouns that follow a number in street names («Via 7 Martiri»), but never follow a street number. */
const PEOPLE = 'martiri|giornate|fratelli|santi|apostoli|reggimento|battaglione|brigata|divisione|armata|alpini';
const THINGS = 'ponti|fontane|archi|torri|porte|pini|colli|laghi|re|case|croci|fonti|querce|chiese|camini';
const UNITS = 'uno|due|tr[eé]|quattro|cinque|sei|sette|otto|nove';
const TEENS = 'dieci|undici|dodici|tredici|quattordici|quindici|sedici|diciassette|diciotto|diciannove';
const TENS = `(?:vent|trent|quarant|cinquant|sessant|settant|ottant|novant)(?:[ia]?(?:${UNITS})|[ia])`;

const DIGITS = /\p{N}+[°ºª]?/gu;
const NUMBER_WORD = new RegExp(`(?<![\\p{L}\\p{N}])(?:cento)?(?:${TENS}|${TEENS}|${UNITS})(?![\\p{L}\\p{N}])`, 'giu');
/** Matches Roman numerals up to CCCXCIX, except articles ("I Prati", "Li Punti") and initials ("V. Veneto"). */
const ROMAN =
  /(?<![\p{L}\p{N}])(?!I\s+\p{L}|[IVX]\.\s?\p{L}|(?:LI|CI|CC?|L)(?![\p{L}\p{N}]))(?=[CXLIV])C{0,3}(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})(?![\p{L}\p{N}'’])/gu;
/** Matches words that mean "no number" ("snc") and abbreviations that introduce a number ("civ", "nr"). */
const NUMBERING =
  /(?<![\p{L}\p{N}])(?:s\s?[./]?\s?n\.?\s?c|sn|s\s?[./]\s?n|nr|num|n[°º]|numero|civ|civico)(?![\p{L}\p{N}])|№/giu;
/** Matches the word for a part of a building (staircase, floor, flat) if a number or letter follows. */
const PART =
  /(?<![\p{L}\p{N}])(?:scala|sc|interno|int|piano|lotto|palazzina|pal|edificio|blocco|villetta|appartamento|app)(?=[.\s]*\p{N}|\.?\s+\p{L}(?![\p{L}'’.]))/giu;
/** Separators and abbreviations in front of a removed number. */
const TRAILING =
  /(?:[\s,;.\-–—/(#:]|(?<![\p{L}\p{N}])(?:n|n\.?ro|nr|num|numero|civ|civico|int|interno|km|chilometro|al)(?![\p{L}\p{N}])[°º]?)+$/iu;

const PREPOSITION = "(?:d[ai]|del|dello|della|dei|degli|delle|dell['’]|in|a|al|alla|ai|agli|alle|i|gli|le|l['’])";
const AFTER_KIND = new RegExp(`^\\s*\\p{L}[\\p{L}.'’]*\\s+(?:${PREPOSITION}\\s*)?$`, 'iu');
const AFTER_ROAD = /^\s*(?:via|viale|v\.le|vicolo|vico)\s+$/iu;
const AFTER_PREPOSITION = new RegExp(`(?:^|\\s)${PREPOSITION}\\s*$`, 'iu');
const AFTER_PLURAL = /(?:^|\s)(?:dei|degli|delle|ai|agli|alle|i|gli|le)\s+$/iu;
const AFTER_OF_DATE = /(?:^|\s)(?:del\s+|dell['’]\s*)$/iu;
const AFTER_RULER =
  /(?:^|\s)(?:giovanni|paolo|pio|leone|sisto|clemente|gregorio|benedetto|urbano|giulio|bonifacio|adriano|celestino|innocenzo|eugenio|callisto|martino|emanuele|umberto|amedeo|carlo|federico|ferdinando|francesco|enrico|ruggero|guglielmo|luigi|alfonso|filippo|alessandro|napoleone|cosimo|ranuccio|ercole|malcolm)\s+$/iu;

const BEGINS_MONTH = new RegExp(`^\\s+${MONTHS}`, 'iu');
const BEGINS_PEOPLE = new RegExp(`^\\s+(?:${PEOPLE})(?![\\p{L}\\p{N}])`, 'iu');
const BEGINS_THING = new RegExp(`^\\s+(?:${THINGS})(?![\\p{L}\\p{N}])`, 'iu');
const BEGINS_CASE = /^\s+case/iu;
const BEGINS_STREET = /^\s+(?:traversa|vico|vicolo|strada|rampa)(?![\p{L}\p{N}])/iu;
const BEGINS_WORD = /^\s+\p{L}{2}/u;

/** `before` is the text between the last separator and the number; `after` is all the text after the number. */
type AddressNumber = { text: string; before: string; after: string };

const isDate = ({ before, after }: AddressNumber) =>
  BEGINS_MONTH.test(after) && (AFTER_KIND.test(before) || AFTER_OF_DATE.test(before));

/** Returns whether the number counts a noun of the street's name, as in "Piazza dei 3 Ponti". */
function isCounted({ before, after }: AddressNumber): boolean {
  if (BEGINS_PEOPLE.test(after)) return AFTER_KIND.test(before);
  if (!BEGINS_THING.test(after)) return false;
  return AFTER_PLURAL.test(before) || (AFTER_ROAD.test(before) && !BEGINS_CASE.test(after));
}

const isNumberOfName = (found: AddressNumber) => isDate(found) || isCounted(found);

/** Patterns that can identify a house, each with the condition under which a match belongs to the street's name. */
const SIGNS: readonly (readonly [sign: RegExp, isOfName: (found: AddressNumber) => boolean])[] = [
  [NUMBERING, () => false],
  [PART, ({ before }) => AFTER_KIND.test(before)],
  [DIGITS, (found) => isNumberOfName(found) && (Number.parseInt(found.text, 10) <= MAX_DAYS || !isDate(found))],
  [
    ROMAN,
    (found) =>
      isNumberOfName(found) ||
      AFTER_RULER.test(found.before) ||
      (found.before === '' && BEGINS_STREET.test(found.after)),
  ],
  [
    NUMBER_WORD,
    ({ before, after }) => BEGINS_WORD.test(after) && (AFTER_KIND.test(before) || AFTER_PREPOSITION.test(before)),
  ],
];

const SEPARATOR = /[,;(]|\s[-–—]\s/u;

/**
 * Removes the street number and the text after it (ADR 0080). An ambiguous address is cut at the earliest possible number.
 * @example streetOf('Via 4 Novembre, 12/B') // 'Via 4 Novembre'
 */
export function streetOf(address: string): string {
  const ends = SIGNS.flatMap(([sign, isOfName]) =>
    [...address.matchAll(sign)]
      .filter(({ 0: text, index }) => {
        const before = address.slice(0, index).split(SEPARATOR).at(-1) ?? '';
        return !isOfName({ text, before, after: address.slice(index + text.length) });
      })
      .map(({ index }) => index),
  );
  const end = Math.min(address.length, ...ends);
  return (end === address.length ? address : address.slice(0, end).replace(TRAILING, '')).trim();
}
