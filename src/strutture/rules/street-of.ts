/** Words that make a number before them part of a street's name: "Via 4 Novembre", "Piazza dei 3 Ponti". */
const NAMED_NUMBER =
  /^\p{Nd}{1,4}[°º]?\s+(?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|ponti|martiri|fontane|archi|torri|porte|pini|case|colli|laghi|re|santi|giornate)(?![\p{L}\p{Nd}])/iu;
/** What such a number stands behind: in "Via Roma 12 Case Nuove" it is the house's. */
const BEFORE_NAME =
  /(?:^|[\s,])(?:via|viale|vicolo|piazza|piazzale|piazzetta|largo|corso|strada|lungomare|borgo|calle|campo|dei|delle|degli|del|ai|alle)\s+$/iu;
/** Where a house is told within its street: a number, "senza numero civico", a staircase, a kilometre. */
const HOUSE =
  /\p{Nd}|(?<![\p{L}\p{Nd}])(?:s\.?\s?n\.?\s?c\.?|s\.\s?n\.?|n[.°º]|nr\.?|num\.|civico|interno|int\.|scala|piano|km\.?)(?![\p{L}\p{Nd}])/giu;
const TRAILING = /[\s,;.\-–/(#:]+$/u;

function isPartOfName(address: string, at: number): boolean {
  return NAMED_NUMBER.test(address.slice(at)) && BEFORE_NAME.test(address.slice(0, at));
}

/**
 * A street without its number: what an approximate place says (decision 36). Of two readings it takes the one that says less; a number
 * at the beginning leaves nothing.
 * @example streetOf('Via 4 Novembre, 12/B') // 'Via 4 Novembre'
 */
export function streetOf(address: string): string {
  for (const { index } of address.matchAll(HOUSE)) {
    if (isPartOfName(address, index) || /\p{Nd}/u.test(address[index - 1] ?? '')) continue;
    return address.slice(0, index).replace(TRAILING, '');
  }
  return address.trim();
}
