import type { Context, Env, Hono } from 'hono';
import type { Logger } from 'pino';
import type { z } from 'zod';
import type { Account, Admin } from '../../kernel/people/account.ts';
import { AppError, type Codice } from '../../kernel/calls/app-error.ts';
import type { Call, CallHandler, FileAnswer } from '../../kernel/calls/call.ts';
import { LANGUAGE_PARAMETER } from '../../kernel/language.ts';
import type { Limit } from '../../kernel/calls/limits.ts';
import { isUnavailable } from '../../kernel/calls/unavailable.ts';
import { liftBudget } from '../database/request-budget.ts';
import type { DiskState } from '../disk/disk-state.ts';
import type { PageRenderer, SharedPage } from '../page-cache/page-renderer.ts';
import { RECENT_WRITE } from '../replica/recent-write.ts';
import { countMailbox, type MailboxParts, nameOf } from './count-mailbox.ts';
import { RETRY_AFTER_SECONDS } from './error-answer.ts';
import { createPictureLimiter, type PictureLimiter } from './picture-limiter.ts';
import { refundAttempt, SHARED_LIMIT, takeFrom } from './rate-limit.ts';
import { type PictureReceiver, readBody, refuseDeclared } from './read-body.ts';
import { sendFile } from './send-file.ts';
import { visitorMessages } from '../../kernel/messages/by-request.ts';

/** `Retry-After` while the disk is full. An operator has to free space, so frequent retries are useless. */
const NO_SPACE_RETRY_SECONDS = 300;

/** Body kinds of signed webhooks. They are accepted on a full disk, because a payment would otherwise remain without its booking. */
const SIGNED: readonly Call['bodyKind'][] = ['raw', 'mail'];

function isWriteThatCanWait({ method, bodyKind, cannotWait }: Call): boolean {
  return method !== 'GET' && !SIGNED.includes(bodyKind) && !cannotWait;
}

const CAUSES = {
  low: new Error('the disk has too little space for photos'),
  full: new Error('the disk has too little space for writes that can wait'),
};

function refuseWithoutSpace(call: Call, state: DiskState, pictures: number): void {
  if (state === 'ok') return;
  const options = { retryAfter: NO_SPACE_RETRY_SECONDS, cause: CAUSES[state] };
  if (state === 'full' && isWriteThatCanWait(call)) {
    throw new AppError('SERVIZIO_NON_DISPONIBILE', visitorMessages().readOnlyMode, options);
  }
  if (pictures > 0) throw new AppError('SERVIZIO_NON_DISPONIBILE', visitorMessages().photoUploadsPaused, options);
}

export type CallParts = MailboxParts & {
  accountOf(cookie: string | null): Promise<Account | null>;
  adminOf(cookie: string | null): Promise<Admin | null>;
  uploadFolder: string;
  pictures: PictureReceiver;
  addressOf(context: Context): string;
  requestIdOf(context: Context): string;
  enterWithBody(context: Context): Promise<() => void>;
  diskState(): DiskState;
  cacheAnswers(render: PageRenderer): PageRenderer;
};

const CACHE_SECONDS = 60;

export function refuseMethod(allow = 'GET, HEAD'): never {
  throw new AppError('METODO_NON_CONSENTITO', visitorMessages().methodNotAllowed, { allow });
}

function routePattern(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

export function pathsOf(call: Call): string[] {
  return call.hasUnprefixedPath ? [call.path, call.path.slice('/api'.length)] : [call.path];
}

function parse<S extends z.ZodType>(schema: S, value: unknown, codice: Codice): z.output<S> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const campi: Record<string, string> = {};
  for (const issue of result.error.issues) campi[issue.path.join('.')] ??= issue.message;
  const detail = result.error.issues[0]?.message ?? visitorMessages().dataInvalid;
  throw new AppError(codice, detail, codice === 'DATI_NON_VALIDI' ? { campi } : {});
}

/** Parses the query parameters. Throws if one of them is repeated, because one of its values would be ignored. */
function readQuery(call: Call, context: Context): unknown {
  const repeated = Object.values(context.req.queries()).some((values) => values.length > 1);
  if (repeated) throw new AppError('DATI_NON_VALIDI', visitorMessages().parameterRepeated);
  const { [LANGUAGE_PARAMETER]: _language, ...query } = context.req.query();
  return parse(call.query, query, 'DATI_NON_VALIDI');
}

/** Parses a JSON body. If it is not an object, the error cannot name an invalid field. */
function parseBody(call: Call, json: unknown): unknown {
  if (call.body === undefined) return undefined;
  if (typeof json === 'object' && json !== null && !Array.isArray(json)) {
    return parse(call.body, json, 'DATI_NON_VALIDI');
  }
  throw new AppError('DATI_NON_VALIDI', visitorMessages().dataInvalid);
}

