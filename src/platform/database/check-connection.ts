import { Client } from 'pg';
import { OperatorError } from '../process/operator-error.ts';
import { describeTarget } from './describe-target.ts';
import { findServer } from './find-server.ts';
import { explainCode, explainConnection } from './explain-connection.ts';
import * as operatorMessages from '../messages/operator.ts';

const CONNECTION_TIMEOUT_MS = 5000;

type State = { is_standby: boolean; encoding: string; may_create: boolean };

const STATE = `
  select pg_is_in_recovery() as is_standby, getdatabaseencoding() as encoding,
    has_schema_privilege(current_user, 'public', 'create')
      and (to_regnamespace('pgboss') is not null or has_database_privilege(current_user, current_database(), 'create')) as may_create`;

function refusalOf({ is_standby, may_create, encoding }: State, url: string, setting: string): OperatorError | null {
  // PostgreSQL would report these conditions later with the same SQLSTATEs, so the error messages are the same.
  if (is_standby) return explainCode('25006', url, setting);
  if (!may_create) return explainCode('42501', url, setting);
  if (encoding === 'UTF8') return null;
  return new OperatorError(operatorMessages.encodingNotUtf8(describeTarget(url), setting, encoding));
}

/** Throws an `OperatorError` with the remedy if the database is not usable. `setting`: the variable that holds `url`. */
export async function checkConnection(url: string, setting = 'DATABASE_URL'): Promise<void> {
  const connectionString = await findServer(url).catch((error: unknown) => {
    throw explainConnection(error, url, setting);
  });
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    // PgBouncer rejects this startup parameter by default, which is intended: `url` must lead to PostgreSQL without a pooler.
    statement_timeout: CONNECTION_TIMEOUT_MS,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<State>(STATE);
    const [state] = rows;
    if (state === undefined) throw new Error('a select without a condition returned no row');
    const refusal = refusalOf(state, url, setting);
    if (refusal !== null) throw refusal;
  } catch (error) {
    throw explainConnection(error, url, setting);
  } finally {
    // `end` would wait for a server that does not answer.
    client.connection.stream.destroy();
  }
}
