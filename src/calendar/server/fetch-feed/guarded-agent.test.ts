import type { LookupAddress } from 'node:dns';
import { afterAll, describe, expect, test } from 'vitest';
import { request } from 'undici';
import { startFeedServer } from '../../../../test/feed-server.ts';
import { faultOfError } from './fetch-feed.ts';
import { checkPlace, createCheckedLookup, createGuardedAgent, feedPlaces, isPublicAddress } from './guarded-agent.ts';
import { createSocket } from 'node:dgram';
import { Resolver } from 'node:dns/promises';
import { once } from 'node:events';
import packet, { type Answer } from 'dns-packet';

type Zone = Record<string, readonly (readonly string[] | null)[]>;

const isName = (value: string) => /[a-z]$/i.test(value) && !value.includes(':');

function recordsOf(name: string, type: string, values: readonly string[]): Answer[] {
  return values.flatMap((data): Answer[] => {
    if (isName(data)) return [{ type: 'CNAME', name, ttl: 0, data }];
    if (data.includes(':')) return type === 'AAAA' ? [{ type: 'AAAA', name, ttl: 0, data }] : [];
    return type === 'A' ? [{ type: 'A', name, ttl: 0, data }] : [];
  });
}

async function startNameServer(zone: Zone) {
  const socket = createSocket('udp4');
  const queries: string[] = [];
  socket.on('message', (message, from) => {
    const query = packet.decode(message);
    const [question] = query.questions ?? [];
    if (question === undefined) return;
    const { name, type } = question;
    const before = queries.filter((each) => each === `${type} ${name}`).length;
    queries.push(`${type} ${name}`);
    const answers = zone[name] ?? [null];
    const values = answers[Math.min(before, answers.length - 1)] ?? null;
    const led = (values ?? []).filter(isName).flatMap((alias) => recordsOf(alias, type, zone[alias]?.[0] ?? []));
    const reply = packet.encode({
      type: 'response',
      id: query.id ?? 0,
      flags: packet.RECURSION_DESIRED | (values === null ? 3 : 0),
      questions: [question],
      answers: [...recordsOf(name, type, values ?? []), ...led],
    });
    socket.send(reply, from.port, from.address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const names = new Resolver({ tries: 1, timeout: 2000 });
  names.setServers([`127.0.0.1:${socket.address().port}`]);
  return {
    queries,
    async resolve(name: string): Promise<LookupAddress[]> {
      const found = await Promise.allSettled([names.resolve4(name), names.resolve6(name)]);
      const addresses = found.flatMap((each, index) =>
        each.status === 'fulfilled' ? each.value.map((address) => ({ address, family: index === 0 ? 4 : 6 })) : [],
      );
      if (addresses.length > 0) return addresses;
      const [first] = found;
      throw first?.status === 'rejected' ? first.reason : new Error('no address');
    },
    stop: () => socket.close(),
  };
}

const secret = await startFeedServer({ host: '0.0.0.0' });
const port = secret.host.split(':')[1] ?? '';
await secret.set('*', { body: 'segreto' });
afterAll(() => secret.stop());

const v4 = (...addresses: string[]): LookupAddress[] => addresses.map((address) => ({ address, family: 4 }));

function resolver(...answers: LookupAddress[][]) {
  const left = [...answers];
  return async () => (left.length > 1 ? left.shift() : left[0]) ?? [];
}

async function faultAt(host: string, resolve = resolver(v4('127.0.0.1'))): Promise<string> {
  const agent = await createGuardedAgent(new Set(), resolve);
  try {
    const { statusCode } = await request(`http://${host}:${port}/`, { dispatcher: agent });
    return `answered ${statusCode}`;
  } catch (error) {
    return faultOfError(error);
  } finally {
    await agent.destroy();
  }
}

describe('G21 SSRF: spellings of this machine’s address', () => {
  const SPELLINGS = `127.0.0.1 [::1] 0.0.0.0 [::] 127.1 2130706433 0x7f000001 0x7f.1 0177.0.0.1 [::ffff:127.0.0.1]
    [::ffff:7f00:1] [::7f00:1] 127.0.0.1. localhost localhost. ①②⑦.⓪.⓪.① 127。0。0。1 127.0.0.1.nip.io`;
  test.each(SPELLINGS.split(/\s+/))('makes no connection to %s', async (host) => {
    const before = await secret.connections();
    expect(await faultAt(host)).toBe('indirizzo_vietato');
    expect(await secret.connections()).toBe(before);
  });

  test('reaches an allowed host by address and by name (control: the server is reachable)', async () => {
    const agent = await createGuardedAgent(
      new Set([`127.0.0.1:${port}`, `casa.it:${port}`]),
      resolver(v4('127.0.0.1')),
    );
    for (const host of ['127.0.0.1', 'casa.it']) {
      const { statusCode, body } = await request(`http://${host}:${port}/`, { dispatcher: agent });
      expect([statusCode, await body.text()]).toEqual([200, 'segreto']);
    }
    await agent.destroy();
  });

  test('rejects a host that differs from the allowed hosts in its port, address or name', async () => {
    const agent = await createGuardedAgent(new Set(['127.0.0.1:1', `casa.it:${port}`]), resolver(v4('127.0.0.1')));
    for (const host of ['127.0.0.1', '127.0.0.2', 'altra-casa.it', 'x.casa.it']) {
      const answer = request(`http://${host}:${port}/`, { dispatcher: agent }).catch(faultOfError);
      expect(await answer).toBe('indirizzo_vietato');
    }
    await agent.destroy();
  });
});

describe('G21 SSRF: host names', () => {
  const look = (lookup: ReturnType<typeof createCheckedLookup>, all: boolean) =>
    new Promise<unknown>((resolve) => {
      lookup('feed.it', { all }, (error, address) => resolve(error === null ? address : faultOfError(error)));
    });

  test('checks the resolved addresses for every connection, so that a name that later resolves to a private address is rejected', async () => {
    const lookup = createCheckedLookup(resolver(v4('8.8.8.8'), v4('127.0.0.1')));
    expect(await look(lookup, true)).toEqual(v4('8.8.8.8'));
    expect(await look(lookup, true)).toBe('indirizzo_vietato');
    expect(await look(createCheckedLookup(resolver(v4('8.8.8.8', '8.8.4.4'))), false)).toBe('8.8.8.8');
  });

  test.each([
    ['a private address', v4('10.0.0.1')],
    ['mixed answers, private last', v4('8.8.8.8', '127.0.0.1')],
    ['mixed answers, private first', v4('127.0.0.1', '8.8.8.8')],
    ['mixed families', [...v4('8.8.8.8'), { address: '::1', family: 6 }]],
    ['an IPv4 address mapped into IPv6', [{ address: '::ffff:127.0.0.1', family: 6 }]],
    ['a string that is not an address', v4('non è un indirizzo')],
  ])('makes no connection if DNS returns a forbidden address: %s', async (_name, addresses) => {
    const before = await secret.connections();
    expect(await faultAt('feed.it', resolver(addresses))).toBe('indirizzo_vietato');
    expect(await secret.connections()).toBe(before);
  });

  test('reports a host name that is unknown or has no address as a network fault', async () => {
    const unknown = async () => {
      throw Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' });
    };
    expect(await faultAt('feed.it', unknown)).toBe('rete');
    expect(await faultAt('feed.it', resolver([]))).toBe('rete');
  });
});

describe('OSPITALIA_POLL_FROM', () => {
  const v6: LookupAddress = { address: '::1', family: 6 };

  async function requestFrom(from: string, addresses: LookupAddress[]): Promise<string> {
    const agent = await createGuardedAgent(new Set([`casa.it:${port}`]), resolver(addresses), from);
    try {
      const { body } = await request(`http://casa.it:${port}/`, { dispatcher: agent });
      await body.dump();
      return (await secret.requests()).at(-1)?.from.address ?? '';
    } catch (error) {
      return faultOfError(error);
    } finally {
      await agent.destroy();
    }
  }

  test('connects from the configured address and skips host addresses of the other IP family', async () => {
    expect(await requestFrom('127.0.0.2', [v6, ...v4('127.0.0.1')])).toBe('127.0.0.2');
    expect(await requestFrom('127.0.0.2', [v6])).toBe('rete');
  });
});

describe('G21 SSRF: isPublicAddress', () => {
  test.each([
    ['addresses of this machine', ['127.0.0.1', '127.255.255.254', '0.0.0.0', '0.1.2.3', '::1', '::']],
    [
      'loopback addresses embedded in IPv6',
      ['::ffff:127.0.0.1', '::ffff:7f00:1', '::7f00:1', '::127.0.0.1', '::ffff:0:7f00:1'],
    ],
    ['addresses in private networks', ['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', '::ffff:10.0.0.1']],
    ['private IPv6 addresses', ['fc00::1', 'fd12:3456:789a::1', 'fe80::1', 'fe80::1%eth0', 'fec0::1']],
    ['carrier-grade NAT addresses', ['100.64.0.1', '100.127.255.255']],
    [
      'cloud metadata addresses',
      ['169.254.169.254', '100.100.100.200', '168.63.129.16', '::ffff:a83f:8110', 'fd00:ec2::254'],
    ],
    ['NAT64 addresses', ['64:ff9b::7f00:1', '64:ff9b::a9fe:a9fe', '64:ff9b:1::7f00:1']],
    ['6to4 and Teredo addresses', ['2002:7f00:1::', '2001::1', '2001:0:7f00:1::', '192.88.99.1']],
    ['documentation addresses', ['192.0.2.1', '198.51.100.1', '203.0.113.1', '2001:db8::1', '3fff::1']],
    [
      'benchmark, multicast and reserved addresses',
      ['198.18.0.1', '224.0.0.1', '240.0.0.1', '255.255.255.255', 'ff02::1', '100::1'],
    ],
    ['unassigned addresses', ['4000::1', '1000::1', '5f00::1', '192.0.0.8']],
    ['strings that are not addresses', ['', 'localhost', '127.0.0.1.', '1.2.3.4/8', '[::1]']],
  ])('rejects %s', (_name, addresses) => {
    expect(addresses.filter((address) => isPublicAddress(address))).toEqual([]);
  });

  test('accepts public addresses of platforms', () => {
    const platforms = ['8.8.8.8', '185.60.216.35', '54.230.1.1', '2606:4700::6810:84e5', '2a00:1450:4002:402::200e'];
    expect(platforms.filter((address) => !isPublicAddress(address))).toEqual([]);
  });
});

const OUTSIDE = '8.8.8.8';

async function faultsAt(zone: Zone, requests: number, allowed: readonly string[] = []) {
  const names = await startNameServer(zone);
  const agent = await createGuardedAgent(new Set(allowed), names.resolve);
  const outcomes: string[] = [];
  for (let each = 0; each < requests; each += 1) {
    const answer = await request(`http://calendario.example:${port}/`, {
      dispatcher: agent,
      signal: AbortSignal.timeout(8000),
    }).then(({ statusCode }) => `answered ${statusCode}`, faultOfError);
    outcomes.push(answer);
  }
  await agent.destroy();
  names.stop();
  return { outcomes, queries: names.queries };
}

test.each<[string, Zone]>([
  ['has a private address', { 'calendario.example': [['127.0.0.1']] }],
  ['has one private address among others', { 'calendario.example': [[OUTSIDE, '10.0.0.1']] }],
  ['has a private IPv6 address', { 'calendario.example': [['::1']] }],
  ['hides a private address in an IPv4-mapped IPv6 address', { 'calendario.example': [['::ffff:127.0.0.1']] }],
  ['is a CNAME of a private name', { 'calendario.example': [['casa.example']], 'casa.example': [['192.168.1.1']] }],
  ['resolves to the cloud metadata address', { 'calendario.example': [['169.254.169.254']] }],
])('G21 SSRF: makes no connection for a name that %s', async (_, zone) => {
  const before = await secret.connections();
  expect((await faultsAt(zone, 1)).outcomes).toEqual(['indirizzo_vietato']);
  expect(await secret.connections()).toBe(before);
});

test('G21 SSRF: rejects a name that does not exist at first and then resolves to a private address', async () => {
  const { outcomes } = await faultsAt({ 'calendario.example': [null, ['127.0.0.1']] }, 2);
  expect(outcomes).toEqual(['rete', 'indirizzo_vietato']);
});

test('G21 SSRF: resolves the name once, so that a later private address is never used', async () => {
  const before = await secret.connections();
  // The name must be looked up only once, because a second lookup would return a private address.
  const { outcomes, queries } = await faultsAt({ 'calendario.example': [[OUTSIDE], ['127.0.0.1']] }, 1);
  expect(outcomes).not.toContain('answered 200');
  expect(queries.toSorted()).toEqual(['A calendario.example', 'AAAA calendario.example']);
  expect(await secret.connections()).toBe(before);
});

test('reaches an allowed host through the test name server (control: the server is reachable)', async () => {
  const { outcomes } = await faultsAt({ 'calendario.example': [['127.0.0.1']] }, 1, [`calendario.example:${port}`]);
  expect(outcomes).toEqual(['answered 200']);
});

const ALLOWED_HOSTS = new Set(['127.0.0.1:8080', 'prova.localhost:80']);

test.each([
  ['https://www.airbnb.it/a.ics', ['https://www.airbnb.it/a.ics']],
  ['http://www.airbnb.it/a.ics?s=1', ['https://www.airbnb.it/a.ics?s=1']],
  [
    'http://www.vrbo.com/icalendar/1.ics',
    ['https://www.vrbo.com/icalendar/1.ics', 'http://www.vrbo.com/icalendar/1.ics'],
  ],
  ['http://www.vrbo.com.esempio.it/1.ics', ['https://www.vrbo.com.esempio.it/1.ics']],
  ['http://127.0.0.1:8080/a.ics', ['http://127.0.0.1:8080/a.ics']],
  ['http://127.0.0.1:8081/a.ics', ['https://127.0.0.1:8081/a.ics']],
  ['http://prova.localhost/a.ics', ['http://prova.localhost/a.ics']],
])('feedPlaces returns the URLs from which %s is requested, in this order: %j', (url, places) => {
  expect(feedPlaces(new URL(url), ALLOWED_HOSTS).map(String)).toEqual(places);
});

describe('checkPlace', () => {
  test.each([
    'https://www.airbnb.it/a.ics',
    'https://www.airbnb.it:443/a.ics',
    'https://www.airbnb.it:80/a.ics',
    'https://1.1.1.1/a.ics',
    'https://[2606:4700::1111]/a.ics',
    'http://www.vrbo.com/a.ics',
    'http://127.0.0.1:8080/a.ics',
    'https://127.0.0.1:8080/a.ics',
  ])('accepts %s', (url) => expect(checkPlace(new URL(url), ALLOWED_HOSTS)).toBeNull());

  test.each([
    'https://www.airbnb.it:8443/a.ics',
    'https://www.airbnb.it:22/a.ics',
    'http://www.airbnb.it/a.ics',
    'http://127.0.0.1:8081/a.ics',
    'https://chi:password@www.airbnb.it/a.ics',
    'https://chi@127.0.0.1:8080/a.ics',
    'ftp://www.airbnb.it/a.ics',
    'file:///etc/passwd',
    'data:text/calendar,BEGIN:VCALENDAR',
    'https://router/a.ics',
    'https://localhost/a.ics',
    'https://qualcosa.localhost/a.ics',
    'https://metadata.google.internal/a.ics',
    'https://stampante.local/a.ics',
    'https://stampante.local./a.ics',
    'https://1.0.0.127.in-addr.arpa/a.ics',
  ])('rejects %s', (url) => expect(checkPlace(new URL(url), ALLOWED_HOSTS)).toBe('indirizzo_vietato'));
});
