import type { Pool } from 'pg';
import { hasTable } from '../../../platform/database/has-table.ts';
import { OperatorError } from '../../../platform/process/operator-error.ts';

async function hasRows(pool: Pool, table: string): Promise<boolean> {
  if (!(await hasTable(pool, table))) return false;
  return (await pool.query(`select from "${table}" limit 1`)).rowCount !== 0;
}

async function findLack(pool: Pool): Promise<string | null> {
  if (!(await hasRows(pool, 'strutture'))) return 'non c’è nessuna struttura';
  const hasUsers = (await hasRows(pool, 'accounts')) || (await hasRows(pool, 'admins'));
  return hasUsers ? null : 'non c’è nessun utente';
}

/** An archive of nothing looks like a good one, and in a month all good ones would have made room for it. Throws an `OperatorError`. */
export async function assertFilled(pool: Pool): Promise<void> {
  const lack = await findLack(pool);
  if (lack === null) return;
  throw new OperatorError(
    `Nel database ${lack}: è quello giusto? Non ne faccio un archivio; npm run db -- backup --empty lo fa lo stesso.`,
  );
}
