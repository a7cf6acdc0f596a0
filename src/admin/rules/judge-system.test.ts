import { describe, expect, test } from 'vitest';
import {
  type CertificateLife,
  judgeAddresses,
  judgeArchive,
  judgeClock,
  judgeDatabase,
  judgeDrill,
  judgeFeeds,
  judgeMailQueue,
  judgeProxies,
  judgeQueues,
  judgeReplica,
  judgeSecret,
  judgeSite,
  judgeOperator,
  type OperatorFacts,
  judgeRoles,
} from './judge-system.ts';
import { stateOf, type VerdictKind, worstState, type Verdict } from './verdict.ts';
import { describeVerdict } from '../messages/system.ts';

describe('judgeArchive', () => {
  const nightly = { isScheduled: true, isEncrypted: true, isEmpty: false };
  test.each<[VerdictKind, Parameters<typeof judgeArchive>[0]]>([
    ['archivio.bene', { ...nightly, archiveHours: 0 }],
    ['archivio.bene', { ...nightly, archiveHours: 30 }],
    ['archivio.vecchio', { ...nightly, archiveHours: 31 }],
    ['archivio.nessuno', { ...nightly, archiveHours: null }],
    ['archivio.presto', { ...nightly, archiveHours: null, isEmpty: true }],
    ['archivio.chiaro', { ...nightly, archiveHours: 3, isEncrypted: false }],
    ['archivio.spento', { ...nightly, archiveHours: 3, isScheduled: false }],
  ])('returns %s for %j', (kind, facts) => expect(judgeArchive(facts).kind).toBe(kind));
});

describe('judgeDrill', () => {
  test.each<[VerdictKind, Parameters<typeof judgeDrill>[0]]>([
    ['prova.mai', null],
    ['prova.bene', { archive: 'a', hasPassed: true, hours: 35 * 24 + 23 }],
    ['prova.vecchia', { archive: 'a', hasPassed: true, hours: 36 * 24 }],
    ['prova.fallita', { archive: 'a', hasPassed: false, hours: 1 }],
  ])('returns %s for %j', (kind, drill) => expect(judgeDrill(drill).kind).toBe(kind));
});

describe('database and replica', () => {
  const database = {
    version: '18.4',
    target: 'ospitalia su 127.0.0.1:5432',
    migration: null,
    role: 'ospitalia_portale',
    user: 'ospitalia',
    mayUseRole: true,
    missingExtensions: [],
    used: 20,
    most: 100,
  };
  test.each<[VerdictKind, object]>([
    ['database.bene', {}],
    ['database.bene', { used: 84 }],
    ['database.connessioni', { used: 85 }],
    ['database.indietro', { migration: '0057_x', used: 99 }],
    ['database.ruolo', { mayUseRole: false, missingExtensions: ['unaccent'] }],
    ['database.estensioni', { missingExtensions: ['unaccent'], migration: '0057_x' }],
  ])('judgeDatabase returns %s for %j', (kind, facts) =>
    expect(judgeDatabase({ ...database, ...facts }).kind).toBe(kind),
  );
  test.each<[VerdictKind, number | null]>([
    ['replica.bene', 0],
    ['replica.bene', 10],
    ['replica.indietro', 11],
    ['replica.principale', null],
  ])('judgeReplica returns %s for a replication lag of %s s', (kind, lag) => expect(judgeReplica(lag).kind).toBe(kind));
});

