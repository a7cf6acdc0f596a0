import { phrasesOf } from './phrase-at.ts';
import { TIME_UNITS, TIME_WORDS } from './lexicon-time.ts';
import { foldName } from '../../locations/rules/fold-name.ts';

export const LINKS: ReadonlySet<string> = new Set(
  (
    'a ad al allo alla all ai agli alle da dal dallo dalla dall dai dagli dalle di del dello della dell dei degli delle d in nel nello nella ' +
    'nell nei negli nelle con col coi su sul sullo sulla sull sui sugli sulle per tra fra e ed o od oppure il lo la l i gli le un uno una ' +
    'che x vicino vicina vicini presso zona dintorni ma piu entro dopo verso fino almeno minimo massimo max oltre circa intorno'
  ).split(' '),
);

export const COUNTING: ReadonlySet<string> = new Set(['per', 'in', 'siamo', 'noi', 'x']);

/** Nouns that are counted. A number before one of them is never a day, and is a price only with a currency. */
export const COUNTED: ReadonlySet<string> = new Set([
  ...TIME_UNITS.keys(),
  ...set(
    'persone persona ospiti ospite adulti adulto bambini bambino amici posti letti km chilometri m mt metri mq camere camera stanze bagni ' +
      'bagno anni ora ore min minuti passi stelle euro eur ' +
      'personas cani cane gatti auto macchine moto bici biciclette famiglie coppie case appartamenti ville volte piani anziani gradini gradino scalini scalino rampe marches stufen steps stairs',
  ),
]);

/** This is a `Map`, because a plain object would also have the key "constructor". */
const NUMBERS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    un: 1,
    uno: 1,
    una: 1,
    due: 2,
    tre: 3,
    quattro: 4,
    cinque: 5,
    sei: 6,
    sette: 7,
    otto: 8,
    nove: 9,
    dieci: 10,
    undici: 11,
    dodici: 12,
    tredici: 13,
    quattordici: 14,
    quindici: 15,
    sedici: 16,
    venti: 20,
    cento: 100,
  }),
);

/** Parses a whole number from 1 to `most`, in digits or letters. @example readNumber('sette') // 7 */
export function readNumber(word = '', most = 99): number | null {
  const number = NUMBERS.get(word) ?? (/^[1-9]\d*$/.test(word) ? Number(word) : null);
  return number !== null && number <= most ? number : null;
}

export const ROUND_COUNTS: ReadonlyMap<string, number> = new Map([
  ...phrasesOf('un paio di, paio di, un paio d, paio d', 2),
  ...phrasesOf('mezza dozzina di, una mezza dozzina di, mezza dozzina, una mezza dozzina', 6),
  ...phrasesOf('una decina di, decina di, una decina d, decina d, una decina', 10),
  ...phrasesOf('una dozzina di, dozzina di, una dozzina d, dozzina d, una dozzina', 12),
  ...phrasesOf('una quindicina di, quindicina di, una quindicina', 15),
  ...phrasesOf('una ventina di, ventina di, una ventina', 20),
  ...phrasesOf('una trentina di, trentina di', 30),
]);

function set(words: string): string[] {
  return words.split(' ');
}

const SINGULAR_HOMES = {
  f: set('villa villetta masseria baita malga mansarda cascina dimora residenza locanda tenuta'),
  m: set(
    'trullo chalet rustico casale podere dammuso maso loft monolocale bilocale trilocale attico cascinale bungalow rifugio palazzo cottage',
  ),
};

/** Words for kinds of homes other than the property types. A home's name may follow them. */
export const HOME_WORDS: ReadonlySet<string> = new Set([
  ...SINGULAR_HOMES.f,
  ...SINGULAR_HOMES.m,
  ...set('ville villette masserie trulli baite casali poderi dammusi relais glamping residence'),
]);

const FARMS = set('masseria masserie casale casali cascinale cascina podere poderi maso tenuta');
const WHOLE_HOMES = set(
  'villa ville villetta villette baita baite malga trullo trulli dammuso dammusi chalet rustico loft monolocale bilocale trilocale attico mansarda ' +
    'bungalow cottage',
);
/** A word that sets the property type but is not a search term, because descriptions of homes do not contain it. */
export const FOREIGN_HOME = 'cottage';

/** @example tipoOfHomeWord('trullo') // 'casa_vacanza' */
export function tipoOfHomeWord(word: string): 'agriturismo' | 'casa_vacanza' | null {
  if (FARMS.includes(word)) return 'agriturismo';
  return WHOLE_HOMES.includes(word) ? 'casa_vacanza' : null;
}

/** Returns the grammatical gender of a singular word, or `null` for plurals and other words. @example homeWordGender('baita') // 'f' */
export function homeWordGender(word: string): 'f' | 'm' | null {
  if (SINGULAR_HOMES.f.includes(word)) return 'f';
  return SINGULAR_HOMES.m.includes(word) ? 'm' : null;
}

/** These words are correctly spelt even if they resemble a place name ("agosto", Augusta; "masseria", Masera). */
export const WELL_SPELLED: ReadonlySet<string> = new Set([
  ...TIME_WORDS,
  ...HOME_WORDS,
  ...set('oggi domani dopodomani stasera stanotte prossimo prossima questo questa inizio fine meta ponte'),
  ...set('euro sotto massimo minimo almeno entro oltre raggio budget circa intorno notte giorno'),
  ...set('weekend sauna idromassaggio romantico romantica working smart'),
  ...set('notte notti giorno giorni settimana settimane mese mesi'),
  ...set(
    'persona persone ospite ospiti adulto adulti bambino bambini bambina bambine ragazzi amici coppia coppie famiglia famiglie',
  ),
  ...set('camping campeggio hotel albergo ostello pensione resort villaggio'),
  ...set(
    'rotelle sedia carrozzina disabili disabile accessibile barriere ascensore piste sci sciare sciata neve terme termale',
  ),
  ...set(
    'vigneto vigneti vigna oliveto uliveto bosco boschi fiume spiaggia spiagge panorama panoramica centro duomo chiesa stadio',
  ),
  ...set('treno treni auto macchina pullman autobus aereo traghetto nave metro metropolitana camper cammino cammini'),
  ...set(
    'parigi francia croazia svizzera corsica spagna grecia albania slovenia austria germania malta londra santiago nizza vienna',
  ),
  ...set(
    'marito moglie figlio figlia nonno nonna nonni nipote nipoti ragazza ragazzo compagna compagno genitori mamma neonato amica amico culla culle lettino lettini seggiolone fasciatoio passeggino',
  ),
  ...set(
    'monastero convento castello borgo mulino faro casetta casette mensile settimanale lusso relax intimo accogliente panoramico vista ufficio cucina tavolo letto',
  ),
  ...set(
    'palio biennale regata sagra sagre festival carnevale mercatini navetta matrimonio concerto fiera congresso mostra maratona compleanno anniversario laurea vendemmia trekking escursioni',
  ),
  ...set(
    'caldo freddo barca gita lavoro festa fuga relax natura silenzio vino cibo arte bici moto single antico antica',
  ),
  ...set(
    'carino carina bello bella economico economica economici tranquillo tranquilla piccolo piccola grande nuovo nuova',
  ),
]);

/** @example withoutLinks(['casetta', 'in', 'legno', 'nel']) // ['casetta', 'in', 'legno'] */
export function withoutLinks(words: readonly string[]): string[] {
  const hasMeaning = (word: string) => !LINKS.has(foldName(word));
  return words.slice(Math.max(0, words.findIndex(hasMeaning)), words.findLastIndex(hasMeaning) + 1);
}
