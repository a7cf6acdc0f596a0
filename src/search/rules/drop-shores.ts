import { phraseAt, phrasesOf } from './phrase-at.ts';
import type { PlaceIndex } from './place-index.ts';
import type { TypedWord } from './split-words.ts';

const SHORES = new Map(
  phrasesOf(
    'sulle sponde, sulla sponda, sponde, sulle rive, sulla riva, rive, in riva, riva, direttamente sul, direttamente sulla, affacciato sul, affacciata sul, ' +
      'affacciati sul, affacciate sul, a bordo, lungo le rive, lungo le sponde, a pochi passi, a due passi, ' +
      'on the shores, on the shore, the shores, shores, shore, on the banks, on the edge, at the edge, right on, directly on, right by, by, beside, overlooking, ' +
      'next to, on the waterfront, along, along the shore, along the shores, ' +
      'am ufer, ans ufer, ufer, an den ufern, am sudufer, am nordufer, am ostufer, am westufer, sudufer, nordufer, ostufer, westufer, ' +
      'direkt am, direkt an, direkt, am rande, rund um, rund, unmittelbar am, an der kuste, kuste, an den kusten, ' +
      'au bord, aux bords, bord, bords, sur les rives, sur la rive, les rives, rives, sur les bords, sur les berges, face, en bordure, autour, le long, a deux pas',
    true,
  ),
);
const LINKS = new Set(
  'di d del dello della dell of the des der dem den du de la l le les au a al alla all dal dalla dall to an am'.split(
    ' ',
  ),
);

/** Matches words for a body of water, such as "lago" or "Gardasee". */
const WATER =
  /(?:^|\s)(?:lago|lake|lac|see|sees|mare|mar|meer|meeres|mer|sea|costa|coast|kuste|cote|adria|adriatico|adriatic|adriatique|riviera|golfo)(?:\s|$)|(?:see|sees|meer|kuste)$/;

function isWaterAt(words: readonly string[], start: number, { matchesOf, area }: Places): boolean {
  for (let end = Math.min(words.length, start + 5); end > start; end -= 1) {
    const name = words.slice(start, end).join(' ');
    const isLake = matchesOf(name).some(({ kind, id }) => kind === 'area' && (area(id)?.isLake || WATER.test(name)));
    if (isLake || (WATER.test(name) && matchesOf(name).length > 0)) return true;
  }
  return false;
}

const JOINS = new Set('o od e ed oppure or and ou et oder und'.split(' '));
const OF = new Set(['di', 'd', 'de', 'of', 'the']);
const LAKES = new Set(['lago', 'laghi', 'lake', 'lakes', 'lac', 'lacs']);

/** Repeats "lago" before the second lake of a list, as in "Lago d'Iseo o d'Orta". */
function completeLakes(words: readonly TypedWord[], { matchesOf, area }: Places): TypedWord[] {
  const first = words.findIndex(({ folded }) => LAKES.has(folded));
  return words.flatMap((word, at) => {
    const before = at - (OF.has(words[at - 1]?.folded ?? '') ? 2 : 1);
    if (first < 0 || before <= first || !JOINS.has(words[before]?.folded ?? '')) return [word];
    const names = [`lago ${word.folded}`, `lago di ${word.folded}`, `lago d ${word.folded}`];
    const name =
      names.find((each) => matchesOf(each).some(({ kind, id }) => kind === 'area' && area(id)?.isLake)) ?? '';
    const completed = name
      .split(' ')
      .slice(0, -1)
      .map((folded) => ({ typed: '', folded }));
    return [...completed, word];
  });
}

type Places = Pick<PlaceIndex, 'matchesOf' | 'area'>;

/**
 * Drops words for the shore of a named lake or sea, because the name implies the shore.
 * @example dropShores(splitWords('au bord du lac de Garde'), places).map(({ folded }) => folded) // ['lac', 'de', 'garde']
 */
export function dropShores(typed: readonly TypedWord[], places: Places): TypedWord[] {
  const words = completeLakes(typed, places);
  const folded = words.map((word) => word.folded);
  const rest: TypedWord[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const shore = phraseAt(folded, at, SHORES);
    let next = shore?.end ?? at;
    while (shore && !isWaterAt(folded, next, places) && LINKS.has(folded[next] ?? '')) next += 1;
    if (shore && isWaterAt(folded, next, places)) at = next - 1;
    else rest.push(...words.slice(at, at + 1));
  }
  return rest;
}
