import { TIME_WORDS } from './lexicon-time.ts';

/** Words that only join others: left alone they ask nothing. */
export const LINKS: ReadonlySet<string> = new Set(
  (
    'a ad al allo alla all ai agli alle da dal dallo dalla dall dai dagli dalle di del dello della dell dei degli delle d in nel nello nella ' +
    'nell nei negli nelle con col coi su sul sullo sulla sull sui sugli sulle per tra fra e ed o od oppure il lo la l i gli le un uno una ' +
    'che vicino vicina vicini presso zona dintorni with for near the and of on by at piu entro dopo verso mit im am und fur'
  ).split(' '),
);

/** After these a number alone counts people. */
export const COUNTING: ReadonlySet<string> = new Set(['per', 'in', 'siamo', 'x', 'for', 'fur']);

/** What numbers count that are no price, and no day. */
export const COUNTED: ReadonlySet<string> = new Set(
  (
    'persone persona ospiti ospite adulti adulto bambini bambino amici posti letti notti notte giorni giorno settimane settimana mesi km ' +
    'chilometri m mt metri mq camere camera stanze bagni bagno anni ora ore min minuti passi stelle euro eur euros people persons guests ' +
    'adults kids nights night days weeks rooms bedrooms bedroom minutes hours personen'
  ).split(' '),
);

export const NUMBERS: Readonly<Record<string, number>> = {
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
  quattordici: 14,
  quindici: 15,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
};

function set(words: string): string[] {
  return words.split(' ');
}

/** Homes that are no type of ours: what follows one of them may be its name. */
export const HOUSES: ReadonlySet<string> = new Set([
  ...set(
    'villa ville villetta villette masseria masserie trullo trulli baita baite chalet rustico casale casali podere poderi',
  ),
  ...set(
    'dammuso dammusi malga maso mansarda loft monolocale bilocale trilocale attico cascina cascinale dimora relais',
  ),
  ...set('bungalow glamping rifugio residence residenza locanda tenuta palazzo cottage'),
]);

/** Words of journeys and homes that were not mistyped, however like a place's name they are ("agosto", Augusta; "masseria", Masera). */
export const WELL_SPELLED: ReadonlySet<string> = new Set([
  ...TIME_WORDS,
  ...HOUSES,
  ...set('oggi domani dopodomani stasera stanotte prossimo prossima questo questa inizio fine meta ponte'),
  ...set('euro sotto massimo minimo almeno entro oltre raggio budget circa intorno notte giorno'),
  ...set(
    'house home apartment flat room pool breakfast garden near with mountain mountains lake beach romantic weekend week',
  ),
  ...set('august holiday holidays quiet cheap view sauna idromassaggio romantico romantica working smart'),
  ...set('notte notti giorno giorni settimana settimane mese mesi'),
  ...set(
    'persona persone ospite ospiti adulto adulti bambino bambini bambina bambine ragazzi amici coppia coppie famiglia famiglie',
  ),
  ...set('camping campeggio hotel albergo ostello pensione resort villaggio'),
  ...set(
    'caldo freddo barca gita lavoro festa fuga relax natura silenzio vino cibo arte bici moto single antico antica',
  ),
  ...set(
    'carino carina bello bella economico economica economici tranquillo tranquilla piccolo piccola grande nuovo nuova',
  ),
]);
