import { slugify } from '../../locations/rules/slugify.ts';

/** Comuni of one province that belong to an area: those in `names`, or all except those in `names` if `all` is true. */
export type AreaPart = { sigla: string; names: readonly string[]; all: boolean };

/** An area without legal borders, such as "Salento". `dove` is a phrase such as "nel Salento". */
export type AreaFacts = {
  slug: string;
  nome: string;
  dove: string;
  others: readonly string[];
  isLake: boolean;
  source: string;
  parts: readonly AreaPart[];
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
  const fieldOf = (name: string) => lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
  return {
    slug: slugify(nome),
    nome,
    dove,
    others: splitList(fieldOf('detta') ?? ''),
    isLake: kind === 'lago',
    source: fieldOf('fonte') ?? '',
    parts: lines.filter((line) => /^[A-Z]{2}: /.test(line)).map(readPart),
    regioni: splitList(fieldOf('regioni') ?? ''),
  };
}

/**
 * Parses areas separated by blank lines. "LE: *" means all comuni of the province of Lecce.
 * @example readAreas('Salento: nel Salento\nfonte: …\nLE: *')[0]?.parts // [{ sigla: 'LE', names: [], all: true }]
 */
export function readAreas(text: string): AreaFacts[] {
  return text.trim().split('\n\n').map(readArea);
}
