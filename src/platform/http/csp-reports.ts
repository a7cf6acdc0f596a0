import type { Context, Env, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Logger } from 'pino';
import { z } from 'zod';
import { AppError } from '../../kernel/calls/app-error.ts';
import type { Limits } from '../../kernel/calls/limits.ts';
import { takeFrom } from './rate-limit.ts';
import { CSP_REPORTS } from './security-headers.ts';
import { visitorMessages } from '../../kernel/messages/by-request.ts';

/** Maximum size of a report in bytes. A report contains three URLs and repeats the policy. */
const MAX_BYTES = 16_384;
/** Maximum number of reports per address. A browser reports a blocked extension on every page load. */
const LIMIT = { calls: 20, seconds: 60 };
const MOST_OF_WORDS = 60;

const OF_EXTENSIONS = /^(?:[a-z-]+-extension|about|chrome|safari-web-extension|moz-extension):?/;

const text = z.string().catch('');
/** https://www.w3.org/TR/CSP2/#violation-reports */
const reportSchema = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'source-file': text,
    'line-number': z.number().catch(0),
  }),
});

export type CspReport = { page: string; directive: string; blocked: string; source: string; line: number };

/** Returns the first path segment of a URL, which identifies neither a booking nor a person. */
function pageOf(url: string): string {
  return `/${URL.parse(url)?.pathname.split('/')[1]?.slice(0, MOST_OF_WORDS) ?? ''}`;
}

function blockedOf(blocked: string): string {
  return (URL.parse(blocked)?.host || blocked).slice(0, MOST_OF_WORDS);
}

function fileOf(url: string): string {
  return (URL.parse(url)?.pathname ?? url).slice(0, MOST_OF_WORDS);
}

/** Parses a report. Returns `'extension'` if it concerns a browser extension, and `null` if it is invalid. */
export function readCspReport(json: unknown): CspReport | 'extension' | null {
  const read = reportSchema.safeParse(json);
  if (!read.success) return null;
  const report = read.data['csp-report'];
  if (OF_EXTENSIONS.test(report['source-file']) || OF_EXTENSIONS.test(report['blocked-uri'])) return 'extension';
  return {
    page: pageOf(report['document-uri']),
    directive: (report['effective-directive'] || report['violated-directive']).slice(0, MOST_OF_WORDS),
    blocked: blockedOf(report['blocked-uri']),
    source: fileOf(report['source-file']),
    line: report['line-number'],
  };
}

type CspReportParts = { addressOf(context: Context): string; limits: Limits; log: Logger };

export function mountCspReports<E extends Env>(app: Hono<E>, { addressOf, limits, log }: CspReportParts): void {
  const limit = limits.perProcess(LIMIT);
  const tooLarge = () => {
    throw new AppError('TROPPO_GRANDE', visitorMessages().payloadTooLarge);
  };
  app.post(CSP_REPORTS, bodyLimit({ maxSize: MAX_BYTES, onError: tooLarge }), async (context) => {
    await takeFrom(limit, addressOf(context));
    const csp = readCspReport(await context.req.json().catch(() => null));
    if (csp === null) throw new AppError('RICHIESTA_NON_VALIDA', visitorMessages().requestInvalid);
    if (csp !== 'extension') log.warn({ csp }, 'a content security policy blocked something');
    return context.body(null, 204, { 'Cache-Control': 'no-store' });
  });
}
