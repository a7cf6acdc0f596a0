import type { Actor, Admin } from '../../kernel/people/account.ts';
import { AppError } from '../../kernel/calls/app-error.ts';
import type { AdminRequest } from '../admin-contract.ts';
import type { AdminSecurityService } from '../admin-security-contract.ts';
import { usernameKey } from '../rules/parse-username.ts';
import { claimantOf, dropIdleRecoveryCodes, proveAgain } from './admin-credentials.ts';
import type { AdminDependencies } from './admin-dependencies.ts';
import { lockAdmin } from './admin-repository.ts';
import { noteRecovery, openSession, renewSession } from './admin-sessions.ts';
import { consumeAttempt, forgetAttempts } from './consume-attempt.ts';
import { notifyAdmin } from './notify-admin.ts';
import { deletePasskey } from './passkey-repository.ts';
import { type Passkeys, refusePasskey } from './passkeys.ts';
import { readCode, refuseFields } from './read-proof.ts';
import { firstRecoveryCodes } from './recovery-code-repository.ts';
import { recordFailure } from './record-failure.ts';
import { requireFactor, consumeCode } from './second-factor.ts';
import { adminSessions } from './session-repository.ts';
import * as messages from '../messages/admin.ts';
import * as ownerMessages from '../messages/owner.it.ts';
import { visitorMessages } from '../../kernel/messages/by-request.ts';

type Service<Name extends keyof AdminSecurityService> = AdminSecurityService[Name];
type PasskeyDependencies = AdminDependencies & { passkeys: Passkeys };

export async function loginWithPasskey(
  deps: PasskeyDependencies,
  ...[sent, from]: Parameters<Service<'loginWithPasskey'>>
): ReturnType<Service<'loginWithPasskey'>> {
  const { owner_id, nome } = await deps.passkeys.verify(null, sent);
  return deps.db.transaction().execute(async (transaction) => {
    const row = (await lockAdmin(transaction, owner_id)) ?? refusePasskey();
    const admin: Admin = { id: row.id, username: row.username };
    const cookies = await openSession(transaction, { id: row.id, factor: 'passkey' }, from.cookie);
    const actor: Actor = { username: row.username, address: from.address, request_id: from.requestId };
    await deps.record(transaction, actor, { azione: 'accesso', dopo: { nome_passkey: nome } });
    return { admin, cookies };
  });
}

async function proveByCode(deps: AdminDependencies, admin: Admin, codice: unknown, from: AdminRequest): Promise<void> {
  const code = readCode(codice);
  if (code === null) {
    throw refuseFields(messages.codeMissing, { codice: messages.codeMissing });
  }
  const { wait, pause, taken } = await consumeAttempt(deps.db, 'known', await claimantOf(deps, admin, from));
  if (wait > 0) throw new AppError('TROPPE_RICHIESTE', visitorMessages().tooManyRequests(wait), { retryAfter: wait });
  const isRight = await deps.db.transaction().execute(async (transaction) => {
    const row = await lockAdmin(transaction, admin.id);
    const factor = await consumeCode(deps, transaction, row, code);
    if (row === null || factor === null) return false;
    await forgetAttempts(transaction, taken);
    if (factor === 'recupero') await noteRecovery(deps, transaction, row, from.actor);
    return true;
  });
  if (isRight) return;
  await recordFailure(deps, { key: usernameKey(admin.username), wrong: 'codice', pause }, from.actor);
  throw refuseFields(messages.codeInvalid, { codice: messages.codeInvalid });
}

export async function proveFactor(
  deps: PasskeyDependencies,
  ...[admin, { codice, passkey }, from]: Parameters<Service<'proveFactor'>>
): Promise<void> {
  if (passkey === undefined) await proveByCode(deps, admin, codice, from);
  else await deps.passkeys.verify(admin.id, passkey);
  const session = await adminSessions.find(deps.db, from.cookie);
  if (session !== null) await adminSessions.prove(deps.db, session.session_id);
}

export async function offerPasskey(
  deps: PasskeyDependencies,
  ...[admin, proof, from]: Parameters<Service<'offerPasskey'>>
): ReturnType<Service<'offerPasskey'>> {
  await proveAgain(deps, admin, { proof, from }, async () => undefined);
  return deps.passkeys.offer({ id: admin.id, name: admin.username });
}

/** Needs no further proof, because the challenge was issued only after the administrator had confirmed their identity. */
export async function addPasskey(
  deps: PasskeyDependencies,
  ...[admin, sent, from]: Parameters<Service<'addPasskey'>>
): ReturnType<Service<'addPasskey'>> {
  const added = await deps.passkeys.read(admin.id, sent.passkey, sent.nome);
  return deps.db.transaction().execute(async (transaction) => {
    const row = (await lockAdmin(transaction, admin.id)) ?? refusePasskey();
    await deps.passkeys.keep(transaction, added);
    await deps.record(transaction, from.actor, { azione: 'passkey', dopo: { nome_passkey: added.nome } });
    await notifyAdmin(deps, transaction, row, messages.adminPasskeyAddedMail(added.nome));
    const codici_di_recupero = await firstRecoveryCodes(transaction, admin.id);
    const cookies = await renewSession(transaction, admin.id, 'now');
    return { message: ownerMessages.passkeyAdded, cookies, codici_di_recupero };
  });
}

export async function removePasskey(
  deps: PasskeyDependencies,
  ...[admin, id, { proof, from }]: Parameters<Service<'removePasskey'>>
): Promise<void> {
  await requireFactor(deps, from.cookie);
  await proveAgain(deps, admin, { proof, from }, async (transaction, row) => {
    const nome = await deletePasskey(transaction, 'admin', { id, owner_id: row.id });
    if (nome === null) throw new AppError('NON_TROVATO', ownerMessages.passkeyNotFound);
    await dropIdleRecoveryCodes(transaction, row);
    await deps.record(transaction, from.actor, { azione: 'passkey', prima: { nome_passkey: nome } });
    await notifyAdmin(deps, transaction, row, messages.adminPasskeyRemovedMail(nome));
  });
}
