import { foldedForms } from '../rules/fold-name.ts';
import type { PackageTown } from './read-packages.ts';

/**
 * The town that stands for a comune on the map: the one that bears its name, else a seat of its administration or of
 * a comune merged into it, the most populous first. GeoNames gives large hamlets their comune's code too.
 */
export function placeComune(nomi: readonly string[], towns: readonly PackageTown[]): PackageTown | undefined {
  const wanted = new Set(nomi.flatMap(foldedForms));
  const bearsName = (town: PackageTown) => Number(foldedForms(town.nome).some((form) => wanted.has(form)));
  return towns.toSorted(
    (a, b) => bearsName(b) - bearsName(a) || Number(b.isSeat) - Number(a.isSeat) || b.popolazione - a.popolazione,
  )[0];
}
