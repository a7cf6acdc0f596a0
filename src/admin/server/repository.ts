import { type Kysely, type QueryExecutorProvider, sql } from 'kysely';
import type { Action } from '../../accounts/register-contract.ts';
import type { Actor } from '../../kernel/account.ts';
import { maskAddress } from '../rules/mask-address.ts';
import type { AdminTables } from './tables.ts';

type Db = Kysely<AdminTables>;

/** Advisory lock of whoever purges: any number, always the same ("svuo" in ASCII). */
const PURGE_LOCK = 0x7376756f;

const toJson = (values: object | undefined) => (values === undefined ? null : JSON.stringify(values));

/** Writes an action into the register. Any room's connection will do: inside its transaction, both are there, or neither. */
export async function recordAction(db: QueryExecutorProvider, actor: Actor, action: Action): Promise<void> {
  const { azione, struttura, prima, dopo } = action;
  await sql`
    insert into registro_azioni (username, azione, struttura_id, struttura_nome, prima, dopo, address, request_id)
    values (
      ${actor.username}, ${azione}, ${struttura?.id ?? null}, ${struttura?.nome ?? null},
      ${toJson(prima)}::jsonb, ${toJson(dopo)}::jsonb, ${maskAddress(actor.address)}, ${actor.request_id}
    )
  `.execute(db);
}

export type RegisterQuery = { prima_di?: number | undefined; struttura_id?: number | undefined; limit: number };

/** Lines of the register, the newest first: those before the line `prima_di`, or about one struttura. */
export function findLines(db: Db, { prima_di, struttura_id, limit }: RegisterQuery) {
  return db
    .selectFrom('registro_azioni')
    .selectAll()
    .$if(prima_di !== undefined, (query) => query.where('id', '<', prima_di ?? 0))
    .$if(struttura_id !== undefined, (query) => query.where('struttura_id', '=', struttura_id ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/**
 * Works while nobody else does so, in whatever process, and gives what came of it; `undefined` when somebody else is at it.
 * The lock is a connection's: whoever dies lets go of it.
 */
export function workAlone<T extends object>(db: Db, work: () => Promise<T>): Promise<T | undefined> {
  return db.connection().execute(async (connection) => {
    const { rows } = await sql<{ locked: boolean }>`select pg_try_advisory_lock(${PURGE_LOCK}) as locked`.execute(
      connection,
    );
    if (rows[0]?.locked !== true) return undefined;
    try {
      return await work();
    } finally {
      // A connection that broke meanwhile has let go already.
      await sql`select pg_advisory_unlock(${PURGE_LOCK})`.execute(connection).catch(() => undefined);
    }
  });
}
