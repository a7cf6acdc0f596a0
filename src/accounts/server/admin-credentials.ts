import type { Admin } from '../../kernel/account.ts';
import { AppError } from '../../kernel/app-error.ts';
import type { AdminRequest, Proof } from '../admin-contract.ts';
import { adminAccountsMessages as messages } from '../admin-messages.it.ts';
import { checkPassword } from '../rules/check-password.ts';
import { usernameKey } from '../rules/parse-username.ts';
import type { AdminParts } from './admin-parts.ts';
import { findAdmin, lockAdmin, saveCodes, savePassword } from './admin-repository.ts';
import { browserHashes, knownBrowser } from './admin-sessions.ts';
import { forgetDevices } from './known-browser-repository.ts';
import { recordFailure } from './record-failure.ts';
import { proveIdentity, type OnProven } from './prove-identity.ts';
import { readCode, readProof, refuseFields } from './read-proof.ts';
import { adminSessions } from './session-repository.ts';
import { newTotpSecret, stepOfCode, totpUri } from './totp.ts';

type ProofOfIdentity = { proof: Proof; from: AdminRequest };

function conflict(sentence: string): AppError {
  return new AppError('STATO_NON_VALIDO', sentence);
}

function wrongPassword(): AppError {
  return refuseFields(messages.credenzialiNonValide, { password: messages.credenzialiNonValide });
}

/**
 * Proves that whoever is signed in is who they are; then does `then`. The session counts as a known browser. What is wrong
 * is a field of a form, and not 401: a panel that hears 401 takes its session for ended. The register hears of it as of a sign-in
 * that failed: somebody sits at a screen that is not theirs.
 */
export async function proveAgain<T>(
  parts: AdminParts,
  admin: Admin,
  given: ProofOfIdentity,
  then: OnProven<T>,
): Promise<T> {
  const proof = readProof(given.proof);
  const key = usernameKey(admin.username);
  const { cookie, actor } = given.from;
  const { session, device } = browserHashes(cookie);
  const known = (await knownBrowser(parts, key, device)) ?? session;
  const outcome = await proveIdentity(parts, { ...proof, key, known, address: actor.address }, then);
  if (outcome.kind === 'proven') return outcome.value;
  if (outcome.kind === 'codeMissing') throw refuseFields(messages.codiceMancante, { codice: messages.codiceMancante });
  const wrong = outcome.kind === 'wrong' ? 'password' : 'codice';
  await recordFailure(parts, { key, wrong, pause: outcome.pause }, actor);
  if (outcome.kind === 'wrong') throw wrongPassword();
  throw refuseFields(messages.credenzialiNonValide, { codice: messages.codiceNonValido });
}

function readNewPassword(value: unknown, username: string): string {
  const password = typeof value === 'string' ? value : '';
  const fault = checkPassword(password, username);
  if (fault === null) return password;
  throw refuseFields(messages.password[fault], { nuova_password: messages.password[fault] });
}

export async function changePassword(
  parts: AdminParts,
  admin: Admin,
  change: Proof & { nuova_password?: unknown },
  from: AdminRequest,
): Promise<void> {
  const password = readNewPassword(change.nuova_password, admin.username);
  const proof = { proof: change, from };
  const proved = await proveAgain(parts, admin, proof, async (_, { password_hash }) => password_hash);
  const hash = await parts.hasher.hash(password);
  const { session, device } = browserHashes(from.cookie);
  const own = [session, device].filter((token) => token !== null);
  await parts.db.transaction().execute(async (transaction) => {
    const row = await lockAdmin(transaction, admin.id);
    // Changed by somebody else while we hashed: what was proved is the password no more.
    if (row?.password_hash !== proved) throw wrongPassword();
    await savePassword(transaction, admin.id, hash);
    await adminSessions.closeAll(transaction, admin.id, own);
    await forgetDevices(transaction, admin.id, own);
    await parts.record(transaction, from.actor, { azione: 'password' });
  });
}

export async function startTotp(
  parts: AdminParts,
  admin: Admin,
  { password }: Proof,
  from: AdminRequest,
): Promise<{ secret: string; uri: string }> {
  const row = await findAdmin(parts.db, usernameKey(admin.username));
  if (row?.totp_secret) throw conflict(messages.codiciGiaAttivi);
  const secret = newTotpSecret();
  await proveAgain(parts, admin, { proof: { password }, from }, (transaction, { id }) =>
    saveCodes(transaction, id, { pending_totp_secret: parts.seal.close(secret, id) }),
  );
  return { secret, uri: totpUri(secret, `${admin.username}@${new URL(parts.publicUrl).host}`) };
}

export async function confirmTotp(
  parts: AdminParts,
  { id }: Admin,
  codice: unknown,
  from: AdminRequest,
): Promise<void> {
  const code = readCode(codice) ?? '';
  if (code === '') throw refuseFields(messages.codiceMancante, { codice: messages.codiceMancante });
  await parts.db.transaction().execute(async (transaction) => {
    const pending = (await lockAdmin(transaction, id))?.pending_totp_secret ?? null;
    const secret = pending === null ? null : parts.seal.open(pending, id);
    if (secret === null) throw conflict(messages.codiciDaPreparare);
    const step = stepOfCode(secret, code, parts.clock.now());
    if (step === null) throw refuseFields(messages.codiceNonValido, { codice: messages.codiceNonValido });
    await saveCodes(transaction, id, { totp_secret: pending, totp_step: step, pending_totp_secret: null });
    await parts.record(transaction, from.actor, { azione: 'codici', prima: { attivi: false }, dopo: { attivi: true } });
  });
}

export async function stopTotp(parts: AdminParts, admin: Admin, proof: Proof, from: AdminRequest): Promise<void> {
  await proveAgain(parts, admin, { proof, from }, async (transaction, { id, totp_secret }) => {
    if (totp_secret === null) return;
    await saveCodes(transaction, id, { totp_secret: null, totp_step: null, pending_totp_secret: null });
    await parts.record(transaction, from.actor, { azione: 'codici', prima: { attivi: true }, dopo: { attivi: false } });
  });
}
