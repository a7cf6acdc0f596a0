import { GONE, GONE_BEFORE, NEW, RENAMED } from '../source/comuni-changes.ts';
import { SARDEGNA } from '../source/sardegna.ts';
import { foldedForms } from '../rules/fold-name.ts';
import type { ListedComune, ListedTown } from '../rules/parse-comuni.ts';

export type BuiltComune = {
  id: number;
  nome: string;
  sigla: string;
  caps: readonly string[];
  popolazione: number;
  lat: number;
  lon: number;
  /** Former codes of the comune or of a part of it. */
  formerIds: readonly number[];
  formerNames: readonly string[];
};

type ComuneWithoutPlace = Omit<BuiltComune, 'lat' | 'lon'>;

const SARDINIAN = new Map(
  SARDEGNA.flatMap(({ sigla, prefix, comuni }) =>
    comuni.map((old, index) => [old, { sigla, id: prefix * 1000 + index + 1 }] as const),
  ),
);
const GONE_IDS = new Set(GONE.map(({ id }) => id));
const PLACED = new Map(NEW.map(({ id, placed }) => [id, placed]));

function partsOf(id: number) {
  return [...GONE, ...GONE_BEFORE].filter(({ into }) => into === id);
}

function carryOver(comune: ListedComune, byId: ReadonlyMap<number, ListedComune>): ComuneWithoutPlace {
  const moved = SARDINIAN.get(comune.id);
  const renamed = RENAMED.get(comune.id);
  const parts = partsOf(comune.id);
  const absorbed = parts.flatMap(({ id }) => byId.get(id) ?? []);
  return {
    id: moved?.id ?? comune.id,
    nome: renamed ?? comune.nome,
    sigla: moved?.sigla ?? comune.sigla,
    caps: [...new Set([comune, ...absorbed].flatMap(({ caps }) => caps))],
    popolazione: absorbed.reduce((sum, part) => sum + part.popolazione, comune.popolazione),
    formerIds: [...(moved ? [comune.id] : []), ...parts.map(({ id }) => id)],
    formerNames: [...(renamed === undefined ? [] : [comune.nome]), ...parts.map(({ nome }) => nome)],
  };
}

function begin(comune: (typeof NEW)[number], byId: ReadonlyMap<number, ListedComune>): ComuneWithoutPlace {
  const parts = partsOf(comune.id);
  return {
    id: comune.id,
    nome: comune.nome,
    sigla: comune.sigla,
    caps: comune.caps,
    popolazione: parts.reduce((sum, { id }) => sum + (byId.get(id)?.popolazione ?? 0), comune.placed?.popolazione ?? 0),
    formerIds: parts.map(({ id }) => id),
    formerNames: parts.map(({ nome }) => nome).filter((nome) => nome !== comune.nome),
  };
}

/** Throws if the source list omits a comune that was abolished, renamed or renumbered, or already contains a new one. */
function checkFacts(byId: ReadonlyMap<number, ListedComune>): void {
  const stale = [...GONE_IDS, ...RENAMED.keys(), ...SARDINIAN.keys()].filter((id) => !byId.has(id));
  const known = NEW.filter(({ id }) => byId.has(id)).map(({ id }) => id);
  if (stale.length + known.length > 0)
    throw new Error(`Changes that do not match the list of comuni: ${[...stale, ...known].join(', ')}`);
}

/** Returns the GeoNames entry of a comune, preferably the one with its name, because hamlets of the comune have the same code. */
function placeComune(nomi: readonly string[], towns: readonly ListedTown[]): ListedTown | undefined {
  const wanted = new Set(nomi.flatMap(foldedForms));
  const bearsName = (town: ListedTown) => Number(foldedForms(town.nome).some((form) => wanted.has(form)));
  return towns.toSorted(
    (a, b) => bearsName(b) - bearsName(a) || Number(b.isSeat) - Number(a.isSeat) || b.popolazione - a.popolazione,
  )[0];
}

function place(comune: ComuneWithoutPlace, townsByComune: ReadonlyMap<number, ListedTown[]>): BuiltComune {
  const towns = [comune.id, ...comune.formerIds].flatMap((id) => townsByComune.get(id) ?? []);
  const found = PLACED.get(comune.id) ?? placeComune([comune.nome, ...comune.formerNames], towns);
  if (found === undefined) throw new Error(`No coordinates for ${comune.nome} (${comune.id})`);
  return { ...comune, lat: found.lat, lon: found.lon };
}

export function buildComuni(comuni: readonly ListedComune[], towns: readonly ListedTown[]): BuiltComune[] {
  const byId = new Map(comuni.map((comune) => [comune.id, comune]));
  checkFacts(byId);
  const townsByComune = Map.groupBy(towns, ({ comune }) => comune);
  const lasting = comuni.filter(({ id }) => !GONE_IDS.has(id)).map((comune) => carryOver(comune, byId));
  return [...lasting, ...NEW.map((comune) => begin(comune, byId))].map((comune) => place(comune, townsByComune));
}
