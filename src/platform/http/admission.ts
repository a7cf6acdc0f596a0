import type { IncomingMessage, ServerResponse } from 'node:http';
import { AppError } from '../../kernel/calls/app-error.ts';
import { createCounts } from '../../kernel/calls/counts.ts';
import { type Admission as Passage, isAdmitted } from '../../kernel/calls/fair-queue.ts';
import { languageOfPath } from '../../kernel/pages/page-address.ts';
import { after } from '../process/after.ts';
import { type ClassLimits, createClassQueues } from './class-queues.ts';
import { inLanguage } from './in-language.ts';
import type { EarlyRefusal, RefuseEarly } from './refuse-early.ts';
import { isShed, type RequestClass } from './request-class.ts';
import { visitorMessages } from '../../kernel/messages/by-request.ts';

const INCOMPLETE_PER_ADDRESS = 32;

function hasBody({ method, headers }: IncomingMessage): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function createHalfSent() {
  const counts = createCounts();
  return {
    isFull: (name: string) => counts.of(name) >= INCOMPLETE_PER_ADDRESS,
    follow(name: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
      counts.add(name, 1);
      let isHalf = true;
      const come = () => {
        if (isHalf) counts.add(name, -1);
        isHalf = false;
      };
      incoming.once('end', come);
      outgoing.once('close', come);
    },
    count: () => Object.values(counts.all()).reduce((sum, count) => sum + count, 0),
  };
}

/** If fewer requests than this are running or waiting, none is shed, because the portal is not the bottleneck. */
const LEAST_UNDER_WAY = 10;
/** Range of `Retry-After` in seconds, so that rejected clients do not all return at once. */
const RETRY = { least: 2, most: 8 };
/**
 * Delay in ms before a client over quota is rejected (`least` plus a random part of `more`), to prevent simultaneous retries. At
 * most `perAddress` rejections per address are delayed.
 */
const REFUSAL_DELAY = { least: 750, more: 500, often: 3, perAddress: 256 };
/** A shared instance, so that it is logged once while the metrics count every use. */
const OVERLOADED = new Error('too many requests at once');

export type AdmissionParts = {
  classOf(method: string, url: string): RequestClass;
  addressOf(incoming: IncomingMessage): string;
  overload(): number;
  refuse: RefuseEarly;
  /** Responds with a stale page. Returns `false` if none is cached. */
  answerStale?(incoming: IncomingMessage, outgoing: ServerResponse): boolean;
  limits?: ClassLimits;
};

export type Admission = {
  /** Runs a request when a slot is free. A request with a body runs immediately and waits for its slot in `enterWithBody`. */
  admit(incoming: IncomingMessage, outgoing: ServerResponse, run: () => void): void;
  /** Waits for a slot and returns a function that releases it. Throws `SERVIZIO_NON_DISPONIBILE` if the request is rejected. */
  enterWithBody(incoming: IncomingMessage | undefined, signal: AbortSignal): Promise<() => void>;
  counters(): Record<string, number>;
};

export function retryAfter(random = Math.random()): number {
  return RETRY.least + Math.floor(random * (RETRY.most - RETRY.least + 1));
}

function refusal(): EarlyRefusal & { retryAfter: number } {
  return { codice: 'SERVIZIO_NON_DISPONIBILE', detail: visitorMessages().tooManyVisits, retryAfter: retryAfter() };
}

function createLateness() {
  const lately = createCounts();
  return (name: string, answer: () => void, isGreedy: boolean): void => {
    const isLate = isGreedy || lately.of(name) >= REFUSAL_DELAY.often;
    if (lately.of(name) >= REFUSAL_DELAY.perAddress) return answer();
    lately.add(name, 1);
    after(REFUSAL_DELAY.least + Math.random() * REFUSAL_DELAY.more, () => {
      lately.add(name, -1);
      if (isLate) answer();
    });
    if (!isLate) answer();
  };
}

type Request = { incoming: IncomingMessage; outgoing: ServerResponse; run: () => void };
type Sender = { name: string; requestClass: RequestClass };

