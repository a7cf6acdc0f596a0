import type { FetchFault } from '../../rules/feed-fault.ts';
import { FetchError } from './fetch-error.ts';

const BY_CODE: readonly (readonly [RegExp, FetchFault])[] = [
  [/^(?:CERT_|ERR_TLS_|ERR_SSL_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|EPROTO$)/, 'certificato'],
  [/^(?:ETIMEDOUT$|UND_ERR_(?:CONNECT|HEADERS|BODY)_TIMEOUT$)/, 'tempo_scaduto'],
  [/^(?:Z_|ZSTD_|ERR_BROTLI|ERR__ERROR_)/, 'incompleto'],
  [/^(?:UND_ERR_HEADERS_OVERFLOW|ERR_BUFFER_TOO_LARGE)$/, 'troppo_grande'],
];

function codeOf(error: object): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}

function reasonsOf(error: Error): unknown[] {
  return error instanceof AggregateError ? error.errors : [error.cause];
}

export function faultOfError(error: unknown): FetchFault {
  if (error instanceof FetchError) return error.fault;
  if (!(error instanceof Error)) return 'rete';
  const known = BY_CODE.find(([codes]) => codes.test(codeOf(error)));
  if (known !== undefined) return known[1];
  const faults = reasonsOf(error).map((reason) => faultOfError(reason));
  return faults.find((fault) => fault !== 'rete') ?? 'rete';
}
