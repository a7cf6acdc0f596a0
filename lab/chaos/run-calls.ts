import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { endWorld } from './end-world.ts';
import type { Run } from './run-worlds.ts';
import { type Attempt, type Scenario, SCENARIOS } from './scenarios.ts';
import type { Answer, Call } from './send.ts';
import { openWorld, type World } from './world.ts';

export type CallFigures = {
  /** Failed calls by kind of attempt. */
  failed: Record<string, number>;
  byStatus: Record<string, number>;
  faults: string[];
};

const WAYS = ['database before', 'database after', 'files EIO', 'files ENOSPC'] as const;
const FAIL_AT_CALL = join(import.meta.dirname, 'fail-at-call.mjs');
const AGAIN_MS = 300;
const PATIENCE_MS = 60_000;
const MOST_CALLS = 200;

function ask({ sender }: World, call: Call, fail?: string): Promise<Answer> {
  const headers = { ...call.headers, ...(fail !== undefined && { 'X-Chaos-Fail': fail }) };
  return sender.send({ ...call, headers });
}

async function askUntilHeard(world: World, call: Call): Promise<Answer> {
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    const answer = await ask(world, call);
    if (answer.status < 500 && answer.codice !== 'IN_CORSO') return answer;
    if (performance.now() > until) return answer;
    await pause(AGAIN_MS);
  }
}

const isGood = ({ status }: Answer) => status >= 200 && status < 300;
const isSaidWell = ({ status, codice }: Answer) =>
  status < 500 || status === 503 || codice === 'PAGAMENTO_NON_DISPONIBILE';

async function judge(world: World, { call, extent }: Attempt, answer: Answer): Promise<string[]> {
  const after = await extent();
  const again = await askUntilHeard(world, call);
  const atLast = await extent();
  return [
    ...(isSaidWell(answer) ? [] : [`was answered ${answer.status} ${answer.codice}`]),
    ...(isGood(answer) && after !== 'whole' ? [`was answered ${answer.status}, and ${after} of it is there`] : []),
    ...(after === 'part' ? ['left a part of it'] : []),
    ...(isGood(again) ? [] : [`was answered ${again.status} ${again.codice} when it was asked for again`]),
    ...(atLast === 'whole' ? [] : [`when it was asked for again, ${atLast} of it is there`]),
  ];
}

/** Fails the first call, then the second and so on, until a request makes fewer calls. */
async function failEach(
  world: World,
  scenario: Scenario,
  way: (typeof WAYS)[number],
  figures: CallFigures,
): Promise<void> {
  const [what, how] = way.split(' ');
  for (let at = 1; at < MOST_CALLS; at += 1) {
    const attempt = await scenario.prepare(world, async (call) => (await askUntilHeard(world, call)).body);
    const answer = await ask(world, attempt.call, `${what} ${at} ${how}`);
    const wrong = answer.isHit || !isGood(answer) ? await judge(world, attempt, answer) : [];
    figures.faults.push(...wrong.map((words) => `${scenario.name}, ${way}, call ${at}: it ${words}`));
    if (!answer.isHit) return;
    figures.failed[`${scenario.name}, ${what}`] = (figures.failed[`${scenario.name}, ${what}`] ?? 0) + 1;
    figures.byStatus[answer.status] = (figures.byStatus[answer.status] ?? 0) + 1;
  }
}

/** Runs an upload, a submission, a booking, its payment and its cancellation with a fault at each of their calls. */
export async function runCalls({ server, folder, seed, say }: Run): Promise<CallFigures> {
  const own = join(folder, 'calls');
  mkdirSync(own);
  const url = await server.createDatabase('calls');
  const world = await openWorld({ url, folder: own, seed, photos: 'folder', plant: FAIL_AT_CALL });
  const figures: CallFigures = { failed: {}, byStatus: {}, faults: [] };
  try {
    await world.stripe.hooks();
    for (const scenario of SCENARIOS) {
      for (const way of WAYS) {
        await failEach(world, scenario, way, figures);
        say(`calls: ${scenario.name}, ${way}: ${JSON.stringify(figures.failed)}`);
      }
    }
    const left = await endWorld(world);
    figures.faults.push(...left.filter((words) => words.startsWith('a file') || words.startsWith('a row')));
    return figures;
  } finally {
    await world.close();
  }
}
