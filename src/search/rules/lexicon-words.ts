/** Words that only join others: left alone they ask nothing. */
export const LINKS: ReadonlySet<string> = new Set(
  (
    'a ad al allo alla all ai agli alle da dal dallo dalla dall dai dagli dalle di del dello della dell dei degli delle d in nel nello nella ' +
    'nell nei negli nelle con col coi su sul sullo sulla sull sui sugli sulle per tra fra e ed o od oppure il lo la l i gli le un uno una ' +
    'che vicino vicina vicini presso zona dintorni'
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
};

export const MONTHS: readonly string[] = [
  'gennaio',
  'febbraio',
  'marzo',
  'aprile',
  'maggio',
  'giugno',
  'luglio',
  'agosto',
  'settembre',
  'ottobre',
  'novembre',
  'dicembre',
];

function set(words: string): string[] {
  return words.split(' ');
}

/** Words of journeys and homes that were not mistyped, however like a place's name they are ("agosto", Augusta; "masseria", Masera). */
export const WELL_SPELLED: ReadonlySet<string> = new Set([
  ...MONTHS,
  ...set('ferragosto natale capodanno epifania pasqua pasquetta estate inverno primavera autunno oggi domani'),
  ...set('notte notti giorno giorni settimana settimane mese mesi'),
  ...set(
    'persona persone ospite ospiti adulto adulti bambino bambini bambina bambine ragazzi coppia coppie famiglia famiglie',
  ),
  ...set(
    'masseria masserie trullo trulli baita baite chalet rustico casale casali podere poderi dammuso dammusi malga maso mansarda',
  ),
  ...set(
    'loft monolocale bilocale trilocale attico cascina cascinale dimora relais bungalow glamping rifugio residence',
  ),
]);
