import type { Transaction } from 'kysely';
import type { Admin } from '../../kernel/people/account.ts';
import { AppError } from '../../kernel/calls/app-error.ts';
import type { AdminRequest, Proof } from '../admin-contract.ts';
import { checkPassword } from '../rules/check-password.ts';
import { usernameKey } from '../rules/parse-username.ts';
import type { AdminDependencies } from './admin-dependencies.ts';
import { findAdmin, lockAdmin, saveCodes, savePassword } from './admin-repository.ts';
import { browserHashes, knownBrowser, renewSession } from './admin-sessions.ts';
import type { Claimant } from './consume-attempt.ts';
import { forgetDevices } from './known-browser-repository.ts';
import { notifyAdmin } from './notify-admin.ts';
import { deleteRecoveryCodes, firstRecoveryCodes } from './recovery-code-repository.ts';
import { recordFailure } from './record-failure.ts';
import { proveIdentity, type OnProven } from './prove-identity.ts';
import { readCode, readPassword, refuseFields } from './read-proof.ts';
import { hasSecondFactor, requireFactor } from './second-factor.ts';
import type { AccountsTables } from './tables.ts';
import { newTotpSecret, stepOfCode, totpUri } from './totp.ts';
import { commonPasswords } from './common-passwords.ts';
import * as messages from '../messages/admin.ts';

type ProofOfIdentity = { proof: Proof; from: AdminRequest };
type Transacting = Transaction<AccountsTables>;

function conflict(sentence: string): AppError {
  return new AppError('STATO_NON_VALIDO', sentence);
}

function wrongPassword(): AppError {
  return refuseFields(messages.credentialsInvalid, { password: messages.credentialsInvalid });
}

export async function claimantOf(
  deps: AdminDependencies,
  admin: Admin,
  { cookie, actor }: AdminRequest,
): Promise<Claimant> {
  const key = usernameKey(admin.username);
  const { session, device } = browserHashes(cookie);
  return { key, known: (await knownBrowser(deps, key, device)) ?? session, address: actor.address };
}

/** Verifies the administrator's password again. Throws field errors, because a 401 would end the panel's session. */
export async function proveAgain<T>(
  deps: AdminDependencies,
  admin: Admin,
  { proof, from }: ProofOfIdentity,
  then: OnProven<T>,
): Promise<T> {
  const password = readPassword(proof);
  await requireFactor(deps, from.cookie);
  const claimant = await claimantOf(deps, admin, from);
  const outcome = await proveIdentity(deps, { ...claimant, password, codice: null, requires: 'password' }, then);
  if (outcome.kind === 'proven') return outcome.value;
  await recordFailure(deps, { key: claimant.key, wrong: outcome.what, pause: outcome.pause }, from.actor);
  throw wrongPassword();
}

function readNewPassword(value: unknown, username: string): string {
  const password = typeof value === 'string' ? value : '';
  const fault = checkPassword(password, username, commonPasswords());
  if (fault === null) return password;
  throw refuseFields(messages.passwordFaults[fault], { nuova_password: messages.passwordFaults[fault] });
}

export async function changePassword(
  deps: AdminDependencies,
  admin: Admin,
  change: Proof & { nuova_password?: unknown },
  from: AdminRequest,
): Promise<string[]> {
  const password = readNewPassword(change.nuova_password, admin.username);
  const proof = { proof: change, from };
  const proved = await proveAgain(deps, admin, proof, async (_, { password_hash }) => password_hash);
  const { proved_at } = await requireFactor(deps, from.cookie);
  const hash = await deps.hasher.hash(password);
  const { device } = browserHashes(from.cookie);
  return deps.db.transaction().execute(async (transaction) => {
    const row = await lockAdmin(transaction, admin.id);
    // Fails if the stored password was changed while the new one was being hashed.
    if (row?.password_hash !== proved) throw wrongPassword();
    await savePassword(transaction, admin.id, hash);
    await forgetDevices(transaction, admin.id, device === null ? [] : [device]);
    await deps.record(transaction, from.actor, { azione: 'password' });
    return renewSession(transaction, admin.id, proved_at);
  });
}

export async function startTotp(
  deps: AdminDependencies,
  admin: Admin,
  { password }: Proof,
  from: AdminRequest,
): Promise<{ secret: string; uri: string }> {
  const row = await findAdmin(deps.db, usernameKey(admin.username));
  if (row?.totp_secret) throw conflict(messages.codesAlreadyEnabled);
  const secret = newTotpSecret();
  await proveAgain(deps, admin, { proof: { password }, from }, (transaction, { id }) =>
    saveCodes(transaction, id, { pending_totp_secret: deps.seal.close(secret, id) }),
  );
  return { secret, uri: totpUri(secret, `${admin.username}@${new URL(deps.publicUrl).host}`) };
}

export async function confirmTotp(
  deps: AdminDependencies,
  { id }: Admin,
  codice: unknown,
  from: AdminRequest,
): Promise<{ cookies: string[]; codici_di_recupero: string[] }> {
  const code = readCode(codice) ?? '';
  if (code === '') throw refuseFields(messages.codeMissing, { codice: messages.codeMissing });
  return deps.db.transaction().execute(async (transaction) => {
    const row = await lockAdmin(transaction, id);
    const pending = row?.pending_totp_secret ?? null;
    const secret = pending === null ? null : deps.seal.open(pending, id);
    if (row === null || secret === null) throw conflict(messages.codesNotPrepared);
    const step = stepOfCode(secret, code, deps.clock.now());
    if (step === null) throw refuseFields(messages.codeInvalid, { codice: messages.codeInvalid });
    await saveCodes(transaction, id, { totp_secret: pending, totp_step: step, pending_totp_secret: null });
    await deps.record(transaction, from.actor, { azione: 'codici', prima: { attivi: false }, dopo: { attivi: true } });
    await notifyAdmin(deps, transaction, row, messages.codesEnabledMail);
    const codici_di_recupero = await firstRecoveryCodes(transaction, id);
    return { cookies: await renewSession(transaction, id, 'now'), codici_di_recupero };
  });
}

export async function dropIdleRecoveryCodes(
  transaction: Transacting,
  admin: { id: string; totp_secret: string | null },
): Promise<void> {
  if (!(await hasSecondFactor(transaction, admin))) await deleteRecoveryCodes(transaction, admin.id);
}

export async function stopTotp(deps: AdminDependencies, admin: Admin, proof: Proof, from: AdminRequest): Promise<void> {
  await proveAgain(deps, admin, { proof, from }, async (transaction, row) => {
    if (row.totp_secret === null) return;
    const none = { totp_secret: null, totp_step: null, pending_totp_secret: null };
    await saveCodes(transaction, row.id, none);
    await dropIdleRecoveryCodes(transaction, { id: row.id, totp_secret: null });
    await deps.record(transaction, from.actor, { azione: 'codici', prima: { attivi: true }, dopo: { attivi: false } });
    await notifyAdmin(deps, transaction, row, messages.codesDisabledMail);
  });
}