const MEDIA_TYPES = {
  'application/zip': 'application/zip',
  'text/calendar': 'text/calendar; charset=utf-8',
  'text/csv': 'text/csv; charset=utf-8',
};

function isFile(answer: unknown): answer is FileAnswer {
  return typeof answer === 'object' && answer !== null && 'contents' in answer;
}

function isForAll({ method, guard, isPersonal }: Call): boolean {
  return method === 'GET' && guard === undefined && !isPersonal;
}

function cacheControl(call: Call): string {
  return isForAll(call) ? 'no-cache' : 'no-store';
}

function respond(call: Call, context: Context, result: unknown, log: Logger): Response {
  const answer = call.answer.parse(result);
  if (call.sends !== undefined && isFile(answer)) return sendFile(context, MEDIA_TYPES[call.sends], answer, log);
  const headers = { 'Cache-Control': cacheControl(call) };
  if (call.status === 204) return context.body(null, 204, headers);
  return context.json(answer, call.status ?? 200, headers);
}

/** Returns whether the response sets the recent-write cookie. Senders of signed bodies store no cookies. */
function setsRecentWrite({ method, bodyKind, hasNoVisibleEffect }: Call): boolean {
  return method !== 'GET' && bodyKind !== 'raw' && !hasNoVisibleEffect;
}

type CallerIdentity = { account: Account | null; admin: Admin | null };

async function identifyAdmin(cookie: string | null, parts: CallParts): Promise<CallerIdentity> {
  const admin = await parts.adminOf(cookie);
  if (admin !== null) return { account: null, admin };
  if ((await parts.accountOf(cookie)) === null)
    throw new AppError('NON_AUTENTICATO', visitorMessages().notAuthenticated);
  throw new AppError('NON_AUTORIZZATO', visitorMessages().notAuthorised);
}

async function identifyOwnerOrAdmin(cookie: string | null, parts: CallParts): Promise<CallerIdentity> {
  const [account, admin] = await Promise.all([parts.accountOf(cookie), parts.adminOf(cookie)]);
  if (account !== null || admin !== null) return { account, admin };
  throw new AppError('NON_AUTENTICATO', visitorMessages().notAuthenticated);
}

/** Irreversible calls need a fresh proof of identity, because a session may be left open or stolen. */
function checkProof({ needsFreshProof }: Call, { account, admin }: CallerIdentity): void {
  const { proof } = admin ?? account ?? {};
  if (!needsFreshProof || proof === 'fresh') return;
  if (proof === 'missing') throw new AppError('SECONDO_FATTORE_MANCANTE', visitorMessages().secondFactorRequired);
  throw new AppError('PROVA_SCADUTA', visitorMessages().reauthenticationRequired);
}

async function identify(call: Call, cookie: string | null, parts: CallParts): Promise<CallerIdentity> {
  if (isForAll(call)) return { account: null, admin: null };
  if (call.guard === 'admin') return identifyAdmin(cookie, parts);
  if (call.guard === 'ownerOrAdmin') return identifyOwnerOrAdmin(cookie, parts);
  const account = await parts.accountOf(cookie);
  if (call.guard === 'owner' && account === null) {
    throw new AppError('NON_AUTENTICATO', visitorMessages().notAuthenticated);
  }
  return { account, admin: null };
}

type CallLimits = { shared: Limit; pictures: PictureLimiter };

type RunningCall = { handler: CallHandler; parts: CallParts; pictures: PictureLimiter };

