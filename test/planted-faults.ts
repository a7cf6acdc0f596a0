/** A code change that violates a guarantee, and the test that must then fail. Each search text occurs once in its file. */
export type PlantedFault = {
  guarantee: string;
  edits: readonly [file: string, search: string, replacement: string][];
  test: string;
  title: string;
};

const fault = (guarantee: string, test: string, title: string, ...edits: PlantedFault['edits']): PlantedFault => ({
  guarantee,
  test,
  title,
  edits,
});

const ERROR_ANSWER = 'src/platform/http/error-answer.ts';
const FAIR_QUEUE = 'src/kernel/calls/fair-queue.ts';

/** At least one fault for each guarantee of docs/RELIABILITY.md. */
export const PLANTED_FAULTS: readonly PlantedFault[] = [
  fault(
    'G1',
    'src/app/server/nights-race.test.ts',
    'concurrent booking attempts on two portals sell no night twice',
    [
      'db/migrations/0001_baseline.sql',
      'struttura_id with =, places with &&',
      'struttura_id with =, id with =, places with &&',
    ],
    ['src/calendar/server/property-repository.ts', `.orderBy('id').forUpdate()`, `.orderBy('id')`],
  ),
  fault('G2', 'src/stay/server/stay-model.test.ts', 'P1-P6 never sells a night twice', [
    'src/calendar/server/booking-nights-service.ts',
    'if (!(await deleteBookingEvent(transaction, booked.booking_id)))',
    'if (false)',
  ]),
  fault('G3', 'src/stay/server/webhook-routes.test.ts', 'rejects forged webhooks', [
    'src/stay/server/verify-signature.ts',
    'return isKnown && age',
    'return age',
  ]),
  fault('G3', 'src/app/server/webhook-deliveries.test.ts', 'P5 each booking reaches its final state', [
    'src/stay/server/process-webhook-event.ts',
    `effect: 'allarme', ...known`,
    `effect: 'allarme'`,
  ]),
  fault('G4', 'src/platform/backup/killed-restoration.test.ts', 'either completes or has no effect', [
    'src/app/server/backup/restore-backup.ts',
    `await client.query('begin');\n    const result`,
    'const result',
  ]),
  fault(
    'G5',
    'src/app/server/wrong-values.test.ts',
    'returns one of the portal’s own messages for each field of the wrong type',
    [
      'src/strutture/rules/read-fields.ts',
      `typeof typed === 'string' ? cleanText(typed, lines) : null`,
      'cleanText(typed as never, lines)',
    ],
  ),
  fault('G6', 'lab/fuzz/fuzz.test.ts', 'the fuzzer finds no fault in 300 requests to the portal', [
    'src/platform/http/calls.ts',
    `if (repeated) throw new AppError('DATI_NON_VALIDI',`,
    'if (repeated) throw new Error(',
  ]),
  fault('G7', 'src/app/server/authorisation.test.ts', 'the authorisation matrix', [
    'src/platform/http/calls.ts',
    `throw new AppError('NON_AUTORIZZATO', visitorMessages().notAuthorised);`,
    'return { account: null, admin: null };',
  ]),
  fault('G8', 'src/app/server/submission-calls.test.ts', 'ignores read-only fields', [
    'src/strutture/server/submission-service.ts',
    'email_confirmed_at: isConfirmed ? now : null,',
    'email_confirmed_at: now,',
  ]),
  fault('G9', 'src/calendar/server/fetch-feed/guarded-agent.test.ts', 'cloud metadata', [
    'src/calendar/server/fetch-feed/guarded-agent.ts',
    ' || address.toString() === AZURE_METADATA',
    '',
  ]),
  fault('G10', 'src/blog/server/sanitise-article.test.ts', 'markup that is not allowed', [
    'src/blog/server/sanitise-article.ts',
    'attribs: linkKind(href) === null ? {} : dress.link(href)',
    'attribs: dress.link(href)',
  ]),
  fault('G11', 'src/media/server/hostile-pictures.test.ts', 'half a JPEG with an end marker', [
    'src/media/server/encode-photo.ts',
    'const FATAL_WARNING = /premature end|timeout/i;',
    'const FATAL_WARNING = /timeout/i;',
  ]),
  fault('G12', 'src/accounts/server/login-rate-limit.test.ts', 'hashes at most 60', [
    'src/accounts/rules/login-limits.ts',
    'tries: 50,',
    'tries: 5000,',
  ]),
  fault('G13', 'src/platform/http/admission.test.ts', 'get 503 with Retry-After immediately if the queue is full', [
    FAIR_QUEUE,
    `return line.size() >= limits.waiting ? 'full' : line.wait(caller);`,
    'return line.wait(caller);',
  ]),
  fault('G14', 'src/kernel/calls/fair-queue.test.ts', 'rejects a caller that exceeds its queue share', [
    FAIR_QUEUE,
    `if (line.of(caller.name) >= limits.waitingOfOne) return 'enough_of_one';`,
    '',
  ]),
  fault('G15', 'src/app/server/every-answer-without-database.test.ts', 'makes API calls fail only with 503', [
    ERROR_ANSWER,
    'retryAfter: RETRY_AFTER_SECONDS,',
    '',
  ]),
  fault('G16', 'src/app/server/full-disk.test.ts', 'rejects calls that can wait, with a reason', [
    'src/platform/http/calls.ts',
    `if (state === 'full' && isWriteThatCanWait(call)) {`,
    'if (false) {',
  ]),
  fault('G17', 'src/calendar/server/poll-feed.test.ts', 'changes no night and reports', [
    'src/calendar/server/settle-poll.ts',
    'if (!(await noteFailure(',
    `await transaction.deleteFrom('calendar_events').where('feed_id', '=', feed.id).execute();\nif (!(await noteFailure(`,
  ]),
  fault('G18', 'src/kernel/dates/calendar-date.test.ts', 'addMonths adds and subtracts months across years', [
    'src/kernel/dates/calendar-date.ts',
    'Date.UTC(year, monthNumber - 1 + months, 1)',
    'new Date(year, monthNumber - 1 + months, 1)',
  ]),
  fault('G19', 'src/app/server/backup/drill.test.ts', 'fails if the rows do not match the manifest', [
    'src/platform/backup/row-tally.ts',
    ' && expected.hash === found.hash',
    '',
  ]),
  fault('G20', 'src/platform/database/migrate.test.ts', 'rolls back all migrations if one fails', [
    'src/platform/database/migrate.ts',
    'await db.transaction().execute(async (transaction) => {',
    'await db.connection().execute(async (transaction) => {',
  ]),
  fault('G21', 'lab/soak/judge-run.test.ts', 'a heap that doubles', [
    'lab/soak/judge-run.ts',
    'const FLAT = 1.1;',
    'const FLAT = 10;',
  ]),
  fault('G22', 'src/app/server/erase-person.test.ts', 'cover everything except', [
    'src/blog/server/personal-data-handler.ts',
    'erase: eraseReader',
    'erase: async () => undefined',
  ]),
  fault('G23', 'src/platform/http/listen.test.ts', 'rejects an invalid URL with a JSON error and security headers', [
    'src/platform/http/security-headers.ts',
    `'X-Content-Type-Options': 'nosniff',`,
    '',
  ]),
  fault(
    'G24',
    'scripts/security-map.test.ts',
    'docs/SECURITY.md explains exactly the requirements that are only partly met',
    ['docs/asvs.csv', '3.4.1,1,partly', '3.4.1,1,yes'],
  ),
  fault('G25', 'scripts/supply.test.ts', 'every package has a hash', ['package.json', '"hono": "', '"hono": "^']),
  fault('G26', 'src/app/server/specification-sentences.test.ts', 'is used verbatim', [
    'src/strutture/messages/admin.it.ts',
    `listingRejected = 'Struttura rifiutata'`,
    `listingRejected = 'Struttura respinta'`,
  ]),
  fault('G27', 'src/platform/page-cache/cdn-cache-control.test.ts', 'cdnCacheControl returns', [
    'src/platform/page-cache/cdn-cache-control.ts',
    'Math.min(seconds, maxSeconds)',
    'seconds',
  ]),
  fault('G27', 'src/app/server/cdn-headers.test.ts', 'is not cacheable by shared caches', [
    'src/platform/page-cache/cdn-cache-control.ts',
    'isOurs || fresh < 1',
    'fresh < 1',
  ]),
];
