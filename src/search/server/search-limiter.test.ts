import { setImmediate, setTimeout } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { createSearchLimiter, type LimiterOptions, type Admission } from './search-limiter.ts';

const LIMITS: LimiterOptions = { atOnce: 2, waiting: 9, waitingOfOne: 4, timeoutMs: 10_000 };

/** A gate, and searches that end when they are told to. The first letter of a name says who asks. */
function openGate(limits: Partial<LimiterOptions> = {}) {
  const passages: Admission[] = [];
  const started: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  let asking = { name: '', signal: new AbortController().signal };
  const limiter = createSearchLimiter({
    limits: { ...LIMITS, ...limits },
    callerOf: () => asking,
    onAdmission: (passage) => passages.push(passage),
  });
  return {
    passages,
    started,
    ask(name: string, signal = new AbortController().signal): Promise<string> {
      asking = { name: name[0] ?? '', signal };
      const asked = limiter.run(async () => {
        started.push(name);
        await new Promise<void>((resolve, reject) => ends.set(name, (error) => (error ? reject(error) : resolve())));
        return name;
      });
      // Whoever is refused is looked at later.
      asked.catch(() => undefined);
      return asked;
    },
    async end(name: string, error?: Error) {
      ends.get(name)?.(error);
      await setImmediate();
    },
  };
}

const REFUSED = { codice: 'SERVIZIO_NON_DISPONIBILE', status: 503, retryAfter: 5 };

describe('the gate of costly searches', () => {
  test.each([
    ['as they come', ['a1', 'b1', 'c1', 'd1'], ['a1', 'b1', 'c1', 'd1']],
    [
      'whoever has none under way before who has',
      ['a1', 'a2', 'a3', 'a4', 'b1', 'c1'],
      ['a1', 'a2', 'b1', 'a3', 'c1', 'a4'],
    ],
  ])('lets in %s', async (_, asked, expected) => {
    const { ask, end, started } = openGate();
    const all = asked.map((name) => ask(name));
    await setImmediate();
    for (let ended = 0; ended < expected.length; ended += 1) await end(started[ended] ?? '');
    expect(started).toEqual(expected);
    expect(await Promise.all(all)).toEqual(asked);
  });

  test.each([
    ['the line is full', { waiting: 2 }, ['a1', 'b1', 'c1', 'd1', 'e1'], ['e1']],
    ['one caller has enough in it', { waitingOfOne: 1 }, ['a1', 'a2', 'a3', 'a4', 'b1'], ['a4']],
  ])('refuses when %s', async (_, limits, asked, expected) => {
    const { ask, end, started, passages } = openGate(limits);
    const all = asked.map(async (name) =>
      ask(name).then(
        () => null,
        () => name,
      ),
    );
    await setImmediate();
    for (let ended = 0; ended < started.length; ended += 1) await end(started[ended] ?? '');
    const refused = (await Promise.all(all)).filter((name) => name !== null);
    expect(refused).toEqual(expected);
    expect(passages.filter((passage) => passage === 'refused')).toHaveLength(expected.length);
  });

  test('refuses whoever waited too long, and nobody else', async () => {
    const { ask, end, started, passages } = openGate({ timeoutMs: 30 });
    const first = [ask('a1'), ask('b1')];
    await expect(ask('c1')).rejects.toMatchObject(REFUSED);
    await end('a1');
    const next = ask('d1');
    const last = ask('e1');
    await end('b1');
    await setTimeout(60);
    expect(started).toEqual(['a1', 'b1', 'd1', 'e1']);
    await end('d1');
    await end('e1');
    expect(await Promise.all([...first, next, last])).toEqual(['a1', 'b1', 'd1', 'e1']);
    expect(passages).toEqual(['at_once', 'at_once', 'refused', 'at_once', 'waited']);
  });

  test('whoever has gone gives up the place in the line', async () => {
    const { ask, end, started, passages } = openGate();
    const gone = new AbortController();
    void ask('a1');
    void ask('b1');
    const leaving = ask('c1', gone.signal);
    const waiting = ask('d1');
    gone.abort();
    await expect(leaving).rejects.toMatchObject(REFUSED);
    await expect(ask('e1', gone.signal)).rejects.toMatchObject(REFUSED);
    await end('a1');
    await end('d1');
    expect(await waiting).toBe('d1');
    expect(started).toEqual(['a1', 'b1', 'd1']);
    expect(passages).toEqual(['at_once', 'at_once', 'left', 'left', 'waited']);
  });

  test('a search that fails gives its place back', async () => {
    const { ask, end } = openGate({ atOnce: 1 });
    for (const name of ['a1', 'b1', 'c1']) {
      const failing = ask(name);
      const waiting = ask(`${name}, later`);
      await setImmediate();
      await end(name, new Error('statement timeout'));
      await expect(failing).rejects.toThrow('statement timeout');
      await end(`${name}, later`);
      expect(await waiting).toBe(`${name}, later`);
    }
  });
});
