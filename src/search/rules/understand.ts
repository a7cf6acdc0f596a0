import type { Servizio } from '../../strutture/rules/servizi.ts';
import type { TipoStruttura } from '../../strutture/rules/struttura-form.ts';
import type { Bearer, Places } from './understand-places.ts';
import { areBothMeant, type PlaceSpan, readSpans, type Span } from './understand-spans.ts';
import type { TypedWord } from './understand-words.ts';
import type { Scope } from './wish.ts';

/** As far as somebody goes from where they want to be, in kilometres. */
export const AROUND_KM = 15;

/** What is meant by some words: places, types and services are taken out of them, `testo` is the rest. */
export type Meant = {
  wish: { scope: Scope; testo: string; tipi: TipoStruttura[]; servizi: Servizio[] };
  /** The path of the one place that was meant; `null` for none, several, or a place with its surroundings. */
  dove: string | null;
  homonyms: { nome: string; dove: string; path: string }[];
};

/** Words that only join others: left alone they ask nothing. */
const LINKS = new Set(
  (
    'a ad al allo alla all ai agli alle da dal dallo dalla dall dai dagli dalle di del dello della dell dei degli delle d in nel nello nella ' +
    'nell nei negli nelle con col coi su sul sullo sulla sull sui sugli sulle per tra fra e ed o od oppure il lo la l i gli le un uno una ' +
    'che vicino vicina vicini presso zona dintorni'
  ).split(' '),
);

/** Drops places that only tell where another one is: "Livo Como", "Toscana, Siena". */
function narrow(words: readonly string[], spans: readonly PlaceSpan[], places: Places): PlaceSpan[] {
  const kept = [...spans];
  for (let index = 0; index + 1 < kept.length; ) {
    const [one, other] = [kept[index], kept[index + 1]];
    if (one === undefined || other === undefined || areBothMeant(words, one, other)) {
      index += 1;
      continue;
    }
    const insideOf = (inner: PlaceSpan, outer: PlaceSpan) =>
      inner.bearers.filter((bearer) => outer.bearers.some((larger) => places.isWithin(bearer, larger)));
    const first = insideOf(one, other);
    const second = insideOf(other, one);
    if (first.length > 0) kept.splice(index, 2, { ...one, bearers: first });
    else if (second.length > 0) kept.splice(index, 2, { ...other, bearers: second });
    else index += 1;
  }
  return kept;
}

function scopeOf(bearers: readonly Bearer[], around: readonly number[]): Scope {
  const [first] = bearers;
  if (first === undefined) return { kind: 'italia' };
  if (first.kind === 'regione') return { kind: 'regione', regione_id: first.id };
  if (first.kind === 'provincia') return { kind: 'provincia', provincia_id: first.id };
  const towns = bearers.filter(({ kind }) => kind === 'citta').map(({ id }) => id);
  return { kind: 'citta', citta_ids: [...new Set([...towns, ...around])] };
}

/** Where to look. Two towns that have nothing to do with each other are both meant; of larger places the first. */
function readWhere(words: readonly string[], spans: readonly Span[], places: Places) {
  const narrowed = narrow(
    words,
    spans.filter((span) => span.kind === 'place'),
    places,
  );
  const [first] = narrowed;
  const isTowns = first?.bearers[0]?.kind === 'citta';
  const used = isTowns ? narrowed.filter(({ bearers }) => bearers[0]?.kind === 'citta') : narrowed.slice(0, 1);
  const bearers = used.flatMap((span) => span.bearers);
  const around = used
    .filter(({ isAround }) => isAround)
    .flatMap((span) => span.bearers.flatMap(({ kind, id }) => (kind === 'citta' ? places.around(id, AROUND_KM) : [])));
  const [only, ...others] = bearers;
  const isHomonym = used.length === 1 && others.length > 0;
  return {
    scope: scopeOf(bearers, around),
    dove: only !== undefined && others.length === 0 && around.length === 0 ? places.tell(only).path : null,
    homonyms: isHomonym ? bearers.map((bearer) => places.tell(bearer)) : [],
    unused: narrowed.filter((span) => !used.includes(span)),
  };
}

/** The words that nothing was understood of, in stretches, without what only joined them to the rest. */
function readRest(words: readonly TypedWord[], spans: readonly Span[]): TypedWord[] {
  const isUnderstood = (index: number) => spans.some(({ start, end }) => start <= index && index < end);
  const stretches: TypedWord[][] = [[]];
  words.forEach((word, index) => {
    if (isUnderstood(index)) stretches.push([]);
    else stretches.at(-1)?.push(word);
  });
  const isLink = ({ folded }: TypedWord) => LINKS.has(folded);
  return stretches.flatMap((stretch) => {
    const begin = stretch.findIndex((word) => !isLink(word));
    return begin < 0 ? [] : stretch.slice(begin, stretch.findLastIndex((word) => !isLink(word)) + 1);
  });
}

/** "Casa" asks nothing beside other wishes; beside words that were not understood it is one of them ("casa rosa"). */
function withoutHomes(words: readonly TypedWord[], spans: readonly Span[]): Span[] {
  const others = spans.filter(({ kind }) => kind !== 'home');
  const isRest = readRest(words, spans).length > 0;
  const isAlone =
    !isRest && others.every(({ kind }) => kind === 'filler') && !others.some(({ kind }) => kind === 'filler');
  return isRest || isAlone ? others : [...spans];
}

/**
 * What somebody means who typed these words. Pure over the facts of `places`: the longest name wins, a name that is also a common word
 * counts only where something says that it is a place, homonyms stay several unless a larger place tells them apart.
 */
export function understandWords(words: readonly TypedWord[], places: Places): Meant {
  const folded = words.map((word) => word.folded);
  const all = readSpans(folded, places);
  const where = readWhere(folded, all, places);
  const spans = withoutHomes(
    words,
    all.filter((span) => span.kind !== 'place' || !where.unused.includes(span)),
  );
  return {
    wish: {
      scope: where.scope,
      testo: readRest(words, spans)
        .map(({ typed }) => typed)
        .join(' '),
      tipi: [...new Set(spans.flatMap((span) => (span.kind === 'tipo' ? [span.tipo] : [])))],
      servizi: [...new Set(spans.flatMap((span) => (span.kind === 'servizio' ? [span.servizio] : [])))],
    },
    dove: where.dove,
    homonyms: where.homonyms,
  };
}
