import { hash } from 'node:crypto';
import type { ClientBase } from 'pg';
import { planRestoration } from '../../../admin/rules/plan-restoration.ts';
import type { ArchivedHome, HomePlan, PresentHome } from '../../../admin/rules/restored-home.ts';
import type { CalendarDate } from '../../../kernel/dates/calendar-date.ts';
import type { PhotoStorage } from '../../../media/server/storage.ts';
import { readHasher } from '../../../privacy/server/erasures.ts';
import { dbOfClient } from '../backup/restored-handlers.ts';
import { checkPhotos, type PhotosThere } from './check-photos.ts';
import { findHomes, type FoundHome, type HomeChoice } from './find-homes.ts';
import { archived, type LoadedArchive } from './load-archived.ts';
import { readArchivedHome, readPresentHome } from './read-homes.ts';

export type PlannedHome = { plan: HomePlan; home: FoundHome; versione: string };

/** `versione` is a hash of the planned changes. A confirmation is valid only for this hash. */
export type Plans = { homes: readonly PlannedHome[]; altre: number; versione: string; photos: PhotosThere };

type PlanParts = { loaded: LoadedArchive; wanted: HomeChoice; today: CalendarDate; storage: Pick<PhotoStorage, 'has'> };

/** Matches email addresses in the same way as `find-addresses.ts` does in the database. */
const ADDRESS = /[a-z0-9_'+.-]+@(?:[a-z0-9-]+\.)+[a-z]{2,63}/g;

async function erasedFinder(client: ClientBase): Promise<(rows: unknown) => boolean> {
  const { rows } = await client.query<{ email_hash: string }>(
    `select email_hash from erasures where id not in (select id from ${archived('erasures')})`,
  );
  const hashes = new Set(rows.map(({ email_hash }) => email_hash));
  const hashOf = await readHasher(dbOfClient(client));
  return (named) => {
    if (hashes.size === 0) return false;
    const found = JSON.stringify(named).toLowerCase().match(ADDRESS) ?? [];
    return found.some((email) => hashes.has(hashOf(email)) || hashes.has(hashOf(email.replace(/^['.]+/, ''))));
  };
}

async function cinTakenBy(client: ClientBase, { struttura: { id, cin } }: ArchivedHome): Promise<string | null> {
  const { rows } = await client.query<{ nome: string }>(
    `select nome from strutture where cin = $1 and id <> $2 and status in ('approvata', 'sospesa') limit 1`,
    [cin, id],
  );
  return rows[0]?.nome ?? null;
}

function isOthers(now: PresentHome | null, wanted: HomeChoice): boolean {
  return wanted.che === 'proprietario' && now !== null && now.struttura['proprietario_email'] !== wanted.email;
}

function versionOf(parts: unknown): string {
  return hash('sha256', JSON.stringify(parts), 'base64url');
}

export async function makePlans(client: ClientBase, parts: PlanParts): Promise<Plans> {
  const { loaded, wanted, today, storage } = parts;
  const { homes: found, altre } = await findHomes(client, wanted);
  const photos = await checkPhotos(
    client,
    found.map(({ id }) => id),
    storage,
  );
  const isErased = await erasedFinder(client);
  const homes: PlannedHome[] = [];
  for (const home of found) {
    const before = await readArchivedHome(client, home.id, loaded.columns, today);
    if (before === null) continue;
    const now = await readPresentHome(client, home.id, loaded.columns, today);
    const plan = planRestoration(before, now, {
      cinTakenBy: await cinTakenBy(client, before),
      isErased: isErased(before),
      isOthers: isOthers(now, wanted),
      isCittaThere: home.citta !== null,
      photosThere: photos.all,
    });
    homes.push({ plan, home, versione: versionOf([loaded.header.created_at, plan]) });
  }
  const versions = homes.map(({ versione }) => versione);
  return { homes, altre, versione: versions.length === 1 ? (versions[0] ?? '') : versionOf(versions), photos };
}
