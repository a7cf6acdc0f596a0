import type { Logger } from 'pino';
import { AppError, isAppError } from '../../kernel/calls/app-error.ts';
import { isUnavailable } from '../../kernel/calls/unavailable.ts';
import { isNews } from '../log/is-news.ts';
import { visitorMessages } from '../../kernel/messages/by-request.ts';

export const RETRY_AFTER_SECONDS = 5;

function isDataException(error: unknown): boolean {
  // SQLSTATE class 22: a value passed validation, but PostgreSQL cannot store or compare it, for example because it contains a
  // NUL character.
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && /^22\w{3}$/.test(error.code);
}

function toAppError(error: unknown): AppError {
  if (isAppError(error)) return error;
  if (isUnavailable(error)) {
    return new AppError('SERVIZIO_NON_DISPONIBILE', visitorMessages().serviceUnavailable, {
      retryAfter: RETRY_AFTER_SECONDS,
      cause: error,
    });
  }
  if (isDataException(error)) return new AppError('DATI_NON_VALIDI', visitorMessages().dataInvalid, { cause: error });
  return new AppError('ERRORE_INTERNO', visitorMessages().unexpectedError, { cause: error });
}

/** Logs server errors only, and each cause only once. */
function logFailure(error: AppError, request_id: string, log: Logger): void {
  const err = error.cause ?? error;
  if (error.status >= 500 && isNews(err)) log.error({ err, request_id }, error.detail);
}

export function errorAnswer(failure: unknown, requestId: string, log: Logger): Response {
  const error = toAppError(failure);
  logFailure(error, requestId, log);
  const body = {
    success: false,
    codice: error.codice,
    detail: error.detail,
    message: error.detail,
    ...(error.campi && { campi: error.campi }),
    request_id: requestId,
  };
  const headers = new Headers({ 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' });
  if (error.retryAfter !== undefined) headers.set('Retry-After', String(error.retryAfter));
  if (error.allow !== undefined) headers.set('Allow', error.allow);
  return new Response(JSON.stringify(body), { status: error.status, headers });
}
