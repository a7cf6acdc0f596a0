import { checkSession } from '../../platform/database/check-session.ts';
import { explainConnection } from '../../platform/database/explain-connection.ts';
import { type DatabaseOptions, openDatabase, REQUEST_LIMITS } from '../../platform/database/open-database.ts';
import { PORTAL_ROLE } from '../../platform/database/portal-role.ts';
import type { Config } from './config.ts';

type Access = { url: string } & Pick<DatabaseOptions, 'role' | 'timeLimits'>;

const APPEND_ONLY = 'registro_azioni';

/**
 * Returns the URL, role and time limits of the database connections that requests use. Direct connections sign in as the owner
 * and switch to the portal's role.
 */
export function accessOf(
  { databaseUrl, databaseDirectUrl }: Pick<Config, 'databaseUrl' | 'databaseDirectUrl'>,
  ownerUrl: string,
  limits = REQUEST_LIMITS,
): Access {
  if (databaseDirectUrl === undefined) return { url: ownerUrl, role: PORTAL_ROLE, timeLimits: limits };
  return { url: databaseUrl ?? ownerUrl, timeLimits: { query_timeout: limits.query_timeout } };
}

/** Verifies the permissions and limits of the connections that requests use. Throws an `OperatorError` that explains the remedy. */
export async function checkAccess({ url, ...options }: Access): Promise<void> {
  const { pool, close } = openDatabase(url, { ...options, size: 2 });
  try {
    await checkSession(pool, { appendOnlyTable: APPEND_ONLY, isDirect: options.role !== undefined });
  } catch (error) {
    throw explainConnection(error, url);
  } finally {
    await close();
  }
}
