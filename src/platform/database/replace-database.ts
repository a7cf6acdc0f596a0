import { Client, DatabaseError, escapeIdentifier } from 'pg';
import { OperatorError } from '../process/operator-error.ts';
import { findServer } from './find-server.ts';
import { administer, urlOf } from './scratch-database.ts';

const IN_USE = '55006';
/** PostgreSQL cuts names off after 63 characters: what is put behind has to fit. */
const LONGEST_BASE = 40;

/** Names beside a database's own: of the one that is to take its place, and of itself afterwards. */
function namesBeside(name: string, now: Date): { fresh: string; kept: string } {
  const base = name.slice(0, LONGEST_BASE);
  return { fresh: `${base}_ritorno`, kept: `${base}_fino_al_${now.toISOString().replaceAll(/\D/g, '').slice(0, 14)}` };
}

/** Nobody can rename the database to which they are connected. */
const elsewhere = (url: string, name: string) => urlOf(url, name === 'postgres' ? 'template1' : 'postgres');

async function rename(url: string, name: string, { fresh, kept }: ReturnType<typeof namesBeside>): Promise<void> {
  const client = new Client({ connectionString: await findServer(elsewhere(url, name)) });
  await client.connect();
  try {
    await client.query('begin');
    await client.query(`alter database ${escapeIdentifier(name)} rename to ${escapeIdentifier(kept)}`);
    await client.query(`alter database ${escapeIdentifier(fresh)} rename to ${escapeIdentifier(name)}`);
    await client.query('commit');
  } catch (cause) {
    if (!(cause instanceof DatabaseError && cause.code === IN_USE)) throw cause;
    throw new OperatorError(
      `Al database ${name} è ancora collegato qualcuno (un portale, un psql aperto, una copia): fallo smettere e riprova. Niente è cambiato.`,
      { cause },
    );
  } finally {
    await client.end();
  }
}

/**
 * Does a work on a new, empty database, which then takes the name of the one at `url`; that one stays, under the name `kept`.
 * `letGo` ends the caller's own connections before. If anything fails, everything is as it was. Throws an `OperatorError` where the user
 * may not make databases, and where somebody else is connected.
 */
export async function replaceDatabase<T>(
  url: string,
  work: (url: string) => Promise<T>,
  letGo: () => Promise<void>,
): Promise<{ done: T; kept: string }> {
  const name = decodeURIComponent(new URL(url).pathname.slice(1));
  const names = namesBeside(name, new Date());
  const drop = () => administer(url, `drop database if exists ${escapeIdentifier(names.fresh)} with (force)`);
  // One that was killed in the middle has left its own behind.
  await drop();
  await administer(url, `create database ${escapeIdentifier(names.fresh)} template template0 encoding 'UTF8'`);
  try {
    const done = await work(urlOf(url, names.fresh));
    await letGo();
    await rename(url, name, names);
    return { done, kept: names.kept };
  } catch (error) {
    await drop();
    throw error;
  }
}
