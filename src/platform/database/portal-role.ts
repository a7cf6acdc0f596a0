import { type Kysely, sql } from 'kysely';
import { OperatorError } from '../process/operator-error.ts';

/** Reads and writes every row, but changes neither lines of the register nor any table's shape. `db/migrations` has its rights. */
export const PORTAL_ROLE = 'ospitalia_portale';

/** Each turn makes one step; another process, on another database of the same server, may be making the same ones. */
const ATTEMPTS = 6;
const NOT_ALLOWED = '42501';
/** Somebody else has just made the role, or granted it: PostgreSQL has three ways of saying so. */
const MADE_BY_ANOTHER = ['23505', '42710', 'XX000'];

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
  if (state === undefined) throw new Error('a select without a condition gave no row');
  return state;
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

/** The role is one for all databases of a server: another portal's may be there already. */
function portalRoleError({ user, is_there }: State, cause?: unknown): OperatorError {
  const lines = [...(is_there ? [] : [`create role ${PORTAL_ROLE} nologin`]), `grant ${PORTAL_ROLE} to ${user}`];
  return new OperatorError(
    `Il portale lavora nel database con il ruolo ${PORTAL_ROLE}, e l’utente di DATABASE_URL non può ${is_there ? 'usarlo' : 'crearlo'}.
Un amministratore del server PostgreSQL deve eseguire una volta:
${lines.map((line) => `  ${line};`).join('\n')}`,
    { cause },
  );
}

/** Makes the role of the portal, for all databases of the server, and lets the connecting user take it, unless it can. */
export async function ensurePortalRole<T>(db: Kysely<T>): Promise<void> {
  for (let turn = 0; turn < ATTEMPTS; turn += 1) {
    const state = await readState(db);
    if (state.is_usable === true) return;
    const step = state.is_there ? `grant ${PORTAL_ROLE} to current_user` : `create role ${PORTAL_ROLE} nologin`;
    try {
      await sql.raw(step).execute(db);
      // A connection that has asked while another granted may be told an old answer for ever: it is not asked again.
      if (state.is_there) return;
    } catch (error) {
      const code = codeOf(error);
      if (code === NOT_ALLOWED) throw portalRoleError(state, error);
      if (!MADE_BY_ANOTHER.some((known) => known === code)) throw error;
    }
  }
  throw portalRoleError(await readState(db));
}