describe('queues and feeds', () => {
  const queue = (name: string, waiting: number, oldestSeconds: number) => ({ queue: name, waiting, oldestSeconds });
  test('judgeQueues accepts empty queues and recent jobs', () => {
    expect(judgeQueues([])).toEqual({ kind: 'code.bene' });
    expect(judgeQueues([queue('a', 500, 599)])).toEqual({ kind: 'code.bene' });
  });
  test('judgeQueues names the queue with the oldest job, whatever the order of the queues', () => {
    const queues = [queue('a', 9, 700), queue('b', 1, 7300), queue('c', 80, 660)];
    const worst = { kind: 'code.ferme', queue: 'b', count: 1, minutes: 121 };
    expect(judgeQueues(queues)).toEqual(worst);
    expect(judgeQueues(queues.toReversed())).toEqual(worst);
  });
  test('judgeMailQueue reports a stalled queue once its oldest job is ten minutes old', () => {
    expect(judgeMailQueue(undefined, null)).toEqual({ kind: 'spedizione.bene', sentAt: null });
    expect(judgeMailQueue(queue('mail', 3, 60), '2026-11-27T10:00:00.000Z').kind).toBe('spedizione.bene');
    expect(judgeMailQueue(queue('mail', 3, 600), null)).toEqual({ kind: 'spedizione.ferma', count: 3, minutes: 10 });
  });
  test.each<[VerdictKind, Parameters<typeof judgeFeeds>[0]]>([
    ['calendari.bene', { count: 0, failing: 0, behind: 0 }],
    ['calendari.bene', { count: 100, failing: 5, behind: 0 }],
    ['calendari.falliti', { count: 100, failing: 6, behind: 0 }],
    ['calendari.falliti', { count: 3, failing: 1, behind: 0 }],
    ['calendari.indietro', { count: 100, failing: 90, behind: 1 }],
  ])('judgeFeeds returns %s for %j', (kind, feeds) => expect(judgeFeeds(feeds).kind).toBe(kind));

  test('judgeAddresses counts the additional IP addresses needed to poll all feeds of a host within an hour', () => {
    expect(judgeAddresses([{ host: 'www.airbnb.it', readings: 14_400, addresses: 1 }])).toBeNull();
    const load = { host: 'www.airbnb.it', readings: 30_000, addresses: 1 };
    expect(judgeAddresses([load])).toEqual({ kind: 'calendari.indirizzi', ...load, missing: 2 });
    expect(stateOf('calendari.indirizzi')).toBe('attenzione');
  });
});

describe('judgeClock', () => {
  test.each([
    [[], null, { kind: 'orologio.bene' }],
    [[], true, { kind: 'orologio.bene' }],
    [[], false, { kind: 'orologio.solo' }],
    [[{ reference: 'Stripe', aheadSeconds: -30 }], true, { kind: 'orologio.bene' }],
    [
      [
        { reference: 'Stripe', aheadSeconds: 2 },
        { reference: 'il database', aheadSeconds: -600.4 },
      ],
      true,
      { kind: 'orologio.storto', seconds: -600, reference: 'il database' },
    ],
  ])('maps the readings %j and the synchronisation state %s to %j', (readings, isSynchronised, verdict) => {
    expect(judgeClock(readings, isSynchronised)).toEqual(verdict);
    expect(judgeClock(readings.toReversed(), isSynchronised)).toEqual(verdict);
  });
});

test.each<[VerdictKind, string | undefined]>([
  ['segreto.database', undefined],
  ['segreto.debole', 'a'.repeat(64)],
  ['segreto.debole', 'abcdefgh'.repeat(8)],
  ['segreto.debole', '00000000000000000000000000000001'],
  ['segreto.bene', '9f86d081884c7d659a2feaa0c55ad015'],
  ['segreto.bene', '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'],
  ['segreto.bene', 'kH3rZ0wq8u5Tn2LxYb7VcJ4sGm9DfPe6'],
])('judgeSecret returns %s for %s', (kind, secret) => expect(judgeSecret(secret).kind).toBe(kind));

describe('judgeProxies with a forged X-Forwarded-For entry', () => {
  const forged = '203.0.113.77';
  test.each([
    [
      'proxy.bene if there is no proxy and none is configured',
      { configured: 0, forwardedFor: forged },
      { kind: 'proxy.bene', hops: 0 },
    ],
    [
      'proxy.bene for a proxy that appends to the header',
      { configured: 1, forwardedFor: `${forged}, 198.51.100.1` },
      { kind: 'proxy.bene', hops: 1 },
    ],
    [
      'proxy.bene for a proxy that replaces the header',
      { configured: 1, forwardedFor: '198.51.100.1' },
      { kind: 'proxy.bene', hops: 1 },
    ],
    [
      'proxy.bene for two proxies',
      { configured: 2, forwardedFor: `${forged},198.51.100.1 , 10.0.0.2` },
      { kind: 'proxy.bene', hops: 2 },
    ],
    [
      'proxy.troppi if more proxies are configured than present',
      { configured: 2, forwardedFor: `${forged}, 10.0.0.2` },
      { kind: 'proxy.troppi', configured: 2, hops: 1 },
    ],
    [
      'proxy.troppi for a proxy that adds no entry',
      { configured: 1, forwardedFor: null },
      { kind: 'proxy.troppi', configured: 1, hops: 0 },
    ],
    [
      'proxy.pochi for a proxy that is not configured',
      { configured: 0, forwardedFor: `${forged}, 10.0.0.2` },
      { kind: 'proxy.pochi', configured: 0, hops: 1 },
    ],
  ])('returns %s', (_, facts, verdict) => expect(judgeProxies({ ...facts, forged })).toEqual(verdict));
});

