import type { Transaction } from 'kysely';
import { AppError } from '../../kernel/calls/app-error.ts';
import { MAX_PASSWORD } from '../rules/check-password.ts';
import type { AdminDependencies } from './admin-dependencies.ts';
import { type AdminRow, findAdmin, lockAdmin } from './admin-repository.ts';
import { type Claimant, type AttemptResult, forgetAttempts, returnAttempt, consumeAttempt } from './consume-attempt.ts';
import { type GivenFactor, hasGoodCode, hasSecondFactor, DUMMY_ID, consumeCode } from './second-factor.ts';
import type { AccountsTables } from './tables.ts';
import { visitorMessages } from '../../kernel/messages/by-request.ts';

export type Claim = Claimant & { password: string; codice: string | null; requires: 'both' | 'password' };

/** `pause`: seconds until the next attempt is allowed. `what` is only for the audit log, and callers must not reveal it. */
export type Outcome<T> = { kind: 'proven'; value: T } | { kind: 'wrong'; what: 'password' | 'codice'; pause: number };

/** Runs in the transaction that records the proof. */
export type OnProven<T> = (
  transaction: Transaction<AccountsTables>,
  admin: AdminRow,
  factor: GivenFactor | null,
) => Promise<T>;

function refuseAttempt(wait: number): never {
  throw new AppError('TROPPE_RICHIESTE', visitorMessages().tooManyRequests(wait), { retryAfter: wait });
}

/**
 * Counts an attempt. Admits a valid code even if unknown browsers have exhausted the account's limit. Guessed codes count against
 * the network address (SECURITY.md T03).
 */
async function consumeOrRefuse(deps: AdminDependencies, claim: Claim): Promise<AttemptResult> {
  const first = await consumeAttempt(deps.db, claim.known === null ? 'stranger' : 'known', claim);
  const { wait } = first;
  if (wait === 0) return first;
  if (claim.known !== null || claim.codice === null) return refuseAttempt(wait);
  const second = await consumeAttempt(deps.db, 'holder', claim);
  const isHolder = second.wait === 0 && (await hasGoodCode(deps, await findAdmin(deps.db, claim.key), claim.codice));
  if (isHolder) return second;
  return refuseAttempt(Math.max(wait, second.wait));
}

/** Returns the administrator if the password is right. An unknown name takes as long as a wrong password. */
async function findByPassword({ db, hasher }: AdminDependencies, { key, password }: Claim): Promise<AdminRow | null> {
  // A password over the maximum length is never valid, so it is not hashed.
  if (Array.from(password).length > MAX_PASSWORD) return null;
  const admin = await findAdmin(db, key);
  return (await hasher.verify(password, admin?.password_hash ?? null)) ? admin : null;
}

type Answer = { admin: AdminRow | null } & AttemptResult;

/**
 * Checks the second factor and runs `then` if the proof is valid. Runs the same statements for every failure, to prevent timing
 * attacks (ADR 0123).
 */
function confirmProof<T>(
  deps: AdminDependencies,
  claim: Claim,
  { admin, taken, pause }: Answer,
  then: OnProven<T>,
): Promise<Outcome<T>> {
  return deps.db.transaction().execute(async (transaction): Promise<Outcome<T>> => {
    const locked = await lockAdmin(transaction, admin?.id ?? DUMMY_ID);
    const row = locked?.password_hash === admin?.password_hash ? locked : null;
    const isRequired = await hasSecondFactor(transaction, row);
    const factor = await consumeCode(deps, transaction, row, claim.codice ?? '');
    if (row === null) return { kind: 'wrong', what: 'password', pause };
    if (claim.requires === 'both' && isRequired && factor === null) return { kind: 'wrong', what: 'codice', pause };
    await forgetAttempts(transaction, taken);
    return { kind: 'proven', value: await then(transaction, row, factor) };
  });
}

/** Verifies an administrator's identity (SECURITY.md T02, T03) and runs `then` in the same transaction. */
export async function proveIdentity<T>(deps: AdminDependencies, claim: Claim, then: OnProven<T>): Promise<Outcome<T>> {
  const counted = await consumeOrRefuse(deps, claim);
  try {
    const admin = await findByPassword(deps, claim);
    return await confirmProof(deps, claim, { admin, ...counted }, then);
  } catch (error) {
    // The check ended without a result, so the attempt does not count.
    await returnAttempt(deps.db, counted.taken);
    throw error;
  }
}
