import type { Context, Env, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Logger } from 'pino';
import { z } from 'zod';
import { AppError } from '../../kernel/calls/app-error.ts';
import type { Limits } from '../../kernel/calls/limits.ts';
import { takeFrom } from './rate-limit.ts';
import { CSP_REPORTS } from './security-headers.ts';
import { visitorMessages } from '../../kernel/messages/by-request.ts';

/** Bytes. A report names three addresses and repeats the policy. */
const MAX_BYTES = 16_384;
/** A browser with an extension that the policy stops tells of it on every page. */
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

/** The kind of page, without what names a booking or a person. */
function pageOf(url: string): string {
  return `/${URL.parse(url)?.pathname.split('/')[1]?.slice(0, MOST_OF_WORDS) ?? ''}`;
}

/** A host, or the words that stand for none, such as `inline` and `trusted-types-sink`. */
function blockedOf(blocked: string): string {
  return (URL.parse(blocked)?.host || blocked).slice(0, MOST_OF_WORDS);
}

function fileOf(url: string): string {
  return (URL.parse(url)?.pathname ?? url).slice(0, MOST_OF_WORDS);
}

/**
 * What a browser tells of a policy that has stopped something; `null`: it tells of nothing. Paths are cut: they may hold what opens a
 * booking. What an extension did to a page is no bug of ours.
 */
export function readCspReport(json: unknown): CspReport | 'of an extension' | null {
  const read = reportSchema.safeParse(json);
  if (!read.success) return null;
  const report = read.data['csp-report'];
  if (OF_EXTENSIONS.test(report['source-file']) || OF_EXTENSIONS.test(report['blocked-uri'])) return 'of an extension';
  return {
    page: pageOf(report['document-uri']),
    directive: (report['effective-directive'] || report['violated-directive']).slice(0, MOST_OF_WORDS),
    blocked: blockedOf(report['blocked-uri']),
    source: fileOf(report['source-file']),
    line: report['line-number'],
  };
}

type CspReportParts = { addressOf(context: Context): string; limits: Limits; log: Logger };

/** Writes into the log what a policy has stopped in somebody's browser: an attack, or a mistake of ours. */
export function mountCspReports<E extends Env>(app: Hono<E>, { addressOf, limits, log }: CspReportParts): void {
  const limit = limits.perProcess(LIMIT);
  const tooLarge = () => {
    throw new AppError('TROPPO_GRANDE', visitorMessages().payloadTooLarge);
  };
  app.post(CSP_REPORTS, bodyLimit({ maxSize: MAX_BYTES, onError: tooLarge }), async (context) => {
    await takeFrom(limit, addressOf(context));
    const csp = readCspReport(await context.req.json().catch(() => null));
    if (csp === null) throw new AppError('RICHIESTA_NON_VALIDA', visitorMessages().requestInvalid);
    if (csp !== 'of an extension') log.warn({ csp }, 'a content security policy stopped something');
    return context.body(null, 204, { 'Cache-Control': 'no-store' });
  });
}
