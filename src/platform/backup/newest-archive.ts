import { OperatorError } from '../process/operator-error.ts';
import type { ArchivePlace } from './archive-place.ts';
import { parseArchiveName } from './archive-name.ts';

/** The archives of a place, by their names, the newest first. */
export async function listArchives(place: Pick<ArchivePlace, 'list'>): Promise<string[]> {
  const names = await place.list('');
  // A name begins with its moment.
  return names.filter((name) => parseArchiveName(name) !== null).toSorted((one, other) => (one < other ? 1 : -1));
}

/** The newest archive of a place. Throws an `OperatorError` where there is none. */
export async function newestArchive(place: Pick<ArchivePlace, 'list' | 'name'>): Promise<string> {
  const [newest] = await listArchives(place);
  if (newest === undefined) throw new OperatorError(`In ${place.name} non c’è nessun archivio.`);
  return newest;
}
