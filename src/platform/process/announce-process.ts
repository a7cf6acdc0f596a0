import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';

const BEAT_MS = 5000;
const GONE_AFTER = '20 seconds';

type AnnounceOptions<Tables, Role extends string> = {
  db: Kysely<Tables>;
  roles: readonly Role[];
  allRoles: readonly Role[];
  warn(message: string, error: unknown): void;
};

export type AnnouncedProcess<Role extends string> = {
  counts(): Readonly<Record<string, number>> | null;
  missing(): Role[];
  close(): Promise<void>;
};

type RoleCount = { role: string; processes: number };

async function beat<Tables>(db: Kysely<Tables>, id: string, roles: readonly string[]): Promise<RoleCount[]> {
  await sql`
    insert into processes (id, roles, seen_at) values (${id}, ${[...roles]}::text[], clock_timestamp())
    on conflict (id) do update set seen_at = excluded.seen_at`.execute(db);
  await sql`delete from processes where seen_at < clock_timestamp() - ${GONE_AFTER}::interval`.execute(db);
  const { rows } = await sql<RoleCount>`
    select role, count(*)::integer as processes from processes, unnest(roles) as role group by role`.execute(db);
  return rows;
}

function countOf(role: string, known: readonly RoleCount[] | null): number {
  return known?.find((row) => row.role === role)?.processes ?? 0;
}

export async function announceProcess<Tables, Role extends string>(
  options: AnnounceOptions<Tables, Role>,
): Promise<AnnouncedProcess<Role>> {
  const { db, roles, allRoles, warn } = options;
  const id = randomUUID();
  const closing = new AbortController();
  const { signal } = closing;
  let known: RoleCount[] | null = [];

  async function announce(): Promise<void> {
    try {
      known = await beat(db, id, roles);
    } catch (error) {
      if (known !== null) warn('cannot determine which processes run', error);
      known = null;
    }
  }
  await announce();
  const announcing = (async () => {
    while (!signal.aborted) {
      await pause(BEAT_MS, undefined, { signal, ref: false }).catch(() => undefined);
      if (!signal.aborted) await announce();
    }
  })();

  return {
    counts: () => known && Object.fromEntries(allRoles.map((role) => [role, countOf(role, known)])),
    missing: () => (known === null ? [] : allRoles.filter((role) => countOf(role, known) === 0)),
    async close() {
      closing.abort();
      await announcing;
      await sql`delete from processes where id = ${id}`.execute(db).catch(() => undefined);
    },
  };
}
