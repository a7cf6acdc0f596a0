import type { Actor } from '../../kernel/people/account.ts';
import { AppError } from '../../kernel/calls/app-error.ts';
import type { AdminSecurityService, UnknownRequest } from '../admin-security-contract.ts';
import { DEVICE_COOKIE, LINKED_DEVICE_SECONDS } from '../rules/session-cookie.ts';
import { maskEmail } from '../rules/mask-contact.ts';
import { parseEmail } from '../rules/parse-email.ts';
import { usernameKey } from '../rules/parse-username.ts';
import { proveAgain } from './admin-credentials.ts';
import { putAdminLink, consumeAdminLink } from './admin-link-repository.ts';
import type { AdminDependencies } from './admin-dependencies.ts';
import { findAdmin, lockAdmin, saveEmail } from './admin-repository.ts';
import { browserHashes } from './admin-sessions.ts';
import { hashToken } from './hash-token.ts';
import { replaceDevice } from './known-browser-repository.ts';
import { newLinkToken } from './link-token-service.ts';
import { browserLink } from './mails/browser-link.ts';
import { confirmAlertEmail } from './mails/confirm-alert-email.ts';
import { notifyAdmin } from './notify-admin.ts';
import { refuseFields } from './read-proof.ts';
import { countLink, otherMailsTo } from './repository.ts';
import { writeCookie } from './session-repository.ts';
import * as messages from '../messages/admin.ts';

type Service<Name extends keyof AdminSecurityService> = AdminSecurityService[Name];

const RETRY_AFTER_SECONDS = 900;
const LONGEST_NAME = 200;

function actorOf(username: string, { address, requestId }: UnknownRequest): Actor {
  return { username, address, request_id: requestId };
}

function refuseLink(): never {
  throw new AppError('DATI_NON_VALIDI', messages.adminLinkInvalid);
}

export async function requestAccessLink(deps: AdminDependencies, username: unknown): Promise<void> {
  const typed = typeof username === 'string' ? username.slice(0, LONGEST_NAME) : '';
  const admin = typed.includes('\0') || !typed.isWellFormed() ? null : await findAdmin(deps.db, usernameKey(typed));
  // The request is counted for every name, so that timing does not reveal which administrators have an address.
  const mayMail = await countLink(deps.db, otherMailsTo(admin?.email ?? `admin ${hashToken(usernameKey(typed))}`));
  if (admin === null || admin.email === null || !mayMail) return;
  const { id: admin_id, email } = admin;
  const { token, hash } = newLinkToken();
  const mail = { to: email, ...browserLink.write({ token }, deps.publicUrl) };
  await deps.db.transaction().execute(async (transaction) => {
    await putAdminLink(transaction, { token_hash: hash, admin_id, email, purpose: 'accesso' });
    await deps.outbox.put(transaction, mail);
  });
}

export async function useAccessLink(
  deps: AdminDependencies,
  ...[token, from]: Parameters<Service<'useAccessLink'>>
): ReturnType<Service<'useAccessLink'>> {
  return deps.db.transaction().execute(async (transaction) => {
    const link = (await consumeAdminLink(transaction, hashToken(token), 'accesso')) ?? refuseLink();
    const admin = (await lockAdmin(transaction, link.admin_id)) ?? refuseLink();
    if (admin.email !== link.email) refuseLink();
    const device = newLinkToken();
    const tokens = { old: browserHashes(from.cookie).device, next: device.hash };
    await replaceDevice(transaction, admin.id, tokens, LINKED_DEVICE_SECONDS);
    await deps.record(transaction, actorOf(admin.username, from), { azione: 'link_accesso' });
    await notifyAdmin(deps, transaction, admin, messages.browserLinkUsedMail);
    const { username } = admin;
    return { username, cookies: [writeCookie(DEVICE_COOKIE, device.token, LINKED_DEVICE_SECONDS)] };
  });
}

function readNewEmail(typed: unknown): string | null {
  if (typeof typed === 'string' && typed.trim() === '') return null;
  return parseEmail(typed) ?? refuseEmail();
}

function refuseEmail(): never {
  throw refuseFields(messages.alertEmailInvalid, { email: messages.alertEmailInvalid });
}

export async function setEmail(
  deps: AdminDependencies,
  ...[admin, { email: typed, ...proof }, from]: Parameters<Service<'setEmail'>>
): Promise<string> {
  const email = readNewEmail(typed);
  return proveAgain(deps, admin, { proof, from }, async (transaction, row) => {
    if (email === null) {
      await saveEmail(transaction, row.id, null);
      const prima = { email: maskEmail(row.email) };
      await deps.record(transaction, from.actor, { azione: 'indirizzo_avvisi', prima, dopo: { email: null } });
      await notifyAdmin(deps, transaction, row, messages.alertEmailChangedMail);
      return messages.alertEmailRemoved;
    }
    if (!(await countLink(transaction, otherMailsTo(email)))) {
      throw new AppError('TROPPE_RICHIESTE', messages.alertEmailTooManyRequests, { retryAfter: RETRY_AFTER_SECONDS });
    }
    const { token, hash } = newLinkToken();
    await putAdminLink(transaction, { token_hash: hash, admin_id: row.id, email, purpose: 'indirizzo' });
    const mail = confirmAlertEmail.write({ username: row.username, token }, deps.publicUrl);
    await deps.outbox.put(transaction, { to: email, ...mail });
    return messages.alertEmailLinkSent;
  });
}

export async function confirmEmail(
  deps: AdminDependencies,
  ...[token, from]: Parameters<Service<'confirmEmail'>>
): Promise<void> {
  await deps.db.transaction().execute(async (transaction) => {
    const link = (await consumeAdminLink(transaction, hashToken(token), 'indirizzo')) ?? refuseLink();
    const admin = (await lockAdmin(transaction, link.admin_id)) ?? refuseLink();
    await saveEmail(transaction, admin.id, link.email);
    const change = { prima: { email: maskEmail(admin.email) }, dopo: { email: maskEmail(link.email) } };
    await deps.record(transaction, actorOf(admin.username, from), { azione: 'indirizzo_avvisi', ...change });
    if (admin.email !== link.email) await notifyAdmin(deps, transaction, admin, messages.alertEmailChangedMail);
  });
}
