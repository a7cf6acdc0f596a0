import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Client } from 'pg';
import { from, to } from 'pg-copy-streams';
import { freePort } from '../../src/platform/postgres/acquire-server.ts';
import { openPostgres } from '../../src/platform/postgres/open-postgres.ts';
import {
  administer,
  createTestDatabase,
  SERVER_VARIABLE,
  TEMPLATE_VARIABLE,
  withDatabase,
} from '../../test/database.ts';
import setup from '../../test/global-setup.ts';

const DUMP = join(import.meta.dirname, 'frozen.sql.gz');
const CLOCK = join(import.meta.dirname, 'frozen-clock.mjs');
const HOMES = '400';
/** `PUBLIC_URL` uses https, so that HSTS and `Secure` cookies are compared too. */
const ENVIRONMENT = {
  NODE_ENV: 'production',
  OSPITALIA_ENV_FILE: '',
  OSPITALIA_BRAND_FILE: '',
  OSPITALIA_ADMIN_USERNAME: 'redazione',
  OSPITALIA_ADMIN_PASSWORD: 'cavalli bianchi al pascolo',
  OSPITALIA_SECRET: 'the secret of every snapshot, 32 characters long',
  OSPITALIA_DRAIN_SECONDS: '0',
  PUBLIC_URL: 'https://ospitalia.example',
  LOG_ACCESS: '0',
  LOG_LEVEL: 'fatal',
  // The portal runs no jobs, because their effects depend on when they run.
  OSPITALIA_ROLE: 'web',
  TRUST_PROXY: '1',
};

/** SQL that replaces PostgreSQL's clock. `public` stays first in the search path, because new tables are created there. */
const STOP_CLOCK = `
  create schema frozen;
  grant usage on schema frozen to public;
  create function frozen.now() returns timestamptz stable language sql return timestamptz '2026-11-21 09:00Z';
  create function frozen.clock_timestamp() returns timestamptz stable language sql return frozen.now()`;

/**
 * SQL that replaces the keyword `current_date`, which no schema can override. It also deletes the rows of `feed_host_turns`,
 * whose waits would never end, because the clock is stopped.
 */
const ADAPT_SCHEMA = `
  do $$ declare body text; begin
    for body in select pg_get_functiondef(oid) from pg_proc
      where pronamespace = 'public'::regnamespace and prokind = 'f' and prosrc ilike '%current_date%'
    loop execute regexp_replace(body, 'current_date', '(now()::date)', 'gi'); end loop;
  end $$;
  create function frozen.forget_turns() returns trigger language plpgsql as $$
    begin delete from feed_host_turns; return null; end $$;
  create trigger forget_turns after insert on feed_host_turns execute function frozen.forget_turns()`;

export async function openFrozenServer() {
  const folder = mkdtempSync(join(tmpdir(), 'ospitalia-compare-'));
  chmodSync(folder, 0o755);
  const { url, stop } = await openPostgres({ dataDir: folder, durable: false, log: console.error });
  await administer(withDatabase(url, 'template1'), STOP_CLOCK);
  await administer(url, 'alter system set search_path = public, frozen, pg_catalog');
  await administer(url, 'select pg_reload_conf()');
  process.env[SERVER_VARIABLE] = url;
  const drop = await setup();
  await administer(withDatabase(url, process.env[TEMPLATE_VARIABLE] ?? ''), ADAPT_SCHEMA);
  return {
    folder,
    async close() {
      await drop();
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Only these variables are inherited, because others could change the portal's responses. */
const INHERITED = ['PATH', 'HOME', 'TMPDIR', 'TZ', 'NODE_COMPILE_CACHE'];
const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => INHERITED.includes(name)));

export type FrozenServer = Awaited<ReturnType<typeof openFrozenServer>>;

export async function startFrozenPortal({ folder }: FrozenServer, url: string, demo = '0') {
  const port = await freePort();
  const own = { DATABASE_URL: url, OSPITALIA_DATA_DIR: join(folder, 'data'), PORT: String(port), OSPITALIA_DEMO: demo };
  const child = spawn(process.execPath, ['--import', CLOCK, 'build/portal/main.js'], {
    env: { ...inherited, ...ENVIRONMENT, ...own },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  process.once('exit', () => child.kill());
  const origin = `http://127.0.0.1:${port}`;
  while (
    !(await fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error('the portal did not start');
    await pause(100);
  }
  return {
    origin,
    async stop() {
      child.kill();
      await ended;
    },
  };
}

/** Tables that the dump omits, for example the tables of places, which the template already contains. */
const LEFT_OUT =
  /^(?:migration_hashes|schema_hashes|regioni|province|citta.*|locations_source|page_invalidations|photo_uploads|processes|secrets|database_identity)$/;

const TABLES = `
  select class.oid::regclass::text as name, string_agg(quote_ident(attname), ',' order by attnum) as columns
  from pg_class as class join pg_attribute on attrelid = class.oid and attnum > 0 and not attisdropped and attgenerated = ''
  where relnamespace = 'public'::regnamespace and relkind = 'r' group by class.oid order by 1`;
const SEQUENCES = `
  select format('select setval(%L, %s);', schemaname || '.' || sequencename, last_value) as line
  from pg_sequences where schemaname = 'public' and last_value is not null order by 1`;

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return client;
}

export async function freeze(server: FrozenServer): Promise<void> {
  const { url, close } = await createTestDatabase();
  const portal = await startFrozenPortal(server, url, HOMES);
  await portal.stop();
  const client = await connect(url);
  const lines: string[] = [];
  const { rows } = await client.query<{ name: string; columns: string }>(TABLES);
  for (const { name, columns } of rows.filter((row) => !LEFT_OUT.test(row.name))) {
    const data = await text(client.query(to(`copy (select ${columns} from ${name} order by 1) to stdout`)));
    if (data !== '') lines.push(`COPY public.${name} (${columns}) FROM stdin;\n${data}\\.\n`);
  }
  const sequences = await client.query<{ line: string }>(SEQUENCES);
  lines.push(...sequences.rows.map(({ line }) => line));
  writeFileSync(DUMP, gzipSync(lines.join('\n'), { level: 9 }));
  await client.end();
  await close();
}

/** Loads the dump into a new database. Triggers are disabled, because the dump already contains their results. */
export async function openFrozenDatabase() {
  const database = await createTestDatabase();
  const client = await connect(database.url);
  await client.query('set session_replication_role = replica');
  const dump = gunzipSync(readFileSync(DUMP)).toString();
  const tables = [...dump.matchAll(/^(COPY (\S+) .*) FROM stdin;\n([^]*?)^\\\.$/gm)];
  for (const [, , name] of tables) await client.query(`delete from ${name}`);
  for (const [, copy, , rows = ''] of tables) {
    await pipeline(Readable.from([rows]), client.query(from(`${copy} from stdin`)));
  }
  for (const [line] of dump.matchAll(/^select setval.*$/gm)) await client.query(line);
  await client.end();
  return database;
}
