import { type Kysely, type QueryExecutorProvider, sql } from 'kysely';
import { addDays, type CalendarDate } from '../../kernel/dates/calendar-date.ts';
import type { Action } from '../../accounts/register-contract.ts';
import type { Actor } from '../../kernel/people/account.ts';
import { maskAddress } from '../rules/register.ts';
import type { RegisterFilter } from '../contract.ts';
import type { AdminTables } from './tables.ts';

type Db = Kysely<AdminTables>;

/** Key of the advisory lock for purges. The value is arbitrary ("svuo" in ASCII). */
const PURGE_LOCK = 0x7376756f;

const toJson = (values: object | undefined) => (values === undefined ? null : JSON.stringify(values));

/** Accepts a transaction of any module, so that the action and its entry are committed together. */
export async function recordAction(db: QueryExecutorProvider, actor: Actor, action: Action): Promise<void> {
  const { azione, struttura, prima, dopo, oggetto, once } = action;
  await sql`
    insert into registro_azioni
      (username, azione, struttura_id, struttura_nome, prima, dopo, address, request_id, oggetto, once)
    values (
      ${actor.username}, ${azione}, ${struttura?.id ?? null}, ${struttura?.nome ?? null},
      ${toJson(prima)}::jsonb, ${toJson(dopo)}::jsonb, ${maskAddress(actor.address)}, ${actor.request_id},
      ${oggetto ?? null}, ${once ?? null}
    )
    on conflict (once) do nothing
  `.execute(db);
}

export type RegisterQuery = RegisterFilter & {
  prima_di?: number | undefined;
  struttura_id?: number | undefined;
  limit: number;
};

/** Name of an entry's object. Entries written before the column `oggetto` existed contain the name in `dopo` or `prima`. */
const OBJECT = sql<string | null>`case when struttura_id is null then
  coalesce(oggetto, dopo ->> 'titolo', prima ->> 'titolo', dopo ->> 'nome', prima ->> 'nome') end`;

function contains(text: ReturnType<typeof sql<string>>, words: string) {
  return sql<boolean>`position(lower(${words}) in lower(${text})) > 0`;
}

function beginOf(day: CalendarDate) {
  return sql<Date>`(${day}::date::timestamp at time zone 'Europe/Rome')`;
}

export function findLines(db: Db, query: RegisterQuery) {
  const { prima_di, struttura_id, limit, cerca, chi, azione, dal, al } = query;
  const [from, to] = [dal === null ? null : beginOf(dal), al === null ? null : beginOf(addDays(al, 1))];
  return db
    .selectFrom('registro_azioni')
    .select([
      'id',
      'at',
      'username',
      'azione',
      'struttura_id',
      'struttura_nome',
      'prima',
      'dopo',
      'address',
      'request_id',
    ])
    .select(OBJECT.as('oggetto'))
    .$if(prima_di !== undefined, (lines) => lines.where('id', '<', prima_di ?? 0))
    .$if(struttura_id !== undefined, (lines) => lines.where('struttura_id', '=', struttura_id ?? 0))
    .$if(azione !== undefined, (lines) => lines.where('azione', '=', azione ?? 'accesso'))
    .$if(chi !== '', (lines) => lines.where(contains(sql`username`, chi)))
    .$if(cerca !== '', (lines) =>
      lines.where(contains(sql`concat_ws(' ', username, struttura_nome, ${OBJECT}, request_id)`, cerca)),
    )
    .$if(from !== null, (lines) => lines.where(sql<boolean>`at >= ${from}`))
    .$if(to !== null, (lines) => lines.where(sql<boolean>`at < ${to}`))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/**
 * Runs `work` under the purge lock; returns `undefined` if the lock is taken. The lock belongs to a transaction, so a crash
 * releases it.
 */
export function withPurgeLock<T extends object>(db: Db, work: () => Promise<T>): Promise<T | undefined> {
  return db.transaction().execute(async (transaction) => {
    // Disables the idle timeout, because the transaction is idle while `work` runs.
    const { rows } = await sql<{ locked: boolean }>`
      select pg_try_advisory_xact_lock(${PURGE_LOCK}) as locked,
        set_config('idle_in_transaction_session_timeout', '0', true)`.execute(transaction);
    return rows[0]?.locked === true ? work() : undefined;
  });
}
