import { randomBytes } from 'node:crypto';
import { Client, DatabaseError } from 'pg';
import { findServer } from './find-server.ts';
import { OperatorError } from '../process/operator-error.ts';
import * as operatorMessages from '../messages/operator.ts';

const NO_PRIVILEGE = '42501';

export function urlOf(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

/** Runs an administrative statement. Throws an `OperatorError` if the user of `url` lacks the privilege. */
export async function administer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: await findServer(url) });
  await client.connect();
  try {
    await client.query(statement);
  } catch (cause) {
    if (!(cause instanceof DatabaseError && cause.code === NO_PRIVILEGE)) throw cause;
    throw new OperatorError(operatorMessages.mayNotCreateDatabases(), { cause });
  } finally {
    await client.end();
  }
}

export async function withScratchDatabase<T>(url: string, work: (url: string) => Promise<T>): Promise<T> {
  const name = `ospitalia_prova_${randomBytes(6).toString('hex')}`;
  await administer(url, `create database ${name} template template0 encoding 'UTF8'`);
  try {
    return await work(urlOf(url, name));
  } finally {
    await administer(url, `drop database if exists ${name} with (force)`);
  }
}
