import { OperatorError } from '../process/operator-error.ts';
import type { ArchivePlace } from './archive-place.ts';
import { parseArchiveName } from './archive-name.ts';
import * as operatorMessages from '../messages/operator.ts';

export async function listArchives(place: Pick<ArchivePlace, 'list'>): Promise<string[]> {
  const names = await place.list('');
  // Every name has a timestamp after the same prefix, so sorting by name sorts by age.
  return names.filter((name) => parseArchiveName(name) !== null).toSorted((one, other) => (one < other ? 1 : -1));
}

/** Throws an `OperatorError` if `place` contains no archive. */
export async function newestArchive(place: Pick<ArchivePlace, 'list' | 'name'>): Promise<string> {
  const [newest] = await listArchives(place);
  if (newest === undefined) throw new OperatorError(operatorMessages.noArchives(place.name));
  return newest;
}
