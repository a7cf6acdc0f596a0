import { afterEach, expect, test, vi, describe } from 'vitest';
import { type Heartbeat, startHeartbeat, faultOf, splitSamples, parseLsn } from './heartbeat.ts';

const PATIENCE = { timeout: 60_000 };

const CLUSTER = '7400000000000000001';
const MINUTE = 60_000;

function openServers() {
  const state = { now: 1_000_000, primary: 1, replica: 1, isPrimaryThere: true, isStandby: true, isAway: false };
  const failures: unknown[] = [];
  const warnings: string[] = [];
  const lsn = (position: number) => `0/${position.toString(16)}`;
  const primary = {
    query: async () => {
      if (!state.isPrimaryThere) throw new Error('connect ECONNREFUSED');
      return { rows: [{ position: lsn(state.primary), cluster: CLUSTER }] };
    },
  };
  const replica = {
    query: async () => ({ rows: [{ position: lsn(state.replica), is_standby: state.isStandby, cluster: CLUSTER }] }),
  };
  const heartbeat = startHeartbeat({
    primary: primary as never,
    replica: replica as never,
    now: () => state.now,
    warn: (message) => void warnings.push(message),
    isPrimaryAway: () => state.isAway,
    onPrimaryFailure: (error) => void failures.push(error),
  });
  running.push(heartbeat);
  return { state, heartbeat, failures, warnings };
}

const running: Heartbeat[] = [];
afterEach(async () => {
  for (const heartbeat of running.splice(0)) await heartbeat.stop();
});

async function loseBehind(missingMs: number) {
  const servers = openServers();
  const { state, heartbeat, failures } = servers;
  await vi.waitFor(() => expect(heartbeat.isFresh()).toBe(true), PATIENCE);
  const asOf = state.now;
  [state.primary, state.now] = [2, state.now + missingMs];
  await vi.waitFor(() => expect(heartbeat.lagMs()).toBe(missingMs), PATIENCE);
  await new Promise((resolve) => setTimeout(resolve, 250));
  [state.isPrimaryThere, state.isAway] = [false, true];
  await vi.waitFor(() => expect(failures.length).toBeGreaterThan(0), PATIENCE);
  return { ...servers, asOf };
}

test.each([
  ['that lacks half a minute of changes replaces an unreachable primary', MINUTE / 2, true],
  ['that lacks a minute of changes replaces an unreachable primary', MINUTE, true],
  ['that lacks more than a minute of changes does not replace an unreachable primary', MINUTE + 1, false],
  ['that lacks ten minutes of changes does not replace an unreachable primary', 10 * MINUTE, false],
])('a replica %s', async (_, missingMs, mayStandIn) => {
  const { heartbeat, asOf, state } = await loseBehind(missingMs);
  expect(heartbeat.isPrimaryAway()).toBe(true);
  expect(heartbeat.standsInAsOf()).toBe(mayStandIn ? asOf : null);
  state.replica = 2;
  await vi.waitFor(() => expect(heartbeat.standsInAsOf()).toBeGreaterThan(asOf), PATIENCE);
});

test('a replica stops replacing an unreachable primary after an hour or when it is promoted', async () => {
  const { heartbeat, state, warnings } = await loseBehind(0);
  const lost = state.now;
  state.now = lost + 60 * MINUTE;
  expect(heartbeat.standsInAsOf()).not.toBeNull();
  await vi.waitFor(() => expect(warnings).toContain('the replica stands in for the primary'), PATIENCE);
  state.now = lost + 60 * MINUTE + 1;
  expect(heartbeat.standsInAsOf()).toBeNull();
  state.now = lost + MINUTE;
  state.isStandby = false;
  await vi.waitFor(() => expect(heartbeat.standsInAsOf()).toBeNull(), PATIENCE);
});

test('a replica serves data as of the outage until the primary is marked reachable again', async () => {
  const { heartbeat, state, asOf } = await loseBehind(0);
  state.now += 10 * MINUTE;
  [state.isPrimaryThere, state.primary] = [true, 9];
  await new Promise((resolve) => setTimeout(resolve, 250));
  expect(heartbeat.standsInAsOf()).toBe(asOf);
  state.isAway = false;
  await vi.waitFor(() => expect(heartbeat.standsInAsOf()).toBeNull(), PATIENCE);
  expect(heartbeat.isPrimaryAway()).toBe(false);
});

test.each([
  ['0/0', 0n],
  ['16/B374D848', 0x16_b374_d848n],
  ['FFFFFFFF/FFFFFFFF', 0xffff_ffff_ffff_ffffn],
])('parseLsn parses the log position %s', (text, bytes) => {
  expect(parseLsn(text)).toBe(bytes);
});

test.each(['', '16/', '/16', '16/B374D848/1', '1G/00', '123456789/0', ' 1/1'])(
  'parseLsn rejects the log position %o',
  (text) => {
    expect(() => parseLsn(text)).toThrow(RangeError);
  },
);

describe('splitSamples', () => {
  const marks = [
    { at: 100, position: 1000n },
    { at: 200, position: 1000n },
    { at: 300, position: 2000n },
    { at: 400, position: 3000n },
  ];
  test.each([
    ['a position of unknown age before all samples', 999n, null, marks],
    ['a repeated position, for which the later sample is used', 1000n, marks[1], marks.slice(2)],
    ['a position between two samples, for which the earlier one is used', 2999n, marks[2], marks.slice(3)],
    ['a position at the last sample', 3000n, marks[3], []],
    ['a position past the last sample, because the primary has advanced', 9999n, marks[3], []],
  ])('splits at %s', (_, replayed, passed, ahead) => {
    expect(splitSamples(marks, replayed)).toEqual({ passed, ahead });
  });
});

const standby = { position: '0/3000060', cluster: '7400000000000000001', is_standby: true };

test.each([
  ['no fault if the server follows the primary', standby, standby.cluster, 'none'],
  [
    'that the server is not a streaming replica if it was promoted or is the primary itself',
    { ...standby, is_standby: false },
    standby.cluster,
    'not a streaming',
  ],
  ['that the server is not a streaming replica if it does not answer', undefined, standby.cluster, 'not a streaming'],
  [
    'that the server is not a streaming replica if it returns no log position, as with some hosting providers',
    { ...standby, position: null },
    standby.cluster,
    'not a streaming',
  ],
  [
    'that the server belongs to a different cluster if its cluster ID differs',
    standby,
    '7400000000000000002',
    'another cluster',
  ],
  [
    'that the server belongs to a different cluster if the primary’s cluster ID is unknown',
    standby,
    undefined,
    'another cluster',
  ],
])('faultOf reports %s', (_, state, cluster, fault) => {
  expect(faultOf(state, cluster) ?? 'none').toContain(fault);
});
