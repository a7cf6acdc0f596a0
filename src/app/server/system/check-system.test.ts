import { once } from 'node:events';
import { chmodSync, writeFileSync } from 'node:fs';
import { createServer as createTlsServer } from 'node:https';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildStruttura } from '../../../../test/build-struttura.ts';
import { createTestDatabase } from '../../../../test/database.ts';
import { selfSigned } from '../../../../test/self-signed-certificate.ts';
import { type S3Server, startS3Server } from '../../../../test/s3-server.ts';
import { type RunningProcess, startProcess } from '../../../../test/start-process.ts';
import { startTestPortal, type StartedPortal } from '../../../../test/start-portal.ts';
import { temporaryFolder } from '../../../../test/temporary-folder.ts';
import type { SystemReport } from '../../../admin/system-status-contract.ts';
import { writeDrillNote } from '../../../platform/backup/drill-note.ts';
import { folderPlace } from '../../../platform/backup/archive-place.ts';
import { freePort } from '../../../platform/postgres/acquire-server.ts';
import { readConfig } from '../config.ts';
import { openMail } from '../open-services.ts';
import { checkSystem } from './check-system.ts';
import { createServer, request } from 'node:http';

async function openAppendProxy(target: number, hides: readonly string[] = []) {
  const server = createServer((incoming, answer) => {
    if (hides.includes(incoming.url ?? '')) return void answer.writeHead(404).end();
    const before = incoming.headers['x-forwarded-for'];
    const headers = {
      ...incoming.headers,
      'x-forwarded-for': `${before === undefined ? '' : `${String(before)}, `}198.51.100.7`,
    };
    const outgoing = request(
      { host: '127.0.0.1', port: target, method: incoming.method, path: incoming.url, headers },
      (upstream) => {
        answer.writeHead(upstream.statusCode ?? 502, upstream.headers);
        upstream.pipe(answer);
      },
    );
    outgoing.on('error', () => answer.destroy());
    incoming.pipe(outgoing);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const SECRET = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
const NOW = new Date();
const folder = temporaryFolder();
const database = await createTestDatabase();
let bucket: S3Server;
let smtp: RunningProcess<{ port: number } | { recipients: string[]; message: string }>;
let smtpUrl: string;
beforeAll(async () => {
  bucket = await startS3Server();
  smtp = startProcess('smtp-process.ts');
  const [first] = await smtp.waitForLines(1);
  smtpUrl = `smtp://127.0.0.1:${first !== undefined && 'port' in first ? first.port : 0}`;
});
afterAll(async () => {
  await Promise.all([bucket.close(), smtp.stop(), database.close()]);
});

type Settings = Record<string, string | undefined>;

function configOf(settings: Settings) {
  return readConfig({ DATABASE_URL: database.url, OSPITALIA_DATA_DIR: folder, OSPITALIA_SECRET: SECRET, ...settings });
}

async function examine(settings: Settings = {}, envFile: string | null = null): Promise<SystemReport> {
  const config = configOf(settings);
  const mail = openMail(config);
  const url = config.databaseDirectUrl ?? config.databaseUrl ?? '';
  return checkSystem({ config, envFile, url, mail, clock: { now: () => NOW } });
}

function sentencesOf({ voci }: SystemReport, parte: string): string[] {
  return voci.filter((finding) => finding.parte === parte).map(({ stato, frase }) => `${stato}: ${frase}`);
}

describe('a healthy system', () => {
  test('is reported as healthy in every part', async () => {
    const { options } = bucket;
    const report = await examine({
      SMTP_URL: smtpUrl,
      MAIL_REPLY_TO: 'ciao@ospitalia.example',
      S3_ENDPOINT: options.endpoint,
      S3_BUCKET: options.bucket,
      S3_ACCESS_KEY_ID: options.accessKeyId,
      S3_SECRET_ACCESS_KEY: options.secretAccessKey,
    });
    expect(sentencesOf(report, 'database')).toEqual([
      expect.stringMatching(/^bene: PostgreSQL 18\.\d+: test_\w+ su 127\.0\.0\.1:/),
    ]);
    expect(sentencesOf(report, 'posta')).toEqual([`bene: Il server di posta risponde: ${new URL(smtpUrl).host}.`]);
    expect(sentencesOf(report, 'foto')).toEqual([
      `bene: Le foto si scrivono, si leggono e si tolgono: ${options.endpoint}/${options.bucket}.`,
    ]);
    expect(sentencesOf(report, 'archivi')).toEqual([
      `bene: Gli archivi si scrivono, si leggono e si tolgono: ${folder}/backup.`,
    ]);
    expect(sentencesOf(report, 'segreto')).toEqual(['bene: OSPITALIA_SECRET non si indovina.']);
    expect(sentencesOf(report, 'code')).toEqual(['bene: Nessun lavoro aspetta.']);
  });
});

describe('the system report covers', () => {
  test('a clock that is ten minutes fast or slow', async () => {
    for (const [minutes, words] of [
      [10, 'avanti'],
      [-10, 'indietro'],
    ] as const) {
      const config = configOf({});
      const clock = { now: () => new Date(Date.now() + minutes * 60_000) };
      const report = await checkSystem({ config, envFile: null, url: database.url, mail: openMail(config), clock });
      expect(sentencesOf(report, 'orologio')).toEqual([
        `guasto: L’orologio di questa macchina è ${words} di 600 secondi rispetto all’orologio del database.`,
      ]);
    }
  });

  test('mail settings without a reply address', async () => {
    expect(sentencesOf(await examine({ SMTP_URL: smtpUrl }), 'posta')).toEqual([
      `attenzione: Il server di posta risponde: ${new URL(smtpUrl).host}. Ma chi risponde a un’e-mail del portale non raggiunge nessuno.`,
    ]);
  });

  test('an unreachable mail server and bucket', async () => {
    const nowhere = await freePort();
    const report = await examine({
      SMTP_URL: `smtp://chi:segreta@127.0.0.1:${nowhere}`,
      S3_ENDPOINT: `http://127.0.0.1:${nowhere}`,
      S3_BUCKET: 'foto',
      S3_ACCESS_KEY_ID: 'chi',
      S3_SECRET_ACCESS_KEY: 'segreta',
    });
    expect(report.stato).toBe('guasto');
    expect(sentencesOf(report, 'posta')).toEqual([
      `guasto: Il server di posta 127.0.0.1:${nowhere} non accetta: nessuno risponde a quell’indirizzo e porta`,
    ]);
    expect(sentencesOf(report, 'foto')).toEqual([
      `guasto: Il posto delle foto non funziona (http://127.0.0.1:${nowhere}/foto): nessuno risponde a quell’indirizzo e porta`,
    ]);
    expect(sentencesOf(report, 'archivi')[0]).toMatch(/^bene/);
    expect(JSON.stringify(report)).not.toContain('segreta');
  });

  test('all parts, even if the database is unreachable', async () => {
    const report = await examine({ DATABASE_URL: `postgres://o:segreta@127.0.0.1:${await freePort()}/o` });
    expect(sentencesOf(report, 'database')).toEqual([
      expect.stringMatching(/^guasto: Su 127\.0\.0\.1:\d+ nessuno risponde \(DATABASE_URL\)/),
    ]);
    expect(sentencesOf(report, 'foto')[0]).toMatch(/^bene/);
    expect(JSON.stringify(report)).not.toContain('segreta');
  });

  test('an unreachable server at DATABASE_DIRECT_URL', async () => {
    const pooled = Object.assign(new URL(database.url), { username: 'ospitalia_portale' }).href;
    const DATABASE_DIRECT_URL = `postgres://o@127.0.0.1:${await freePort()}/o`;
    expect(sentencesOf(await examine({ DATABASE_URL: pooled, DATABASE_DIRECT_URL }), 'database')).toEqual([
      expect.stringMatching(/^guasto: Su 127\.0\.0\.1:\d+ nessuno risponde \(DATABASE_DIRECT_URL\)/),
    ]);
  });

  test('a DATABASE_READ_URL that points to a primary, and an unreachable replica', async () => {
    expect(sentencesOf(await examine({ DATABASE_READ_URL: database.url }), 'replica')).toEqual([
      'guasto: DATABASE_READ_URL non porta a una replica, ma a un server dove si scrive.',
    ]);
    const away = await examine({ DATABASE_READ_URL: `postgres://o@127.0.0.1:${await freePort()}/o` });
    expect(sentencesOf(away, 'replica')).toEqual([expect.stringMatching(/^attenzione: .*\(DATABASE_READ_URL\)/)]);
  });

  test('roles without a process, or whose only process has ended', async () => {
    expect(sentencesOf(await examine(), 'processi')).toEqual([
      'attenzione: Su questo database non c’è nessun portale acceso.',
    ]);
    const announce = (id: string, roles: string, age: string) =>
      sql`insert into processes (id, roles, seen_at)
        values (${id}, string_to_array(${roles}, ','), clock_timestamp() - ${age}::interval)`.execute(database.db);
    await announce('018f0000-0000-7000-8000-000000000001', 'web,worker', '1 second');
    await announce('018f0000-0000-7000-8000-000000000002', 'poller', '1 minute');
    expect(sentencesOf(await examine(), 'processi')).toEqual([
      'guasto: Nessun processo pensa a leggere i calendari delle piattaforme (poller).',
    ]);
    await announce('018f0000-0000-7000-8000-000000000003', 'poller', '2 seconds');
    expect(sentencesOf(await examine(), 'processi')).toEqual(['bene: Ogni parte del lavoro ha chi la fa.']);
    await sql`delete from processes`.execute(database.db);
  });

  test('missing operator details', async () => {
    expect(sentencesOf(await examine(), 'gestore')).toEqual([
      expect.stringMatching(/^attenzione: Il sito non dice chi/),
    ]);
    const file = join(folder, 'brand.json');
    writeFileSync(file, '{"nome":"Casa Molise","gestore":{"denominazione":"Associazione Casa Molise"}}');
    expect(sentencesOf(await examine({ OSPITALIA_BRAND_FILE: file }), 'gestore')).toEqual([
      expect.stringMatching(/^attenzione: Di chi gestisce il sito manca: la forma giuridica /),
    ]);
    const stripe = {
      STRIPE_SECRET_KEY: 'sk_live_a',
      STRIPE_WEBHOOK_SECRET: 'whsec_a',
      STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_b',
      STRIPE_API_BASE: 'http://127.0.0.1:9',
    };
    expect(sentencesOf(await examine({ OSPITALIA_BRAND_FILE: file, ...stripe }), 'gestore')).toEqual([
      expect.stringMatching(/^guasto: Il sito prende pagamenti, e di chi lo gestisce manca: /),
    ]);
  });

  test('a settings file with wrong permissions, syntax errors, unknown names or lines that a shell parses differently', async () => {
    const file = join(folder, 'ospitalia.env');
    writeFileSync(file, "DATABSE_URL='postgres://a@b/c'\nMAIL_FROM=Casa <a@example.it>\n", { mode: 0o640 });
    expect(sentencesOf(await examine({}, file), 'impostazioni')).toEqual([
      'attenzione: Tra le impostazioni ci sono nomi che Ospitalia non conosce: DATABSE_URL.',
      'attenzione: Una shell che legge il file delle impostazioni capisce altro: MAIL_FROM.',
    ]);
    writeFileSync(file, "PORT=3001\nDATABASE_URL='postgres");
    expect(sentencesOf(await examine({}, file), 'impostazioni')).toEqual([
      expect.stringMatching(/^guasto: In .*riga 2: /s),
    ]);
    writeFileSync(file, 'PORT=3001\n');
    chmodSync(file, 0o644);
    expect(sentencesOf(await examine({}, file), 'impostazioni')).toEqual([
      expect.stringMatching(/^attenzione: .*le può leggere chiunque/),
    ]);
  });

  test('a missing archive and an archive that was tested in a drill', async () => {
    const place = join(folder, 'altrove');
    const settings = { BACKUP_AT: '03:30', BACKUP_DIR: place };
    const none = await examine(settings);
    expect(sentencesOf(none, 'archivio')).toEqual([
      'bene: Non c’è ancora nessuna struttura: il primo archivio si scrive con la prima.',
    ]);
    expect(sentencesOf(none, 'prova')).toEqual([]);
    await buildStruttura(database.db);
    const missed = await examine(settings);
    expect(sentencesOf(missed, 'archivio')).toEqual(['guasto: Non c’è ancora nessun archivio.']);
    expect(sentencesOf(missed, 'prova')).toEqual(['attenzione: Nessuno ha mai provato a ripristinare un archivio.']);
    const stamp = NOW.toISOString().replaceAll(/[:.Z]/g, '');
    const archive = `ospitalia-${stamp}.backup.age`;
    await folderPlace(place).write(
      archive,
      (async function* bytes() {
        yield Buffer.from('x');
      })(),
    );
    await writeDrillNote(folderPlace(place), { at: NOW.toISOString(), archive, has_passed: true });
    const tried = await examine(settings);
    expect(sentencesOf(tried, 'archivio')).toEqual(['bene: L’ultimo archivio, cifrato, ha meno di un’ora.']);
    expect(sentencesOf(tried, 'prova')).toEqual(['bene: L’ultima prova di ripristino è riuscita: oggi.']);
  });
});

describe('checks of the public site', () => {
  let portal: StartedPortal;
  const env = {
    DATABASE_URL: database.url,
    OSPITALIA_DATA_DIR: folder,
    OSPITALIA_SECRET: SECRET,
  };
  beforeAll(async () => {
    portal = await startTestPortal(env);
  });
  afterAll(() => portal.kill());

  test.each([
    [
      1,
      ['/readyz', '/metrics'],
      'bene: 1 proxy davanti al portale, e TRUST_PROXY lo sa.',
      /^attenzione: Il sito risponde, ma senza https/,
    ],
    [
      0,
      ['/readyz', '/metrics'],
      'guasto: Davanti al portale c’è 1 proxy, e TRUST_PROXY è 0: tutti i visitatori contano per uno.',
      /senza https/,
    ],
    [
      2,
      ['/readyz', '/metrics'],
      'guasto: Davanti al portale c’è 1 proxy, e TRUST_PROXY è 2: un visitatore può mentire sul suo indirizzo.',
      /senza https/,
    ],
    [
      1,
      ['/metrics'],
      'bene: 1 proxy davanti al portale, e TRUST_PROXY lo sa.',
      /^guasto: Da fuori si leggono pagine .*: \/readyz\.$/,
    ],
  ])('with TRUST_PROXY=%s and a proxy that hides %j report «%s» and %s', async (trusted, hides, proxy, site) => {
    const front = await openAppendProxy(portal.port, hides);
    try {
      const report = await examine({ PUBLIC_URL: `http://127.0.0.1:${front.port}`, TRUST_PROXY: String(trusted) });
      expect(sentencesOf(report, 'proxy')).toEqual([proxy]);
      expect(sentencesOf(report, 'sito')).toEqual([expect.stringMatching(site)]);
    } finally {
      front.close();
    }
  });

  test('report an untrusted certificate', async () => {
    await using tls = createTlsServer(selfSigned, (_, answer) => void answer.end()).listen(0, '127.0.0.1');
    await once(tls, 'listening');
    const address = tls.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const report = await examine({ PUBLIC_URL: `https://127.0.0.1:${port}` });
    expect(sentencesOf(report, 'sito')).toEqual([
      `guasto: Il certificato di https://127.0.0.1:${port} non va bene (lo ha firmato chi lo usa, e questa macchina non lo conosce).`,
    ]);
  });

  test('report that a different server or no server answers at the public URL', async () => {
    const other = await examine({ PUBLIC_URL: bucket.options.endpoint });
    expect(sentencesOf(other, 'sito')).toEqual([
      expect.stringMatching(/^guasto: A http.* risponde qualcos’altro, non questo portale\.$/),
    ]);
    const nobody = await examine({ PUBLIC_URL: `http://127.0.0.1:${await freePort()}` });
    expect(sentencesOf(nobody, 'sito')).toEqual([expect.stringMatching(/^guasto: Da fuori il sito non risponde/)]);
  });

  test('receive no connection details from /healthz if their signature is invalid', async () => {
    const answer = await fetch(`http://127.0.0.1:${portal.port}/healthz`, { headers: { 'X-Ospitalia-Echo': '1.a' } });
    expect(await answer.json()).toEqual({ status: 'ok' });
  });
});
