// Sends the queued emails of a database, as the portal does. Usage: `mail-worker-process.ts DATABASE_URL SMTP_URL`.
import { createMailSender } from '../src/mail/server/mail-transport.ts';
import { systemClock } from '../src/kernel/dates/clock.ts';
import { createLastMail } from '../src/mail/server/last-mail.ts';
import { createSmtpTransport } from '../src/mail/server/create-smtp-transport.ts';
import { openDatabase } from '../src/platform/database/open-database.ts';
import { openJobs } from '../src/app/server/jobs/open-jobs.ts';

const [databaseUrl = '', smtpUrl = ''] = process.argv.slice(2);

function report(error: unknown): void {
  console.log(JSON.stringify({ error: String(error) }));
}

const database = openDatabase(databaseUrl);
const transport = createSmtpTransport(smtpUrl, 'Ospitalia <posta@ospitalia.test>');
const jobs = openJobs(database.pool, { onError: report });
const nothing = async () => undefined;
await jobs.start({
  mail: createMailSender({ transport, lastMail: createLastMail(database.db), clock: systemClock, report }),
  'photo-avif': nothing,
  'photo-sweep': nothing,
  'machine-texts': nothing,
  'submission-outrun': nothing,
  'removals-tell': nothing,
  'submission-sweep': nothing,
  'accounts-sweep': nothing,
  'limits-sweep': nothing,
  'invalidations-sweep': nothing,
  'nightly-archive': nothing,
  'feeds-due': nothing,
  'feed-batch': nothing,
  'feed-now': nothing,
  'doorbell-mailbox': nothing,
  'bookings-due': nothing,
  'payments-check': nothing,
  'payment-action': nothing,
  'payment-given-up': nothing,
  'newsletter-send': nothing,
  'past-events': nothing,
  'readers-sweep': nothing,
});
console.log(JSON.stringify({ ready: true }));

async function stop(): Promise<void> {
  await jobs.stop();
  transport.close();
  await database.close();
}
process.once('SIGTERM', () => void stop());
