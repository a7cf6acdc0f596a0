import fc, { type Arbitrary } from 'fast-check';
import type { FuzzRequest } from '../fuzz/arbitrary-request.ts';
import type { Judge } from '../../test/judge-answer.ts';
import { sendRequest } from '../fuzz/send-request.ts';
import { type Act, HANG_MS, isRefusedForNow, visitorAt } from './act.ts';

/** Number of requests that are generated at a time. Generating them one by one would take longer. */
const BATCH = 100;

type HostileParts = { port: number; arbitrary: Arbitrary<FuzzRequest>; judge: Judge; seed: number };

export function sendHostile({ port, arbitrary, judge, seed }: HostileParts): Act {
  let batch: FuzzRequest[] = [];
  let acts = 0;
  return async () => {
    if (batch.length === 0) batch = fc.sample(arbitrary, { seed: seed + acts, numRuns: BATCH });
    acts += 1;
    const next = batch.pop();
    if (next === undefined) throw new Error('no request was generated');
    const headers = { 'X-Forwarded-For': visitorAt(acts), ...next.headers };
    const sent: FuzzRequest = { ...next, role: 'anonymous', headers };
    const answer = await sendRequest(sent, { port, cookies: {} }, HANG_MS);
    const fault = isRefusedForNow(answer) ? null : judge(sent, answer);
    const { status, ms } = answer;
    return { status, ms, fault: fault === null ? null : `${sent.method} ${sent.target}: ${fault}` };
  };
}
