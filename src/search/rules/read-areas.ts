import { slugify } from '../../locations/rules/slugify.ts';

/** Comuni of one province, by their names; `all`: the whole province but for those. Of several, the first shows the area best. */
export type AreaPart = { sigla: string; names: readonly string[]; all: boolean };

/** A stretch of land that people know by a name, and no law by a border: "Salento", "Langhe". `dove`: "nel Salento". */
export type AreaFacts = {
  slug: string;
  nome: string;
  dove: string;
  /** Other names, as `foldName` leaves them. */
  others: readonly string[];
  isLake: boolean;
  source: string;
  parts: readonly AreaPart[];
  /** Whole regions, of a part of Italy ("Sud Italia"). */
  regioni: readonly string[];
};

const ALL = '*';
const BUT = '* tranne ';

function splitList(text: string): string[] {
  return text === '' ? [] : text.split(', ');
}

function readPart(line: string): AreaPart {
  const [sigla = '', comuni = ''] = line.split(': ');
  if (comuni === ALL) return { sigla, names: [], all: true };
  const isRest = comuni.startsWith(BUT);
  return { sigla, names: splitList(isRest ? comuni.slice(BUT.length) : comuni), all: isRest };
}

function readArea(block: string): AreaFacts {
  const [title = '', ...lines] = block.split('\n');
  const [nome = '', rest = ''] = title.split(': ');
  const [dove = '', kind = ''] = rest.split('; ');
  const said = (name: string) => lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
  return {
    slug: slugify(nome),
    nome,
    dove,
    others: splitList(said('detta') ?? ''),
    isLake: kind === 'lago',
    source: said('fonte') ?? '',
    parts: lines.filter((line) => /^[A-Z]{2}: /.test(line)).map(readPart),
    regioni: splitList(said('regioni') ?? ''),
  };
}

/**
 * The tourist areas that a text lists, parted by blank lines: "Salento: nel Salento", its other names ("detta: …"), where the list of its
 * comuni comes from ("fonte: …"), and the comuni by province ("BR: Brindisi, Oria"; "LE: *" for all of them, "SO: * tranne Mese"), or
 * whole regions ("regioni: Lazio, Umbria").
 * @example readAreas('Salento: nel Salento\nfonte: …\nLE: *')[0]?.parts // [{ sigla: 'LE', names: [], all: true }]
 */
export function readAreas(text: string): AreaFacts[] {
  return text.trim().split('\n\n').map(readArea);
}
