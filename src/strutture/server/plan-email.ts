import type { AccountsService } from '../../accounts/contract.ts';
import { type LinkToken, newLinkToken } from '../../accounts/server/link-token-service.ts';
import { AppError } from '../../kernel/calls/app-error.ts';
import type { Clock } from '../../kernel/dates/clock.ts';
import type { Limit } from '../../kernel/calls/limits.ts';
import type { MailOutbox } from '../../mail/contract.ts';
import { choosePublicEmail, PUBLIC_EMAIL_HOURS } from '../rules/choose-public-email.ts';
import type { OwnedRow } from './owner-repository.ts';
import { publicEmail } from './mails/public-email.ts';
import { dropWantedEmail, findSharedLink, putWantedEmail, shareLink } from './public-email-repository.ts';
import type { StruttureDb } from './repository.ts';
import { ownerMessages } from '../messages/by-request.ts';

const HOUR_MS = 3_600_000;
const RETRY_AFTER_SECONDS = 900;

export type EmailDependencies = {
  db: StruttureDb;
  clock: Clock;
  accounts: Pick<AccountsService, 'mayMail'>;
  mailLimit: Limit;
  outbox: MailOutbox<StruttureDb>;
  publicUrl: string;
};

/** If `link` is `null`, the link sent for another struttura also confirms this address. */
export type EmailPlan =
  | { kind: 'keep' | 'apply' | 'wait' }
  | { kind: 'confirm'; email: string; token_hash: string; expires_at: Date; link: LinkToken | null };

function throwTooManyRequests(): never {
  throw new AppError('TROPPE_RICHIESTE', ownerMessages().publicEmailTooManyRequests, {
    retryAfter: RETRY_AFTER_SECONDS,
  });
}

async function countMail({ accounts, mailLimit }: EmailDependencies, owner: string, email: string): Promise<void> {
  const { waitSeconds } = await mailLimit.count(owner);
  if (waitSeconds > 0 || !(await accounts.mayMail(email))) throwTooManyRequests();
}

type EmailRequest = { email: string; owner: string };

async function planLink(deps: EmailDependencies, { email, owner }: EmailRequest): Promise<EmailPlan> {
  await countMail(deps, owner, email);
  const link = newLinkToken();
  const expires_at = new Date(deps.clock.now().getTime() + PUBLIC_EMAIL_HOURS * HOUR_MS);
  return { kind: 'confirm', email, token_hash: link.hash, expires_at, link };
}

/** Decides how to handle a requested public address. Runs before the transaction, because the rate limits use separate connections. */
export async function planEmail(
  wanted: string | null | undefined,
  row: OwnedRow,
  owner: string,
  deps: EmailDependencies,
): Promise<EmailPlan> {
  const now = deps.clock.now();
  const isWaiting = row.wanted_email_until !== null && row.wanted_email_until > now;
  const facts = { shown: row.email, proven: owner, waiting: isWaiting ? row.wanted_email : null };
  const kind = choosePublicEmail(wanted, facts);
  if (kind !== 'confirm' || wanted === undefined || wanted === null)
    return { kind: kind === 'confirm' ? 'keep' : kind };
  const shared = await findSharedLink(deps.db, { email: wanted, owner, now });
  if (shared !== undefined) return { kind, email: wanted, ...shared, link: null };
  return planLink(deps, { email: wanted, owner });
}

export async function planResend(row: OwnedRow, owner: string, deps: EmailDependencies): Promise<EmailPlan> {
  if (row.wanted_email === null) throw new AppError('STATO_NON_VALIDO', ownerMessages().noPublicEmailPending);
  return planLink(deps, { email: row.wanted_email, owner });
}

export async function settleEmail(
  db: StruttureDb,
  row: OwnedRow,
  plan: EmailPlan,
  deps: EmailDependencies,
): Promise<void> {
  if (plan.kind === 'apply') await dropWantedEmail(db, row.id);
  if (plan.kind !== 'confirm') return;
  const { kind: _, link, ...wanted } = plan;
  await putWantedEmail(db, { struttura_id: row.id, ...wanted });
  if (link === null) return;
  if (row.proprietario_email !== null) await shareLink(db, wanted, row.proprietario_email);
  const mail = publicEmail.write({ citta: row.citta, token: link.token }, deps.publicUrl);
  await deps.outbox.put(db, { to: wanted.email, ...mail });
}
