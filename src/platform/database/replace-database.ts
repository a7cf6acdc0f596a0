import { Client, DatabaseError, escapeIdentifier } from 'pg';
import { OperatorError } from '../process/operator-error.ts';
import { findServer } from './find-server.ts';
import { administer, urlOf } from './scratch-database.ts';
import * as operatorMessages from '../messages/operator.ts';

const IN_USE = '55006';
/** Maximum number of characters taken from the old name. PostgreSQL truncates names to 63 bytes, including the suffix. */
const LONGEST_BASE = 40;

function namesBeside(name: string, now: Date): { fresh: string; previousName: string } {
  const base = name.slice(0, LONGEST_BASE);
  return {
    fresh: `${base}_ritorno`,
    previousName: `${base}_fino_al_${now.toISOString().replaceAll(/\D/g, '').slice(0, 14)}`,
  };
}

/** Returns the URL of another database, because a session cannot rename the database that it is connected to. */
const elsewhere = (url: string, name: string) => urlOf(url, name === 'postgres' ? 'template1' : 'postgres');

async function rename(
  url: string,
  name: string,
  { fresh, previousName }: ReturnType<typeof namesBeside>,
): Promise<void> {
  const client = new Client({ connectionString: await findServer(elsewhere(url, name)) });
  await client.connect();
  try {
    await client.query('begin');
    await client.query(`alter database ${escapeIdentifier(name)} rename to ${escapeIdentifier(previousName)}`);
    await client.query(`alter database ${escapeIdentifier(fresh)} rename to ${escapeIdentifier(name)}`);
    await client.query('commit');
  } catch (cause) {
    if (!(cause instanceof DatabaseError && cause.code === IN_USE)) throw cause;
    throw new OperatorError(operatorMessages.databaseInUse(name), { cause });
  } finally {
    await client.end();
  }
}

/** Runs `work` on a new database, which then replaces the old one. If a step fails, the old database remains in place. */
export async function replaceDatabase<T>(
  url: string,
  work: (url: string) => Promise<T>,
  disconnect: () => Promise<void>,
): Promise<{ done: T; previousName: string }> {
  const name = decodeURIComponent(new URL(url).pathname.slice(1));
  const names = namesBeside(name, new Date());
  const drop = () => administer(url, `drop database if exists ${escapeIdentifier(names.fresh)} with (force)`);
  // A killed run may have left its database behind.
  await drop();
  await administer(url, `create database ${escapeIdentifier(names.fresh)} template template0 encoding 'UTF8'`);
  try {
    const done = await work(urlOf(url, names.fresh));
    await disconnect();
    await rename(url, name, names);
    return { done, previousName: names.previousName };
  } catch (error) {
    await drop();
    throw error;
  }
}
