import { afterAll, expect, test } from 'vitest';
import { request } from 'undici';
import { startFeedServer } from '../../../../test/feed-server.ts';
import { startNameServer, type Zone } from '../../../../test/name-server.ts';
import { faultOfError } from './fetch-feed.ts';
import { createGuardedAgent } from './guarded-agent.ts';

/** Something inside that must never be reached. */
const secret = await startFeedServer({ host: '0.0.0.0' });
const port = secret.host.split(':')[1] ?? '';
await secret.set('*', { body: 'segreto' });
afterAll(() => secret.stop());

/** Nobody answers there, and nobody in this house may be asked instead. */
const OUTSIDE = '8.8.8.8';

async function faultsAt(zone: Zone, requests: number, allowed: readonly string[] = []) {
  const names = await startNameServer(zone);
  const agent = await createGuardedAgent(new Set(allowed), names.resolve);
  const said: string[] = [];
  for (let each = 0; each < requests; each += 1) {
    const answer = await request(`http://calendario.example:${port}/`, {
      dispatcher: agent,
      signal: AbortSignal.timeout(8000),
    }).then(({ statusCode }) => `answered ${statusCode}`, faultOfError);
    said.push(answer);
  }
  await agent.destroy();
  names.stop();
  return { said, asked: names.asked };
}

test.each<[string, Zone]>([
  ['is inside', { 'calendario.example': [['127.0.0.1']] }],
  ['has one address inside among others', { 'calendario.example': [[OUTSIDE, '10.0.0.1']] }],
  ['is inside by its newer address', { 'calendario.example': [['::1']] }],
  ['hides an older address in a newer one', { 'calendario.example': [['::ffff:127.0.0.1']] }],
  ['leads to a name that is inside', { 'calendario.example': [['casa.example']], 'casa.example': [['192.168.1.1']] }],
  ['is what clouds tell their machines by', { 'calendario.example': [['169.254.169.254']] }],
])('G21 SSRF: a name that %s is refused, and nobody inside hears of it', async (_, zone) => {
  const before = await secret.connections();
  expect((await faultsAt(zone, 1)).said).toEqual(['indirizzo_vietato']);
  expect(await secret.connections()).toBe(before);
});

test('G21 SSRF: a name that is nobody’s first, and inside then, is refused', async () => {
  const { said } = await faultsAt({ 'calendario.example': [null, ['127.0.0.1']] }, 2);
  expect(said).toEqual(['rete', 'indirizzo_vietato']);
});

test('G21 SSRF: of a name that changes with each question, the address that was checked is the one that is called', async () => {
  const before = await secret.connections();
  // Were it asked for a second time, it would lead inside.
  const { said, asked } = await faultsAt({ 'calendario.example': [[OUTSIDE], ['127.0.0.1']] }, 1);
  expect(said).not.toContain('answered 200');
  expect(asked.toSorted()).toEqual(['A calendario.example', 'AAAA calendario.example']);
  expect(await secret.connections()).toBe(before);
});

test('the same name server leads to the same place where it is allowed: the tests above would notice', async () => {
  const { said } = await faultsAt({ 'calendario.example': [['127.0.0.1']] }, 1, [`calendario.example:${port}`]);
  expect(said).toEqual(['answered 200']);
});
