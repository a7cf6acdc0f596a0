import type { ClientBase, Pool } from 'pg';

/** Takes away everything that is in a database of ours, tables, functions and extensions, and leaves it as `create database` makes it. */
export async function emptySchema(database: Pick<ClientBase | Pool, 'query'>): Promise<void> {
  await database.query('drop schema if exists public cascade');
  await database.query('create schema public');
  await database.query('grant usage on schema public to public');
}
