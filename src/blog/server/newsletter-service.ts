import { createHash, randomBytes } from 'node:crypto';
import { hasUnicodeLocal, parseEmail } from '../../accounts/rules/parse-email.ts';
import { currentLanguage, inLanguage } from '../../kernel/languages/current-language.ts';
import { AppError, fieldError } from '../../kernel/calls/app-error.ts';
import type { Clock } from '../../kernel/dates/clock.ts';
import type { MailOutbox } from '../../mail/contract.ts';
import { FASTEST_PERSON_MS, detectRobot, type FormSignals } from '../rules/detect-robot.ts';
import { alreadySubscribed } from './mails/already-subscribed.ts';
import { newsletterConfirmation } from './mails/newsletter-confirmation.ts';
import {
  confirmSubscriber,
  deleteSubscriber,
  eraseUnconfirmed,
  insertSubscriber,
  lockUnmailed,
  recordMail,
} from './newsletter-repository.ts';
import type { ReaderDb } from './tables.ts';
import { visitorMessages } from '../../kernel/messages/by-request.ts';
import { visitorMessages as blogVisitorMessages } from '../messages/by-request.ts';

export type NewsletterDependencies = {
  db: ReaderDb;
  clock: Clock;
  outbox: MailOutbox<ReaderDb>;
  publicUrl: string;
  privacyVersion: string;
};

const HOUR_MS = 3_600_000;
const LINK_HOURS = 48;
/** Number of hours in which an address receives at most one email about its subscription (SECURITY.md T44). */
const MAIL_HOURS = 24;
const UNCONFIRMED_DAYS = 7;

const TOKEN = /^[\w-]{43}$/;
const LEAVE_TOKEN = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const hashOf = (token: string) => createHash('sha256').update(token).digest();
const invalidLink = () => new AppError('DATI_NON_VALIDI', blogVisitorMessages().newsletterLinkInvalid);

function readEmail(sent: unknown): string {
  const email = parseEmail(sent);
  if (email !== null) return email;
  throw fieldError(
    'email',
    hasUnicodeLocal(sent) ? visitorMessages().emailLocalPartNotAscii : blogVisitorMessages().emailInvalid,
  );
}

/**
 * Sends at most one email to an address within `MAIL_HOURS`. Returns nothing, so that the response cannot reveal whether an email
 * was sent.
 */
function sendSubscriptionMail(
  email: string,
  { db, clock, outbox, publicUrl, privacyVersion }: NewsletterDependencies,
): Promise<void> {
  const now = clock.now();
  const token = randomBytes(32).toString('base64url');
  const lingua = currentLanguage();
  const confirm_until = new Date(now.getTime() + LINK_HOURS * HOUR_MS);
  const key = { confirm_hash: hashOf(token), confirm_until, lingua };
  const confirmation = () => ({ to: email, ...newsletterConfirmation.write({ token }, publicUrl) });
  return db.transaction().execute(async (transaction) => {
    if (await insertSubscriber(transaction, { ...key, email, now, privacy_versione: privacyVersion })) {
      return outbox.put(transaction, confirmation());
    }
    const known = await lockUnmailed(transaction, email, new Date(now.getTime() - MAIL_HOURS * HOUR_MS));
    if (known === undefined) return;
    const isWaiting = known.stato === 'in_attesa';
    await recordMail(transaction, known.id, { now, key: isWaiting ? key : null });
    const already = () => ({ to: known.email, ...alreadySubscribed.write(known, publicUrl) });
    await outbox.put(transaction, isWaiting ? confirmation() : inLanguage(known.lingua, already));
  });
}

export function createNewsletterService(dependencies: NewsletterDependencies) {
  const { db, clock } = dependencies;
  return {
    async subscribe(body: FormSignals & { email?: unknown }) {
      const email = readEmail(body.email);
      const robot = detectRobot(body);
      if (robot === 'tooFast') {
        throw new AppError('TROPPE_RICHIESTE', blogVisitorMessages().sentTooFast, {
          retryAfter: FASTEST_PERSON_MS / 1000,
        });
      }
      if (robot === null) await sendSubscriptionMail(email, dependencies);
    },

    async confirm(token: unknown) {
      if (typeof token !== 'string' || !TOKEN.test(token)) throw invalidLink();
      const key = { hash: hashOf(token), now: clock.now(), privacy_versione: dependencies.privacyVersion };
      if (!(await confirmSubscriber(db, key))) throw invalidLink();
    },

    async leave(token: unknown) {
      if (typeof token !== 'string' || !LEAVE_TOKEN.test(token)) throw invalidLink();
      await deleteSubscriber(db, token);
    },

    sweep: () => eraseUnconfirmed(db, new Date(clock.now().getTime() - UNCONFIRMED_DAYS * 24 * HOUR_MS)),
  };
}
