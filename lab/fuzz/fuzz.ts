import fc, { type Arbitrary } from 'fast-check';
import type { FuzzRequest } from './arbitrary-request.ts';
import type { Judge } from '../../test/judge-answer.ts';
import { type FuzzAnswer, sendRequest, type Target } from './send-request.ts';

export type FuzzOptions = { seed: number; requests: number; minutes: number };

const MOST_AT_ONCE = 16;
const BATCHES = 100;
const MOST_FAILURES = 20;
/** Maximum number of shrinking steps. A failure that depends on earlier requests would otherwise be shrunk forever. */
const MOST_SHRINKS = 400;

export type Portal = {
  port: number;
  isRunning(): boolean;
  /** Returns the cookies of valid sessions. If a request has ended a session, starts a new one. */
  cookies(): Promise<Target['cookies']>;
};

export type Failure = { fault: string; request: FuzzRequest; seed: number };

export type FuzzReport = {
  requests: number;
  byStatus: Record<string, number>;
  serverErrors: number;
  hangs: number;
  broken: number;
  slowestMs: number;
  failures: Failure[];
};

type Run = {
  onFailure(failure: Failure): void;
  portal: Portal;
  judge: Judge;
  hangMs: number;
  report: FuzzReport;
  known: Set<string>;
  cookies: Target['cookies'];
};

function count(report: FuzzReport, { status, text, ms }: FuzzAnswer): void {
  report.requests += 1;
  report.byStatus[status] = (report.byStatus[status] ?? 0) + 1;
  if (status >= 500) report.serverErrors += 1;
  if (status === 0) report[text === 'hang' ? 'hangs' : 'broken'] += 1;
  report.slowestMs = Math.max(report.slowestMs, Math.round(ms));
}

function nameOf(fault: string, { operation }: FuzzRequest): string {
  return `${operation}: ${fault.replaceAll(/[\d"“”'][^,:]*/g, '…').slice(0, 60)}`;
}

type FoundFault = { fault: string; request: FuzzRequest };

async function tryBatch(run: Run, requests: readonly FuzzRequest[]): Promise<FoundFault | null> {
  const { portal, judge, report, known, cookies } = run;
  const target = { port: portal.port, cookies };
  const answers = await Promise.all(requests.map((request) => sendRequest(request, target, run.hangMs)));
  const found: FoundFault[] = [];
  for (const [at, answer] of answers.entries()) {
    const request = requests[at];
    if (request === undefined) continue;
    count(report, answer);
    const fault = portal.isRunning() ? judge(request, answer) : 'the portal ended';
    if (fault !== null && !known.has(nameOf(fault, request))) found.push({ fault, request });
  }
  return found[0] ?? null;
}

async function checkOnce(run: Run, arbitrary: Arbitrary<FuzzRequest>, seed: number): Promise<void> {
  let last: FoundFault | null = null;
  let shrinks = 0;
  const property = fc.asyncProperty(
    fc.array(arbitrary, { minLength: 1, maxLength: MOST_AT_ONCE, size: 'max' }),
    async (batch) => {
      if (last !== null) shrinks += 1;
      if (shrinks > MOST_SHRINKS || !run.portal.isRunning()) return last === null;
      const found = await tryBatch(run, batch);
      last = found ?? last;
      return found === null;
    },
  );
  const result = await fc.check(property, { seed, numRuns: BATCHES });
  const failure: FoundFault | null = last;
  if (!result.failed || failure === null) return;
  const { fault, request }: FoundFault = failure;
  run.known.add(nameOf(fault, request));
  const shown = { fault, request, seed };
  run.report.failures.push(shown);
  run.onFailure(shown);
}

const emptyReport = (): FuzzReport => ({
  requests: 0,
  serverErrors: 0,
  hangs: 0,
  broken: 0,
  slowestMs: 0,
  byStatus: {},
  failures: [],
});

type FuzzParts = {
  portal: Portal;
  judge: Judge;
  arbitrary: Arbitrary<FuzzRequest>;
  hangMs: number;
  onCheck?(report: FuzzReport): void;
  onFailure?(failure: Failure): void;
};

/** Sends generated requests and returns a report with the failures. The same seed always generates the same requests. */
export async function fuzz(
  { portal, judge, arbitrary, hangMs, onCheck, onFailure = () => {} }: FuzzParts,
  options: FuzzOptions,
): Promise<FuzzReport> {
  const report = emptyReport();
  const run: Run = { onFailure, portal, judge, hangMs, report, known: new Set(), cookies: {} };
  const end = performance.now() + options.minutes * 60_000;
  for (let seed = options.seed; report.requests < options.requests && performance.now() < end; seed += 1) {
    run.cookies = await portal.cookies();
    await checkOnce(run, arbitrary, seed);
    if (!portal.isRunning() || report.failures.length >= MOST_FAILURES) break;
    onCheck?.(report);
  }
  return report;
}
