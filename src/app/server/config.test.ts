import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Config, readConfig } from './config.ts';
import { signInWarning } from './portal.ts';
import { SettingsError } from '../../platform/process/operator-error.ts';

describe('the default configuration', () => {
  test('describes a local portal with an embedded database and demo listings', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      brand: null,
      publicUrl: 'http://127.0.0.1:3000',
      dataDir: resolve('data'),
      databaseUrl: undefined,
      databaseReadUrl: undefined,
      demo: 1200,
      trustProxy: 0,
      hstsSubdomains: false,
      allowedHosts: [],
      drainSeconds: 0,
      smtpUrl: undefined,
      mailFrom: 'Ospitalia <non-rispondere@127.0.0.1>',
      mailReplyTo: null,
      mapTiles: undefined,
      s3: undefined,
      secret: undefined,
      admin: { username: 'admin', password: undefined },
      feedAllow: [],
      roles: ['web', 'worker', 'poller'],
      pollFrom: undefined,
      stripe: undefined,
      analytics: null,
      translator: null,
      inboundMail: null,
      hasCdn: false,
      telemetry: null,
      heartbeatUrl: undefined,
      backup: {
        at: null,
        folder: resolve('data/backup'),
        s3: undefined,
        acceptsSameDisk: false,
        recipients: [],
        identityFile: undefined,
        drillDatabaseUrl: undefined,
      },
      monitoring: { metricsPort: undefined, metricsHost: '127.0.0.1', metricsToken: undefined, accessLog: undefined },
    });
  });

  test('also applies if the variables are empty', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ', OSPITALIA_DEMO: '' })).toEqual(readConfig({}));
  });
});

