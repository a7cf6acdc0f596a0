import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { endEnvironment } from './end-environment.ts';
import type { Run } from './run-environments.ts';
import { type Attempt, type Scenario, SCENARIOS } from './scenarios.ts';
import type { Answer, Call } from './send.ts';
import { openEnvironment, type Environment } from './environment.ts';

export type CallResult = {
  failed: Record<string, number>;
  byStatus: Record<string, number>;
  faults: string[];
};

const WAYS = ['database before', 'database after', 'files EIO', 'files ENOSPC'] as const;
const FAIL_AT_CALL = join(import.meta.dirname, 'fail-at-call.mjs');
const AGAIN_MS = 300;
const PATIENCE_MS = 60_000;
const MOST_CALLS = 200;

function send({ sender }: Environment, call: Call, fail?: string): Promise<Answer> {
  const headers = { ...call.headers, ...(fail !== undefined && { 'X-Chaos-Fail': fail }) };
  return sender.send({ ...call, headers });
}

async function sendUntilAnswered(environment: Environment, call: Call): Promise<Answer> {
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    const answer = await send(environment, call);
    if (answer.status < 500 && answer.codice !== 'IN_CORSO') return answer;
    if (performance.now() > until) return answer;
    await pause(AGAIN_MS);
  }
}

const isGood = ({ status }: Answer) => status >= 200 && status < 300;
const isExpected = ({ status, codice }: Answer) =>
  status < 500 || status === 503 || codice === 'PAGAMENTO_NON_DISPONIBILE';

async function judge(environment: Environment, { call, extent }: Attempt, answer: Answer): Promise<string[]> {
  const after = await extent();
  const again = await sendUntilAnswered(environment, call);
  const atLast = await extent();
  return [
    ...(isExpected(answer) ? [] : [`returned ${answer.status} ${answer.codice}`]),
    ...(isGood(answer) && after !== 'whole' ? [`returned ${answer.status}, but stored ${after}`] : []),
    ...(after === 'part' ? ['stored a part'] : []),
    ...(isGood(again) ? [] : [`returned ${again.status} ${again.codice} on the retry`]),
    ...(atLast === 'whole' ? [] : [`stored ${atLast} after the retry`]),
  ];
}

async function failEach(
  environment: Environment,
  scenario: Scenario,
  way: (typeof WAYS)[number],
  result: CallResult,
): Promise<void> {
  const [what, how] = way.split(' ');
  for (let at = 1; at < MOST_CALLS; at += 1) {
    const attempt = await scenario.prepare(
      environment,
      async (call) => (await sendUntilAnswered(environment, call)).body,
    );
    const answer = await send(environment, attempt.call, `${what} ${at} ${how}`);
    const wrong = answer.isHit || !isGood(answer) ? await judge(environment, attempt, answer) : [];
    result.faults.push(...wrong.map((words) => `${scenario.name}, ${way}, call ${at}: it ${words}`));
    if (!answer.isHit) return;
    result.failed[`${scenario.name}, ${what}`] = (result.failed[`${scenario.name}, ${what}`] ?? 0) + 1;
    result.byStatus[answer.status] = (result.byStatus[answer.status] ?? 0) + 1;
  }
}

export async function runCalls({ server, folder, seed, log }: Run): Promise<CallResult> {
  const callsFolder = join(folder, 'calls');
  mkdirSync(callsFolder);
  const url = await server.createDatabase('calls');
  const environment = await openEnvironment({ url, folder: callsFolder, seed, photos: 'folder', plant: FAIL_AT_CALL });
  const result: CallResult = { failed: {}, byStatus: {}, faults: [] };
  try {
    await environment.stripe.hooks();
    for (const scenario of SCENARIOS) {
      for (const way of WAYS) {
        await failEach(environment, scenario, way, result);
        log(`calls: ${scenario.name}, ${way}: ${JSON.stringify(result.failed)}`);
      }
    }
    const left = await endEnvironment(environment);
    result.faults.push(...left.filter((words) => words.startsWith('a file') || words.startsWith('a row')));
    return result;
  } finally {
    await environment.close();
  }
}