test.each<[VerdictKind, CertificateLife | null, string[]]>([
  ['sito.bene', { days: 80, share: 0.9 }, []],
  ['sito.bene', { days: 0.4, share: 0.8 }, []],
  ['sito.scade', { days: 17, share: 0.19 }, []],
  ['sito.scade', { days: -1, share: -0.01 }, []],
  ['sito.locale', null, []],
  ['sito.esposto', { days: 80, share: 0.9 }, ['/metrics']],
])('judgeSite returns %s for the certificate %j and the exposed paths %j', (kind, life, exposed) =>
  expect(judgeSite('https://a.example', life, exposed).kind).toBe(kind),
);

test('worstState returns the worst of the given states, and stateOf returns the state of a verdict', () => {
  expect(worstState([])).toBe('bene');
  expect(worstState(['bene', 'attenzione', 'bene'])).toBe('attenzione');
  expect(worstState(['guasto', 'attenzione'])).toBe('guasto');
  expect(stateOf('archivio.bene')).toBe('bene');
  expect(stateOf('impostazioni.nessuna')).toBe('bene');
  expect(stateOf('prova.mai')).toBe('attenzione');
  expect(stateOf('posta.guasta')).toBe('guasto');
});

const WHOLE: OperatorFacts = {
  denominazione: 'Associazione Casa Molise APS',
  forma_giuridica: 'associazione',
  indirizzo: 'via Ferrari 12, Campobasso',
  email: 'ciao@molise.example',
  telefono: '+39 0874 000000',
  pec: 'molise@pec.example',
  partita_iva: '01234567897',
  rea: null,
  contatto_dsa: 'dsa@molise.example',
  lingue_dsa: 'italiano',
};
const sentenceOf = (verdict: Verdict) => describeVerdict(verdict)[0];

test.each<[string, OperatorFacts | null, boolean, Verdict['kind'], string]>([
  ['gestore.nessuno for an unknown operator with demonstration payments', null, false, 'gestore.nessuno', 'attenzione'],
  ['gestore.ignoto for an unknown operator with real payments', null, true, 'gestore.ignoto', 'guasto'],
  ['gestore.bene for complete data with demonstration payments', WHOLE, false, 'gestore.bene', 'bene'],
  ['gestore.bene for complete data with real payments', WHOLE, true, 'gestore.bene', 'bene'],
  ['gestore.bene for an operator declared to have no PEC', { ...WHOLE, pec: null }, false, 'gestore.bene', 'bene'],
  ['gestore.manca if the PEC is not configured', { ...WHOLE, pec: undefined }, false, 'gestore.manca', 'attenzione'],
  [
    'gestore.manca for an operator declared to have no address',
    { ...WHOLE, indirizzo: null },
    false,
    'gestore.manca',
    'attenzione',
  ],
  [
    'gestore.incompleto for a missing phone with real payments',
    { ...WHOLE, telefono: undefined },
    true,
    'gestore.incompleto',
    'guasto',
  ],
])('judgeOperator returns %s', (_, operator, takesMoney, kind, state) => {
  const verdict = judgeOperator(operator, takesMoney);
  expect(verdict.kind).toBe(kind);
  expect(stateOf(verdict.kind)).toBe(state);
});

test('the message of judgeOperator lists missing data with the law that requires it', () => {
  expect(sentenceOf(judgeOperator({ denominazione: 'Casa' }, false))).toBe(
    'The operator’s details lack: the legal form (c. c. art. 2250); the address, the email address, the telephone number, the REA number (D. Lgs. 70/2003 art. 7); the PEC address (DL 185/2008 art. 16); the VAT number (DPR 633/1972 art. 35); the contact for authorities and users, the languages of that contact (Regulation (EU) 2022/2065 arts. 11 and 12).',
  );
});

const ROLES = ['web', 'worker', 'poller'];

test.each<[string, string[], string, string]>([
  ['bene if every role runs', ROLES, 'bene', 'Every part of the work has a process.'],
  ['attenzione if no role runs', [], 'attenzione', 'No portal is running on this database.'],
  [
    "guasto if only the visitors' process runs",
    ['web'],
    'guasto',
    'No process does the following: sending emails and running the other jobs (worker), reading the calendars of platforms (poller).',
  ],
  [
    'guasto if no process polls calendars',
    ['worker', 'web'],
    'guasto',
    'No process does the following: reading the calendars of platforms (poller).',
  ],
])('judgeRoles returns a verdict with the state %s', (_, running, state, sentence) => {
  const verdict = judgeRoles(running, ROLES);
  expect(stateOf(verdict.kind)).toBe(state);
  expect(sentenceOf(verdict)).toBe(sentence);
});