describe('signInWarning', () => {
  test.each(['http://www.ospitalia.it', 'http://192.168.1.5:3000', 'http://0.0.0.0:8080', 'http://localhost.example'])(
    'returns a warning for %s',
    (url) => {
      expect(signInWarning(readConfig({ PUBLIC_URL: url }).publicUrl)).toBe(
        `Con l’indirizzo ${url} non può entrare nessuno, né i proprietari né gli amministratori: serve https (PUBLIC_URL), o questo stesso computer.`,
      );
    },
  );

  test.each(['https://www.ospitalia.it', 'http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
    'returns null for %s',
    (url) => {
      expect(signInWarning(readConfig({ PUBLIC_URL: url }).publicUrl)).toBeNull();
    },
  );
});

const S3 = {
  S3_ENDPOINT: 'https://s3.example',
  S3_BUCKET: 'foto',
  S3_ACCESS_KEY_ID: 'chi',
  S3_SECRET_ACCESS_KEY: 'segreta',
};
const s3 = { endpoint: 'https://s3.example/', bucket: 'foto', accessKeyId: 'chi', secretAccessKey: 'segreta' };
const PUBLIC_URL = 'https://www.ospitalia.example';
const DATABASE_URL = 'postgres://ospitalia@db.example/ospitalia';
const ADMIN = { OSPITALIA_ADMIN_USERNAME: ' anna ', OSPITALIA_ADMIN_PASSWORD: ' una password lunga ' };

describe('settings from the environment', () => {
  test.each<[string, Record<string, string>, Partial<Config>]>([
    [
      'PUBLIC_URL is derived from HOST and PORT',
      { HOST: '0.0.0.0', PORT: '8080' },
      { publicUrl: 'http://0.0.0.0:8080' },
    ],
    ['an IPv6 host is bracketed', { HOST: '::1' }, { publicUrl: 'http://[::1]:3000' }],
    ['shared caching of pages is enabled if CDN is 1', { CDN: '1' }, { hasCdn: true }],
    ['shared caching of pages is disabled if CDN is 0', { CDN: '0' }, { hasCdn: false }],
    ['the trailing slash of PUBLIC_URL is removed', { PUBLIC_URL: `${PUBLIC_URL}/` }, { publicUrl: PUBLIC_URL }],
    ['a portal behind a proxy keeps serving for five seconds when it stops', { TRUST_PROXY: '1' }, { drainSeconds: 5 }],
    ['a drain of 0 seconds can be configured', { TRUST_PROXY: '1', OSPITALIA_DRAIN_SECONDS: '0' }, { drainSeconds: 0 }],
    ['a drain of 60 seconds can be configured', { OSPITALIA_DRAIN_SECONDS: '60' }, { drainSeconds: 60 }],
    [
      'allowed host names are normalised like those in URLs',
      { ALLOWED_HOSTS: 'Ospitalia.it, portale.local 10.0.0.7' },
      { allowedHosts: ['ospitalia.it', 'portale.local', '10.0.0.7'] },
    ],
    ['photos are stored in S3 if all its settings are given', S3, { s3: { ...s3, region: undefined } }],
    ['the S3 region is configurable', { ...S3, S3_REGION: ' fr-par ' }, { s3: { ...s3, region: 'fr-par' } }],
    [
      'emails are sent from an address at the site’s host name by default',
      { PUBLIC_URL },
      { mailFrom: 'Ospitalia <non-rispondere@www.ospitalia.example>' },
    ],
    ['the sender is configurable', { MAIL_FROM: 'ciao@ospitalia.example' }, { mailFrom: 'ciao@ospitalia.example' }],
    [
      'replies go to the configured sender by default',
      { MAIL_FROM: 'ciao@ospitalia.example' },
      { mailReplyTo: 'ciao@ospitalia.example' },
    ],
    [
      'replies go to MAIL_REPLY_TO if it is set',
      { MAIL_FROM: 'ciao@ospitalia.example', MAIL_REPLY_TO: 'Redazione <aiuto@ospitalia.example>' },
      { mailReplyTo: 'aiuto@ospitalia.example' },
    ],
    [
      'the name of the first administrator is trimmed, but the password is not',
      ADMIN,
      { admin: { username: 'anna', password: ' una password lunga ' } },
    ],
    [
      'an empty administrator password counts as unset',
      { OSPITALIA_ADMIN_PASSWORD: '' },
      { admin: { username: 'admin', password: undefined } },
    ],
    ['by default, no demo listings are added to an external database', { DATABASE_URL }, { demo: 0 }],
    ['OSPITALIA_DEMO adds demo listings to an external database', { DATABASE_URL, OSPITALIA_DEMO: '50' }, { demo: 50 }],
  ])('%s', (_, env, expected) => {
    expect(readConfig(env)).toMatchObject(expected);
  });

  test.each(Object.keys(S3))('S3 settings without %s are rejected', (name) => {
    expect(() => readConfig({ ...S3, [name]: '' })).toThrow(`Per le foto su S3 manca ancora: ${name}.`);
  });
});

describe('private hosts from which feeds may be read', () => {
  const OSPITALIA_FEED_ALLOW = ' 127.0.0.1:8080, Feed.localhost:80\n[::1]:9000 ';
  const places = ['127.0.0.1:8080', 'feed.localhost:80', '[::1]:9000'];

  test('are given as pairs of host and port', () => {
    expect(readConfig({ OSPITALIA_FEED_ALLOW }).feedAllow).toEqual(places);
  });

  test('are rejected in production unless a second variable allows them', () => {
    const env = { OSPITALIA_FEED_ALLOW, NODE_ENV: 'production' };
    expect(() => readConfig(env)).toThrow('in produzione serve anche OSPITALIA_FEED_ALLOW_IN_PRODUCTION=1.');
    expect(() => readConfig({ ...env, OSPITALIA_FEED_ALLOW_IN_PRODUCTION: '0' })).toThrow(SettingsError);
    expect(readConfig({ ...env, OSPITALIA_FEED_ALLOW_IN_PRODUCTION: '1' }).feedAllow).toEqual(places);
    expect(readConfig({ ...env, OSPITALIA_FEED_ALLOW: ' ' }).feedAllow).toEqual([]);
  });

  test.each(['127.0.0.1', 'http://127.0.0.1:80', '10.0.0.0/8:80', 'a@b:80', '127.0.0.1:70000', 'feed.localhost:0080'])(
    'are rejected with a message if OSPITALIA_FEED_ALLOW is %s',
    (text) => {
      expect(() => readConfig({ OSPITALIA_FEED_ALLOW: text })).toThrow('OSPITALIA_FEED_ALLOW deve essere un elenco');
    },
  );
});

describe('an invalid setting', () => {
  const cases: [name: string, value: string][] = [
    ['PORT', '0x50'],
    ['PORT', '65536'],
    ['HOST', 'http://localhost'],
    ['PUBLIC_URL', 'ospitalia.example'],
    ['PUBLIC_URL', 'ftp://ospitalia.example'],
    ['PUBLIC_URL', 'https://ospitalia.example/sotto'],
    ['DATABASE_URL', 'mysql://localhost/ospitalia'],
    ['DATABASE_READ_URL', 'postgres://replica.example/ospitalia'],
    ['OSPITALIA_DEMO', 'molte'],
    ['OSPITALIA_DEMO', '1600001'],
    ['TRUST_PROXY', '11'],
    ['OSPITALIA_DRAIN_SECONDS', '61'],
    ['SMTP_URL', 'https://mail.example'],
    ['MAIL_FROM', 'Ospitalia'],
    ['MAIL_REPLY_TO', 'Ospitalia'],
    ['MAIL_REPLY_TO', 'ciao@ospitalia.example, altri@ospitalia.example'],
    ['MAIL_REPLY_TO', 'non-rispondere@ospitalia.example'],
    ['MAIL_REPLY_TO', 'ciao@ospitalia.example\r\nBcc: tutti@example.it'],
    ['MAIL_FROM', 'ciao@ospitalia.example\r\nBcc: tutti@example.it'],
    ['S3_ENDPOINT', 's3.example'],
    ['OSPITALIA_SECRET', 'corta'],
    ['OSPITALIA_ADMIN_USERNAME', 'due parole'],
    ['OSPITALIA_ADMIN_PASSWORD', 'undici cara'],
    ['OSPITALIA_ADMIN_PASSWORD', '           '],
    ['METRICS_PORT', '3000'],
    ['METRICS_TOKEN', 'corto'],
    ['METRICS_TOKEN', 'due parole, e lunghe abbastanza'],
    ['LOG_ACCESS', 'sì'],
    ['CDN', 'fastly'],
  ];
  test.each(cases)('%s=%s is rejected in one sentence that names the variable', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(SettingsError);
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name}:? .+\\.$`));
  });

  test.each([
    ['the database', { DATABASE_URL: 'mysql://me:segreta@localhost/x' }],
    ['the administrator', { OSPITALIA_ADMIN_PASSWORD: 'segreta' }],
  ])('is reported without the password of %s', (_, env) => {
    expect(() => readConfig(env)).toThrow(SettingsError);
    expect(() => readConfig(env)).not.toThrow(/segreta/);
  });
});

describe('readConfig with Stripe settings', () => {
  const STRIPE = {
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_2',
  };

  test('reads a key and two webhook secrets', () => {
    expect(readConfig(STRIPE).stripe).toEqual({
      key: 'sk_test_1',
      webhookSecret: 'whsec_1',
      connectWebhookSecret: 'whsec_2',
      apiBase: 'https://api.stripe.com',
    });
  });

  test('rejects an incomplete Stripe configuration, because without webhooks no payment would be confirmed', () => {
    expect(() => readConfig({ STRIPE_SECRET_KEY: 'sk_test_1' })).toThrow(
      new SettingsError(
        'Per i pagamenti con Stripe manca ancora: STRIPE_WEBHOOK_SECRET, STRIPE_CONNECT_WEBHOOK_SECRET.',
      ),
    );
  });

  test.each<[string, Record<string, string>]>([
    ['a publishable key', { STRIPE_SECRET_KEY: 'pk_live_1' }],
    ['an invalid secret', { STRIPE_WEBHOOK_SECRET: 'segreto' }],
    ['the same secret twice', { STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_1' }],
    ['a URL with a path', { STRIPE_API_BASE: 'https://api.example/v1' }],
    ['a server other than Stripe in production', { STRIPE_API_BASE: 'http://127.0.0.1:12111', NODE_ENV: 'production' }],
  ])('rejects %s without repeating a secret in the message', (_, wrong) => {
    const read = () => readConfig({ ...STRIPE, ...wrong });
    expect(read).toThrow(SettingsError);
    expect(read).not.toThrow(/pk_live_1|segreto|whsec_1/);
  });

  test('accepts a server other than Stripe in production if STRIPE_API_BASE_IN_PRODUCTION is set', () => {
    const env = { ...STRIPE, STRIPE_API_BASE: 'http://127.0.0.1:12111', NODE_ENV: 'production' };
    expect(readConfig({ ...env, STRIPE_API_BASE_IN_PRODUCTION: '1' }).stripe?.apiBase).toBe('http://127.0.0.1:12111');
  });
});

describe('readConfig with analytics settings', () => {
  const PLAUSIBLE = { ANALYTICS_PROVIDER: 'plausible', ANALYTICS_SITE: 'ospitalia.it' };
  const UMAMI = { ANALYTICS_PROVIDER: 'umami', ANALYTICS_SITE: '94db1cb1-74f4-4a40-ad6c-962362670409' };
  const MATOMO = { ANALYTICS_PROVIDER: 'matomo', ANALYTICS_SITE: '3', ANALYTICS_URL: 'https://m.example/matomo/' };

  test.each([
    [PLAUSIBLE, 'https://plausible.io'],
    [{ ...PLAUSIBLE, ANALYTICS_URL: 'https://stats.example' }, 'https://stats.example'],
    [{ ...PLAUSIBLE, ANALYTICS_URL: 'http://127.0.0.1:8000' }, 'http://127.0.0.1:8000'],
    [UMAMI, 'https://cloud.umami.is'],
    [MATOMO, 'https://m.example/matomo'],
  ])('derives the analytics URL from %j: %s', (env, url) => {
    const { ANALYTICS_PROVIDER: provider, ANALYTICS_SITE: site } = env;
    expect(readConfig(env).analytics).toEqual({ provider, site, url });
  });

  test.each<[Record<string, string>, string]>([
    [{ ANALYTICS_SITE: 'ospitalia.it' }, 'Per contare le visite manca ancora: ANALYTICS_PROVIDER.'],
    [{ ANALYTICS_URL: 'https://a.it' }, 'Per contare le visite manca ancora: ANALYTICS_PROVIDER, ANALYTICS_SITE.'],
    [{ ANALYTICS_PROVIDER: 'umami' }, 'Per contare le visite manca ancora: ANALYTICS_SITE.'],
    [{ ...MATOMO, ANALYTICS_URL: '' }, 'Per contare le visite manca ancora: ANALYTICS_URL.'],
    [{ ...PLAUSIBLE, ANALYTICS_PROVIDER: 'google' }, 'ANALYTICS_PROVIDER deve essere plausible, umami o matomo.'],
    [{ ...PLAUSIBLE, ANALYTICS_SITE: 'https://a.it' }, 'ANALYTICS_SITE deve essere il dominio del sito in Plausible'],
    [{ ...UMAMI, ANALYTICS_SITE: 'ospitalia.it' }, 'ANALYTICS_SITE deve essere l’id del sito in Umami'],
    [{ ...MATOMO, ANALYTICS_SITE: '0' }, 'ANALYTICS_SITE deve essere il numero del sito in Matomo'],
    [{ ...PLAUSIBLE, ANALYTICS_URL: 'ftp://a.it' }, 'ANALYTICS_URL deve essere un indirizzo che inizia con'],
    [{ ...PLAUSIBLE, ANALYTICS_URL: 'http://a.it' }, 'ANALYTICS_URL deve iniziare con https://'],
    [{ ...PLAUSIBLE, ANALYTICS_URL: 'https://a.it/?b' }, 'senza nome utente, parametri e ancora'],
    [{ ...PLAUSIBLE, ANALYTICS_URL: 'https://io:segreto@a.it' }, 'senza nome utente, parametri e ancora'],
  ])('rejects %j: %s', (env, sentence) => {
    const read = () => readConfig(env);
    expect(read).toThrow(SettingsError);
    expect(read).toThrow(sentence);
    expect(read).not.toThrow('segreto');
  });
});