function createTurnAway({ refuse, answerStale }: Pick<AdmissionParts, 'refuse' | 'answerStale'>) {
  const shed = createCounts();
  const note = (requestClass: RequestClass) => {
    shed.add('let_go', 1);
    shed.add(`${requestClass}_let_go`, 1);
  };
  const answerLate = createLateness();
  return {
    note,
    counts: () => ({ let_go: 0, ...shed.all() }),
    turnAway({ incoming, outgoing }: Request, { name, requestClass }: Sender, why: Passage | 'overload'): void {
      if (why === 'left') return;
      note(requestClass);
      const isRead = requestClass === 'page' || requestClass === 'search';
      if (isRead && answerStale?.(incoming, outgoing)) return;
      const [path = ''] = incoming.url?.split('?', 1) ?? [];
      const answer = () =>
        inLanguage(languageOfPath(path), () =>
          refuse({ ...refusal(), ...(hasBody(incoming) && { closes: true }) }, incoming, outgoing),
        );
      answerLate(name, answer, why === 'enough_of_one');
    },
  };
}

type TurnAway = ReturnType<typeof createTurnAway>;

function runInPlace({ outgoing, run }: Request, give: () => void): void {
  let isIn = true;
  const leave = () => {
    if (isIn) give();
    isIn = false;
  };
  outgoing.once('finish', leave).once('close', leave);
  if (outgoing.closed) leave();
  else run();
}

type Queues = ReturnType<typeof createClassQueues>;

async function begin(request: Request, sender: Sender, { queues, turnAway }: { queues: Queues } & TurnAway) {
  const queue = queues.of(sender.requestClass);
  const gone = new AbortController();
  const entering = queue.enter({ name: sender.name, signal: gone.signal });
  if (typeof entering !== 'string') request.outgoing.once('close', () => gone.abort());
  const passage = typeof entering === 'string' ? entering : await entering;
  if (isAdmitted(passage)) runInPlace(request, () => queue.leave(sender.name));
  else turnAway(request, sender, passage);
}

async function enter(
  { name, requestClass }: Sender,
  signal: AbortSignal,
  { queues, note }: { queues: Queues } & TurnAway,
) {
  const queue = queues.of(requestClass);
  if (isAdmitted(await queue.enter({ name, signal }))) return () => queue.leave(name);
  note(requestClass);
  const { codice, detail, ...details } = refusal();
  throw new AppError(codice, detail, { ...details, cause: OVERLOADED });
}

const nothingToLeave = () => {};

/** Admission control for all expensive requests (`docs/decisions/0122-admission-control-by-request-class.md`). */
export function createAdmission(parts: AdmissionParts): Admission {
  const { classOf, addressOf, overload } = parts;
  const queues = createClassQueues(parts.limits);
  const halfSent = createHalfSent();
  const senders = new WeakMap<IncomingMessage, Sender>();
  const ways = { queues, ...createTurnAway(parts) };

  function beginWithBody(request: Request, sender: Sender): void {
    const { incoming, outgoing, run } = request;
    if (halfSent.isFull(sender.name)) return ways.turnAway(request, sender, 'enough_of_one');
    halfSent.follow(sender.name, incoming, outgoing);
    senders.set(incoming, sender);
    run();
  }

  return {
    admit(incoming, outgoing, run) {
      const request = { incoming, outgoing, run };
      const sender = { name: addressOf(incoming), requestClass: classOf(incoming.method ?? '', incoming.url ?? '') };
      const isTooMuch = isShed(sender.requestClass, overload()) && queues.underWay() >= LEAST_UNDER_WAY;
      if (isTooMuch) ways.turnAway(request, sender, 'overload');
      else if (hasBody(incoming)) beginWithBody(request, sender);
      else void begin(request, sender, ways);
    },
    async enterWithBody(incoming, signal) {
      const sender = incoming && senders.get(incoming);
      return sender === undefined ? nothingToLeave : enter(sender, signal, ways);
    },
    counters: () => ({ level: overload(), half_sent: halfSent.count(), ...queues.counts(), ...ways.counts() }),
  };
}
