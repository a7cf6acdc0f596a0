import type { Context, Env, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Logger } from 'pino';
import { z } from 'zod';
import { AppError } from '../../kernel/app-error.ts';
import type { Limits } from '../../kernel/limits.ts';
import { kernelMessages } from '../../kernel/messages.it.ts';
import { takeFrom } from './rate-limit.ts';
import { CSP_REPORTS } from './security-headers.ts';

/** Bytes. A report names three addresses and repeats the policy. */
const MAX_BYTES = 16_384;
/** Of one report are written at most so many from one message: a page that breaks a policy breaks it often. */
const MOST_OF_MESSAGE = 5;
/** A browser with an extension that the policy stops tells of it on every page. */
const LIMIT = { calls: 20, seconds: 60 };
const MOST_OF_WORDS = 60;

/** Why a report is no bug of ours: what browsers' own extensions do to a page. */
const OF_EXTENSIONS = /^(?:[a-z-]+-extension|about|chrome|safari-web-extension|moz-extension):?/;

const text = z.string().catch('');
/** `report-uri`: https://www.w3.org/TR/CSP2/#violation-reports */
const legacySchema = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'source-file': text,
    'line-number': z.number().catch(0),
  }),
});
/** `report-to`: https://www.w3.org/TR/CSP3/#cspviolationreportbody */
const modernSchema = z.array(
  z.object({
    type: text,
    body: z.object({
      documentURL: text,
      effectiveDirective: text,
      blockedURL: text,
      sourceFile: text,
      lineNumber: z.number().catch(0),
    }),
  }),
);

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
 * What browsers tell of a policy that has stopped something, in either of their two forms, without what extensions did; `null`: it is in
 * neither. Paths are cut: they may hold what opens a booking.
 */
export function readCspReports(json: unknown): CspReport[] | null {
  const modern = modernSchema.safeParse(json);
  const legacy = legacySchema.safeParse(json);
  if (!modern.success && !legacy.success) return null;
  const found = modern.success
    ? modern.data.filter(({ type }) => type === 'csp-violation').map(({ body }) => body)
    : [legacy.data?.['csp-report']].flatMap((report) => (report === undefined ? [] : [fromLegacy(report)]));
  return found
    .filter(({ sourceFile, blockedURL }) => !OF_EXTENSIONS.test(sourceFile) && !OF_EXTENSIONS.test(blockedURL))
    .slice(0, MOST_OF_MESSAGE)
    .map(({ documentURL, effectiveDirective, blockedURL, sourceFile, lineNumber }) => ({
      page: pageOf(documentURL),
      directive: effectiveDirective.slice(0, MOST_OF_WORDS),
      blocked: blockedOf(blockedURL),
      source: fileOf(sourceFile),
      line: lineNumber,
    }));
}

function fromLegacy(report: z.infer<typeof legacySchema>['csp-report']) {
  return {
    documentURL: report['document-uri'],
    effectiveDirective: report['effective-directive'] || report['violated-directive'],
    blockedURL: report['blocked-uri'],
    sourceFile: report['source-file'],
    lineNumber: report['line-number'],
  };
}

type CspReportParts = { addressOf(context: Context): string; limits: Limits; log: Logger };

/** Writes into the log what a policy has stopped in somebody's browser: an attack, or a mistake of ours. */
export function mountCspReports<E extends Env>(app: Hono<E>, { addressOf, limits, log }: CspReportParts): void {
  const limit = limits.approximate('csp-reports', LIMIT);
  const tooLarge = () => {
    throw new AppError('TROPPO_GRANDE', kernelMessages.troppoGrande);
  };
  app.post(CSP_REPORTS, bodyLimit({ maxSize: MAX_BYTES, onError: tooLarge }), async (context) => {
    await takeFrom(limit, addressOf(context));
    const reports = readCspReports(await context.req.json().catch(() => null));
    if (reports === null) throw new AppError('RICHIESTA_NON_VALIDA', kernelMessages.richiestaNonValida);
    for (const csp of reports) log.warn({ csp }, 'a content security policy stopped something');
    return context.body(null, 204, { 'Cache-Control': 'no-store' });
  });
}
