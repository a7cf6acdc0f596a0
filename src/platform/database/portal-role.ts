import { type Kysely, sql } from 'kysely';
import { OperatorError } from '../process/operator-error.ts';
import * as operatorMessages from '../messages/operator.ts';

/** Role under which the portal serves requests. It cannot change rows of the audit log or alter tables (`db/migrations`). */
export const PORTAL_ROLE = 'ospitalia_portale';

/** Maximum number of attempts. An attempt fails if another portal on the same server changes the role concurrently. */
const ATTEMPTS = 6;
const NOT_ALLOWED = '42501';
const CONCURRENT_CHANGE = ['23505', '42710', 'XX000'];

type State = { user: string; is_there: boolean; is_usable: boolean | null };

async function readState<T>(db: Kysely<T>): Promise<State> {
  const { rows } = await sql<State>`
    select quote_ident(current_user) as user, role.oid is not null as is_there,
      pg_has_role(current_user, role.oid, case
        when current_setting('server_version_num')::integer >= 160000 then 'set' else 'member'
      end) as is_usable
    from (values (1)) as one left join pg_roles as role on rolname = ${PORTAL_ROLE}
  `.execute(db);
  const [state] = rows;
  if (state === undefined) throw new Error('a select without a condition returned no row');
  return state;
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

/** Returns an error with the statements to run. Omits `create role` if another portal on the server has created the role. */
function portalRoleError({ user, is_there }: State, cause?: unknown): OperatorError {
  const lines = [...(is_there ? [] : [`create role ${PORTAL_ROLE} nologin`]), `grant ${PORTAL_ROLE} to ${user}`];
  return new OperatorError(
    operatorMessages.portalRoleMissing(PORTAL_ROLE, is_there, lines.map((line) => `  ${line};`).join('\n')),
    { cause },
  );
}

export async function ensurePortalRole<T>(db: Kysely<T>): Promise<void> {
  for (let turn = 0; turn < ATTEMPTS; turn += 1) {
    const state = await readState(db);
    if (state.is_usable === true) return;
    const step = state.is_there ? `grant ${PORTAL_ROLE} to current_user` : `create role ${PORTAL_ROLE} nologin`;
    try {
      await sql.raw(step).execute(db);
      // The grant is not checked, because `pg_has_role` may return an outdated result within a session.
      if (state.is_there) return;
    } catch (error) {
      const code = codeOf(error);
      if (code === NOT_ALLOWED) throw portalRoleError(state, error);
      if (!CONCURRENT_CHANGE.some((known) => known === code)) throw error;
    }
  }
  throw portalRoleError(await readState(db));
}