async function runCall(
  { handler, parts, pictures }: RunningCall,
  context: Context,
  onShared?: (shared: SharedPage) => void,
): Promise<Response> {
  const { call } = handler;
  const address = parts.addressOf(context);
  const cookie = context.req.header('Cookie') ?? null;
  const caller = await identify(call, cookie, parts);
  await handler.beforeProof?.(caller.account);
  checkProof(call, caller);
  if (call.takesLong) liftBudget();
  // An invalid ID gets the same 404 as an unknown one.
  const params = parse(call.params, context.req.param(), 'NON_TROVATO');
  const query = readQuery(call, context);
  const header = (name: string) => context.req.header(name) ?? null;
  handler.checkHeaders?.(header);
  // Counts a single picture before its body arrives. The number of pictures in a form is known only after the body has been read.
  if (call.bodyKind === 'picture') await pictures.take(address, 1);
  const received = await readBody(call, context.req.raw, { folder: parts.uploadFolder, receiver: parts.pictures });
  let leave = () => {};
  try {
    refuseWithoutSpace(call, parts.diskState(), received.pictures.length);
    leave = await parts.enterWithBody(context);
    if (call.bodyKind === 'pictures') await pictures.take(address, received.pictures.length);
    const body = parseBody(call, received.json);
    const requestId = parts.requestIdOf(context);
    const isHeadRequest = context.req.method === 'HEAD';
    const { pictures: carried, raw } = received;
    const facts = { ...caller, cookie, address, isHeadRequest, requestId, pictures: carried, raw, header };
    const setCookie = (value: string) => context.header('Set-Cookie', value, { append: true });
    const cacheBy = (tags: readonly string[]) => onShared?.({ tags, seconds: CACHE_SECONDS, nonce: '', isOurs: true });
    const result = await handler.run({ params, query, body, ...facts, setCookie, cacheBy });
    if (setsRecentWrite(call)) setCookie(RECENT_WRITE);
    return respond(call, context, result, parts.log);
  } finally {
    leave();
    await received.cleanUp();
  }
}

function answerCall(running: RunningCall, context: Context): Promise<Response> {
  const { handler, parts } = running;
  if (!handler.call.isCached) return runCall(running, context);
  const answer = parts.cacheAnswers((_request, _requestId, onShared) => runCall(running, context, onShared));
  return answer(context.req.raw, parts.requestIdOf(context));
}

type Answer = (context: Context) => Promise<Response>;

function withAwayMessage({ awaySentence }: Call, failure: unknown): unknown {
  if (awaySentence === undefined || !isUnavailable(failure)) return failure;
  return new AppError('SERVIZIO_NON_DISPONIBILE', awaySentence(), { retryAfter: RETRY_AFTER_SECONDS, cause: failure });
}

/** Returns whether the headers authenticate the request, for example with a secret that the portal shares with a service. */
function isAuthenticatedByHeaders({ checkHeaders }: CallHandler, context: Context): boolean {
  if (checkHeaders === undefined) return false;
  try {
    checkHeaders((name) => context.req.header(name) ?? null);
    return true;
  } catch {
    return false;
  }
}

/** Returns whether the sender is a service. Services act for many people, so `SHARED_LIMIT` does not apply to their addresses. */
function isDelivery(handler: CallHandler, context: Context): boolean {
  return handler.call.bodyKind === 'raw' || isAuthenticatedByHeaders(handler, context);
}

function limited(handler: CallHandler, { shared, pictures }: CallLimits, parts: CallParts): Answer {
  const { bodyKind, limit } = handler.call;
  const callLimit = limit && parts.limits.exact(nameOf(handler.call), limit);
  return async (context) => {
    const receiving = { receiver: parts.pictures, query: () => context.req.query() };
    refuseDeclared(handler.call, context.req.header('Content-Length'), receiving);
    const address = parts.addressOf(context);
    refuseWithoutSpace(handler.call, parts.diskState(), bodyKind === 'picture' ? 1 : 0);
    if (!isDelivery(handler, context)) await takeFrom(shared, address);
    const counted = callLimit && (await takeFrom(callLimit, address));
    let leave = () => {};
    try {
      if (bodyKind === 'picture' || bodyKind === 'pictures') leave = pictures.enter(address);
      return await answerCall({ handler, parts, pictures }, context);
    } catch (error) {
      if (counted) await refundAttempt(counted, error, parts.log);
      throw withAwayMessage(handler.call, error);
    } finally {
      leave();
    }
  };
}

function methodsByPath(handlers: readonly CallHandler[]): Map<string, string> {
  const byPath = Map.groupBy(
    handlers.flatMap(({ call }) => pathsOf(call).map((path) => ({ path: routePattern(path), method: call.method }))),
    ({ path }) => path,
  );
  return new Map(
    [...byPath].map(([path, calls]) => [
      path,
      calls.map(({ method }) => (method === 'GET' ? 'GET, HEAD' : method)).join(', '),
    ]),
  );
}

export function mountCalls<E extends Env>(app: Hono<E>, handlers: readonly CallHandler[], parts: CallParts): void {
  const shared = parts.limits.perProcess(SHARED_LIMIT);
  const callLimits = { shared, pictures: createPictureLimiter(parts.limits, parts.pictures.most) };
  for (const handler of handlers) {
    const run = limited(countMailbox(handler, parts), callLimits, parts);
    for (const path of pathsOf(handler.call).map(routePattern)) app.on(handler.call.method, path, run);
  }
  for (const [path, allow] of methodsByPath(handlers)) app.all(path, () => refuseMethod(allow));
}
