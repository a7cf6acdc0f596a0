import { createHash, randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { AccountsService } from '../../accounts/contract.ts';
import { hasUnicodeLocal, parseEmail } from '../../accounts/rules/parse-email.ts';
import { AppError, fieldError } from '../../kernel/calls/app-error.ts';
import type { PersonalDataHandler, PersonRecords, StayAhead } from '../../kernel/people/person.ts';
import type { MailFiles, MailOutbox } from '../../mail/contract.ts';
import type { PrivacyService } from '../contract.ts';
import { hasRecords, summariseRecords } from '../rules/summarise-records.ts';
import { assertErasable, type ErasureDependencies, reapplyErasures, recordErasure, storeErasures } from './erasures.ts';
import { deleteOldLinks, emailOfLink, eraseLinks, insertLink, readLinks } from './repository.ts';
import type { PrivacyTables } from './tables.ts';
import { dataLink } from './mails/data-link.ts';
import { erasure } from './mails/erasure.ts';
import { visitorMessages } from '../messages/by-request.ts';
import { visitorMessages as kernelVisitorMessages } from '../../kernel/messages/by-request.ts';

export type { PrivacyTables } from './tables.ts';

export type PrivacyDependencies = {
  db: Kysely<PrivacyTables>;
  /** Handlers of personal data, one per module, in the order of erasure. */
  dataHandlers: readonly PersonalDataHandler<Kysely<PrivacyTables>>[];
  accounts: Pick<AccountsService, 'mayMail'>;
  outbox: MailOutbox<Transaction<PrivacyTables>>;
  mailFiles: MailFiles;
  publicUrl: string;
  erasures: Pick<ErasureDependencies, 'places' | 'findAddresses'>;
  report(error: unknown): void;
};

const TOKEN_BYTES = 32;

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

function readEmail(value: unknown): string {
  const email = parseEmail(value);
  if (email !== null) return email;
  throw fieldError(
    'email',
    hasUnicodeLocal(value) ? kernelVisitorMessages().emailLocalPartNotAscii : visitorMessages().emailInvalid,
  );
}

function linkDataHandler(db: Kysely<PrivacyTables>): PersonalDataHandler<Kysely<PrivacyTables>> {
  return { read: (email) => readLinks(db, email), erase: eraseLinks };
}

async function sendLink({ db, outbox, publicUrl }: PrivacyDependencies, email: string): Promise<void> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const mail = dataLink.write({ token }, publicUrl);
  await db.transaction().execute(async (transaction) => {
    await insertLink(transaction, { token_hash: hashToken(token), email });
    await outbox.put(transaction, { to: email, ...mail });
  });
}

type Erasing = Omit<PrivacyDependencies, 'erasures'> & { erasures: ErasureDependencies };

async function erasePerson(deps: Erasing, email: string, read: PrivacyService['read']): Promise<void> {
  const { db, outbox, erasures } = deps;
  // This check runs first, because a rejected erasure must not delete anything.
  await assertErasable(erasures.handlers, email);
  for (const handler of erasures.handlers) await handler.finishPending?.(email);
  const { prenotazioni_conservate: retained } = summariseRecords(await read(email));
  const mail = erasure.write({ retained }, deps.publicUrl);
  await db.transaction().execute(async (transaction) => {
    for (const handler of erasures.handlers) await handler.erase(transaction, email);
    // Enqueued after the person's pending emails are deleted, because this email would otherwise be deleted too.
    await outbox.put(transaction, { to: email, ...mail, is_last: true });
    await recordErasure(transaction, email);
    // Removes files before the commit, so that a failed removal rolls back the erasure.
    await deps.mailFiles.forget(email);
  });
  // If this fails, the next sweep retries it.
  await storeErasures(erasures).catch(deps.report);
}

export function createPrivacyService(deps: PrivacyDependencies): PrivacyService {
  const { db, accounts } = deps;
  const holders = [...deps.dataHandlers, linkDataHandler(db)];
  const erasures = { ...deps.erasures, db, handlers: holders };

  async function read(email: string): Promise<PersonRecords> {
    const found = await Promise.all(holders.map((holder) => holder.read(email)));
    return found.reduce((all, part) => ({ ...all, ...part }), {});
  }
  async function staysAhead(email: string): Promise<StayAhead[]> {
    return (await Promise.all(holders.map(async (holder) => (await holder.staysAhead?.(email)) ?? []))).flat();
  }
  const emailOf = (token: string) => emailOfLink(db, hashToken(token));

  return {
    async requestLink(value) {
      const email = readEmail(value);
      if (hasRecords(await read(email)) && (await accounts.mayMail(email))) await sendLink(deps, email);
    },
    async open(token) {
      const email = await emailOf(token);
      if (email === null) return null;
      return { email, kept: summariseRecords(await read(email)), ahead: await staysAhead(email) };
    },
    async provenBy(token) {
      const email = await emailOf(token);
      if (email === null) throw new AppError('DATI_NON_VALIDI', visitorMessages().dataLinkInvalid);
      return email;
    },
    read,
    staysAhead,
    assertErasable: (email) => assertErasable(holders, email),
    erase: (email) => erasePerson({ ...deps, erasures }, email, read),
    reapplyErasures: async () => void (await reapplyErasures(erasures)),
    async sweep() {
      await deleteOldLinks(db);
      await storeErasures(erasures);
      await reapplyErasures(erasures);
    },
  };
}
