import { setImmediate, setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createSearchLimiter, type LimiterOptions, type Admission } from './search-limiter.ts';

const LIMITS: LimiterOptions = { atOnce: 2, waiting: 9, waitingOfOne: 4, timeoutMs: 10_000 };
const REFUSED = { codice: 'SERVIZIO_NON_DISPONIBILE', status: 503, retryAfter: 5 };

/** The first letter of a search's name identifies the client. */
function openLimiter(limits: Partial<LimiterOptions> = {}) {
  const admissions: Admission[] = [];
  const started: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  let client = { name: '', signal: new AbortController().signal };
  const limiter = createSearchLimiter({
    limits: { ...LIMITS, ...limits },
    callerOf: () => client,
    onAdmission: (admission) => admissions.push(admission),
  });
  const end = async (name: string, error?: Error) => {
    ends.get(name)?.(error);
    await setImmediate();
  };
  return {
    admissions,
    started,
    end,
    search(name: string, signal = new AbortController().signal): Promise<string> {
      client = { name: name[0] ?? '', signal };
      const result = limiter.run(async () => {
        started.push(name);
        await new Promise<void>((resolve, reject) => ends.set(name, (error) => (error ? reject(error) : resolve())));
        return name;
      });
      result.catch(() => undefined);
      return result;
    },
    async endAll() {
      await setImmediate();
      for (let ended = 0; ended < started.length; ended += 1) await end(started[ended] ?? '');
    },
  };
}

test.each([
  ['in the order of their arrival', ['a1', 'b1', 'c1', 'd1'], ['a1', 'b1', 'c1', 'd1']],
  [
    'from clients without a running search first',
    ['a1', 'a2', 'a3', 'a4', 'b1', 'c1'],
    ['a1', 'a2', 'b1', 'a3', 'c1', 'a4'],
  ],
])('admits searches %s', async (_, names, expected) => {
  const { search, endAll, started } = openLimiter();
  const all = names.map((name) => search(name));
  await endAll();
  expect(started).toEqual(expected);
  expect(await Promise.all(all)).toEqual(names);
});

test.each([
  ['the queue is full', { waiting: 2 }, ['a1', 'b1', 'c1', 'd1', 'e1'], ['e1']],
  ['its client has too many searches in the queue', { waitingOfOne: 1 }, ['a1', 'a2', 'a3', 'a4', 'b1'], ['a4']],
])('rejects a search if %s', async (_, limits, names, expected) => {
  const { search, endAll, admissions } = openLimiter(limits);
  const all = Promise.allSettled(names.map((name) => search(name)));
  await endAll();
  const results = await all;
  expect(names.filter((_name, index) => results[index]?.status === 'rejected')).toEqual(expected);
  expect(admissions.filter((admission) => admission === 'refused')).toHaveLength(expected.length);
});

test('rejects only the search that exceeds the queue timeout', async () => {
  const { search, end, started, admissions } = openLimiter({ timeoutMs: 30 });
  const first = [search('a1'), search('b1')];
  await expect(search('c1')).rejects.toMatchObject(REFUSED);
  await end('a1');
  const next = [search('d1'), search('e1')];
  await end('b1');
  await setTimeout(60);
  expect(started).toEqual(['a1', 'b1', 'd1', 'e1']);
  await end('d1');
  await end('e1');
  expect(await Promise.all([...first, ...next])).toEqual(['a1', 'b1', 'd1', 'e1']);
  expect(admissions).toEqual(['at_once', 'at_once', 'refused', 'at_once', 'waited']);
});

test('removes a disconnected client from the queue', async () => {
  const { search, endAll, started, admissions } = openLimiter();
  const gone = new AbortController();
  const staying = [search('a1'), search('b1')];
  const leaving = search('c1', gone.signal);
  staying.push(search('d1'));
  gone.abort();
  await expect(leaving).rejects.toMatchObject(REFUSED);
  await expect(search('e1', gone.signal)).rejects.toMatchObject(REFUSED);
  await endAll();
  expect(await Promise.all(staying)).toEqual(['a1', 'b1', 'd1']);
  expect(started).toEqual(['a1', 'b1', 'd1']);
  expect(admissions).toEqual(['at_once', 'at_once', 'left', 'left', 'waited']);
});

test('releases the slot of a failed search', async () => {
  const { search, end } = openLimiter({ atOnce: 1 });
  for (const name of ['a1', 'b1', 'c1']) {
    const failing = search(name);
    const waiting = search(`${name}, later`);
    await setImmediate();
    await end(name, new Error('statement timeout'));
    await expect(failing).rejects.toThrow('statement timeout');
    await end(`${name}, later`);
    expect(await waiting).toBe(`${name}, later`);
  }
});
