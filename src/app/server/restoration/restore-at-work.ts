import { DatabaseError } from 'pg';
import type { Actor } from '../../../kernel/account.ts';
import { eraseAgain } from '../backup/restore-backup.ts';
import { erasurePlaces } from '../backup/open-archive-place.ts';
import { writeToPlace } from '../backup/write-to-place.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database.ts';
import type { OpenedArchive } from './load-archived.ts';
import { endState } from './restoration-state.ts';
import { type EverythingParts, restoreEverything } from './restore-everything.ts';

const LOCK_NOT_AVAILABLE = '55P03';
const DEADLOCK = '40P01';
/** Requests that want what we have, and have what we want, end within seconds. */
const ATTEMPTS = 5;

/** Whether somebody else stood in the way, who is gone in a moment. */
export function isContended(error: unknown): boolean {
  return error instanceof DatabaseError && (error.code === LOCK_NOT_AVAILABLE || error.code === DEADLOCK);
}

type AtWork = {
  config: Pick<Config, 'backup' | 'dataDir' | 'secret'>;
  report(message: string, error: unknown): void;
};

async function restoreUncontended(parts: EverythingParts): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return void (await restoreEverything(parts));
    } catch (error) {
      if (!isContended(error) || attempt === ATTEMPTS) throw error;
    }
  }
}

/**
 * Everything comes back while portals are at work: whoever reads waits for the transaction, or is told 503. Whoever was erased since is
 * erased again at once; should this process die before that, by the next portal that starts.
 */
export function restoreAtWork(
  { config, report }: AtWork,
  { archivio, mayLose, actor }: { archivio: string; mayLose: number; actor: Actor },
) {
  return async (
    { id, database }: { id: string; database: Database },
    { file, trust, onBytes = () => undefined }: OpenedArchive,
  ) => {
    await restoreUncontended({
      database,
      file,
      trust,
      mayLose,
      actor,
      archivio,
      writeToday: () => writeToPlace(config, database, 'ripristino'),
      atWork: {
        onBytes,
        beforeCommit: async (client, { today, writtenAt, homes }) => {
          const outcome = {
            archivio,
            scritto: writtenAt,
            versione: '',
            altre: 0,
            case: [],
            case_archivio: homes,
            tutto: null,
          };
          await endState(client, id, { phase: 'fatta', outcome: { ...outcome, prima: today } });
        },
      },
    });
    await eraseAgain(database, erasurePlaces(config)).catch((error: unknown) =>
      report('who was erased since the archive is not erased again yet', error),
    );
  };
}
