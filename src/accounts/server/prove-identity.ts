import type { Transaction } from 'kysely';
import { AppError } from '../../kernel/calls/app-error.ts';
import { MAX_PASSWORD } from '../rules/check-password.ts';
import type { AdminParts } from './admin-parts.ts';
import { type AdminRow, findAdmin, lockAdmin } from './admin-repository.ts';
import { type Claimant, type AttemptResult, forgetAttempts, returnAttempt, consumeAttempt } from './consume-attempt.ts';
import { type GivenFactor, hasGoodCode, hasSecondFactor, NOBODY, consumeCode } from './second-factor.ts';
import type { AccountsTables } from './tables.ts';
import { visitorMessages } from '../../kernel/messages/by-request.ts';

/** `codice`: what was given for the second factor. `asks`: the password alone where the session has just given the rest. */
export type Claim = Claimant & { password: string; codice: string | null; asks: 'both' | 'password' };

/** How it ended. `pause`: how many seconds the next try has to wait, after this one. Nobody outside hears what was wrong. */
export type Outcome<T> = { kind: 'proven'; value: T } | { kind: 'wrong'; what: 'password' | 'codice'; pause: number };

/** What to do in the transaction that notes a right proof. */
export type OnProven<T> = (
  transaction: Transaction<AccountsTables>,
  admin: AdminRow,
  factor: GivenFactor | null,
) => Promise<T>;

function refuseAttempt(wait: number): never {
  throw new AppError('TROPPE_RICHIESTE', visitorMessages().tooManyRequests(wait), { retryAfter: wait });
}

/**
 * Counts the try, or refuses it. Where strangers have used up all tries of an account, whoever has a code of its app or its paper
 * is still let in; to guess codes, too, counts for the address (SECURITY.md T03).
 */
async function consumeOrRefuse(parts: AdminParts, claim: Claim): Promise<AttemptResult> {
  const first = await consumeAttempt(parts.db, claim.known === null ? 'stranger' : 'known', claim);
  const { wait } = first;
  if (wait === 0) return first;
  if (claim.known !== null || claim.codice === null) return refuseAttempt(wait);
  const second = await consumeAttempt(parts.db, 'holder', claim);
  const isHolder = second.wait === 0 && (await hasGoodCode(parts, await findAdmin(parts.db, claim.key), claim.codice));
  if (isHolder) return second;
  return refuseAttempt(Math.max(wait, second.wait));
}

/** The administrator whose password it is. Of an unknown name, or a wrong one, as much work. */
async function findByPassword({ db, hasher }: AdminParts, { key, password }: Claim): Promise<AdminRow | null> {
  // No password is longer: there is nothing to compare, for nobody.
  if (Array.from(password).length > MAX_PASSWORD) return null;
  const admin = await findAdmin(db, key);
  return (await hasher.verify(password, admin?.password_hash ?? null)) ? admin : null;
}

type Answer = { admin: AdminRow | null } & AttemptResult;

/**
 * Looks at the second factor and notes a right proof, unless meanwhile the password was changed or the code used. A wrong password, a
 * missing code and a name that nobody has cost the same statements: who measures learns nothing (`docs/decisions/0123-sign-in-throttling-passkeys-and-step-up.md`).
 */
function confirmProof<T>(
  parts: AdminParts,
  claim: Claim,
  { admin, taken, pause }: Answer,
  then: OnProven<T>,
): Promise<Outcome<T>> {
  return parts.db.transaction().execute(async (transaction): Promise<Outcome<T>> => {
    const locked = await lockAdmin(transaction, admin?.id ?? NOBODY);
    const row = locked?.password_hash === admin?.password_hash ? locked : null;
    const isAsked = await hasSecondFactor(transaction, row);
    const factor = await consumeCode(parts, transaction, row, claim.codice ?? '');
    if (row === null) return { kind: 'wrong', what: 'password', pause };
    if (claim.asks === 'both' && isAsked && factor === null) return { kind: 'wrong', what: 'codice', pause };
    await forgetAttempts(transaction, taken);
    return { kind: 'proven', value: await then(transaction, row, factor) };
  });
}

/**
 * Whether somebody is the administrator that they say they are (SECURITY.md T02, T03); if so, `then` is done in the same
 * transaction. Too many tries throw `TROPPE_RICHIESTE`, too many at once `SERVIZIO_NON_DISPONIBILE`.
 */
export async function proveIdentity<T>(parts: AdminParts, claim: Claim, then: OnProven<T>): Promise<Outcome<T>> {
  const counted = await consumeOrRefuse(parts, claim);
  try {
    const admin = await findByPassword(parts, claim);
    return await confirmProof(parts, claim, { admin, ...counted }, then);
  } catch (error) {
    // Nobody has heard whether it was right.
    await returnAttempt(parts.db, counted.taken);
    throw error;
  }
}
