import type { Account } from '../../kernel/people/account.ts';
import type { Clock } from '../../kernel/dates/clock.ts';
import type { AccountsService } from '../../accounts/contract.ts';
import type { LocationsService } from '../../locations/contract.ts';
import type { MailOutbox } from '../../mail/contract.ts';
import type { MediaService } from '../../media/contract.ts';
import type { SubmissionService, SubmissionResult } from '../submission-contract.ts';
import type { CheckedStruttura } from '../rules/check-struttura.ts';
import { parseCin } from '../rules/cin.ts';
import { PRIVACY_VERSION } from '../rules/privacy-version.ts';
import { checkForm, formError, isCinUsed } from './check-form.ts';
import { insertStruttura, replacePhotos } from './form-repository.ts';
import type { StruttureDb } from './repository.ts';
import {
  confirmEmail,
  countUnconfirmed,
  eraseUnconfirmed,
  lockAddress,
  type SubmittedRow,
  submittedById,
} from './submission-repository.ts';
import { type StoredSubmission, submitOnce } from './submit-once.ts';
import { sweepUndoable } from './undo-repository.ts';
import { UNDO_RETENTION_MS } from './undo-window.ts';
import { confirmSubmission } from './mails/confirm-submission.ts';
import { requestReceived } from './mails/request-received.ts';

export type SubmissionDependencies = {
  db: StruttureDb;
  clock: Clock;
  locations: LocationsService;
  media: MediaService;
  accounts: Pick<AccountsService, 'createLink' | 'keepLanguage'>;
  outbox: MailOutbox<StruttureDb>;
  publicUrl: string;
};

const LINK_HOURS = 72;
/** Maximum number of confirmation emails to an address per day. Senders can enter any address, including one that is not theirs. */
const CONFIRM_MAILS = 3;
const DAY_MS = 86_400_000;
/** Days after which unconfirmed submissions are erased. The privacy policy (`/privacy`) states this period. */
const UNCONFIRMED_DAYS = 30;

function present(row: SubmittedRow): SubmissionResult {
  const { proprietario_email: _, email_confirmed_at, ...result } = row;
  return {
    ...result,
    cin: row.cin ?? '',
    email: row.email ?? '',
    status: 'in_attesa',
    email_confirmed: email_confirmed_at !== null,
    created_at: row.created_at.toISOString(),
  };
}

type Submission = StoredSubmission & { form: CheckedStruttura; email: string; isConfirmed: boolean };

/** Returns whether the daily limit allows another confirmation email. Locks the address until the transaction ends. */
async function mayRequestConfirmation(db: StruttureDb, email: string, now: Date): Promise<boolean> {
  await lockAddress(db, email);
  return (await countUnconfirmed(db, email, new Date(now.getTime() - DAY_MS))) < CONFIRM_MAILS;
}

async function store(submission: Submission, deps: SubmissionDependencies): Promise<SubmittedRow> {
  const { form, email, photos, hash, isConfirmed } = submission;
  const now = deps.clock.now();
  // The link is created before the transaction, because its creation uses another connection; an unused link is
  // harmless.
  const link = isConfirmed ? null : await deps.accounts.createLink(email, LINK_HOURS);
  return deps.db.transaction().execute(async (transaction) => {
    const isLinkSent = link !== null && (await mayRequestConfirmation(transaction, email, now));
    const id = await insertStruttura(transaction, form, {
      proprietario_email: email,
      email_confirmed_at: isConfirmed ? now : null,
      submitted_at: now,
      created_at: now,
      privacy_versione: PRIVACY_VERSION,
      privacy_accepted_at: now,
      submission_hash: hash,
    });
    await replacePhotos(transaction, 'struttura_photos', id, photos);
    const row = await submittedById(transaction, id);
    const mail = isConfirmed
      ? requestReceived.write(row, deps.publicUrl)
      : isLinkSent && confirmSubmission.write({ url: link }, deps.publicUrl);
    if (mail) await deps.outbox.put(transaction, { to: email, ...mail });
    return row;
  });
}

async function confirmAddress(email: string, { db, clock, outbox, publicUrl }: SubmissionDependencies): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const row of await confirmEmail(transaction, email, clock.now())) {
      await outbox.put(transaction, { to: email, ...requestReceived.write(row, publicUrl) });
    }
  });
}

export function createSubmissionService(deps: SubmissionDependencies): SubmissionService {
  const { db } = deps;
  return {
    async isCinAvailable(text, account) {
      const cin = parseCin(text);
      if (cin === null) throw formError('cinLength', { cin: 'cinLength' });
      return !(await isCinUsed(db, cin, { strutturaId: null, owner: account?.email ?? null, isAdmin: false }));
    },

    async submit({ body, pictures }, account: Account | null) {
      const form = await checkForm(body, { strutturaId: null, owner: account?.email ?? null, isAdmin: false }, deps);
      const { email } = form;
      // The email address is required, because the portal sends the link to the owner area to it. Only administrators can omit
      // it.
      if (email === null) throw formError('emailMissing', { email: 'emailMissing' });
      const isConfirmed = account?.email === email;
      const sent = { form, images: { immagini: body.immagini, pictures } };
      if (account !== null) await deps.accounts.keepLanguage(account);
      return present(await submitOnce(sent, deps, (stored) => store({ ...stored, form, email, isConfirmed }, deps)));
    },

    confirmAddress: (email) => confirmAddress(email.toLowerCase(), deps),
    sweep: async () => {
      const now = deps.clock.now().getTime();
      await sweepUndoable(db, new Date(now - UNDO_RETENTION_MS));
      return eraseUnconfirmed(db, new Date(now - UNCONFIRMED_DAYS * DAY_MS));
    },
  };
}
