import type { Transaction } from 'kysely';
import { AppError } from '../../kernel/app-error.ts';
import { kernelMessages } from '../../kernel/messages.it.ts';
import { MAX_PASSWORD } from '../rules/check-password.ts';
import type { AdminParts } from './admin-parts.ts';
import { type AdminRow, findAdmin, lockAdmin, saveCodes } from './admin-repository.ts';
import type { AccountsTables } from './tables.ts';
import { type Claimant, type AttemptResult, forgetAttempts, returnAttempt, consumeAttempt } from './consume-attempt.ts';
import { stepOfCode } from './totp.ts';

export type Claim = Claimant & { password: string; codice: string | null };

/** How it ended. `codeMissing`: the password is right, and a code is asked for. */
export type Outcome<T> =
  | { kind: 'proven'; value: T }
  | { kind: 'codeMissing' }
  /** `pause`: how many seconds the next try has to wait, after this one. */
  | { kind: 'wrong' | 'wrongCode'; pause: number };

/** What to do in the transaction that notes a right proof. */
export type OnProven<T> = (transaction: Transaction<AccountsTables>, admin: AdminRow) => Promise<T>;

function refuseAttempt(wait: number): never {
  throw new AppError('TROPPE_RICHIESTE', kernelMessages.troppeRichieste(wait), { retryAfter: wait });
}

/** The step of a code that is good now and was not used yet. */
function freshStep({ seal, clock, report }: AdminParts, admin: AdminRow, codice: string): number | null {
  const secret = admin.totp_secret === null ? null : seal.open(admin.totp_secret, admin.id);
  if (secret === null) {
    if (admin.totp_secret !== null) report('the codes of an administrator were sealed with another OSPITALIA_SECRET');
    return null;
  }
  const step = stepOfCode(secret, codice, clock.now());
  return step !== null && step > (admin.totp_step ?? 0) ? step : null;
}

async function hasGoodCode(parts: AdminParts, { key, codice }: Claim): Promise<boolean> {
  const admin = codice === null ? null : await findAdmin(parts.db, key);
  return admin !== null && codice !== null && freshStep(parts, admin, codice) !== null;
}

/**
 * Counts the try, or refuses it. Where strangers have used up all tries of an account, whoever has a code of its app is
 * still let in; to guess codes, too, counts for the address (reliability T03).
 */
async function consumeOrRefuse(parts: AdminParts, claim: Claim): Promise<AttemptResult> {
  const first = await consumeAttempt(parts.db, claim.known === null ? 'stranger' : 'known', claim);
  const { wait } = first;
  if (wait === 0) return first;
  if (claim.known !== null || claim.codice === null) return refuseAttempt(wait);
  const second = await consumeAttempt(parts.db, 'holder', claim);
  if (second.wait === 0 && (await hasGoodCode(parts, claim))) return second;
  return refuseAttempt(Math.max(wait, second.wait));
}

/** The administrator whose password it is. Of an unknown name, or a wrong one, as much work. */
async function findByPassword({ db, hasher }: AdminParts, { key, password }: Claim): Promise<AdminRow | null> {
  // No password is longer: there is nothing to compare, for nobody.
  if (Array.from(password).length > MAX_PASSWORD) return null;
  const admin = await findAdmin(db, key);
  return (await hasher.verify(password, admin?.password_hash ?? null)) ? admin : null;
}

type ProvenAdmin = { admin: AdminRow } & AttemptResult;

/** Notes a right proof, unless meanwhile the password was changed or the code used. */
function confirmProof<T>(
  parts: AdminParts,
  claim: Claim,
  { admin, taken, pause }: ProvenAdmin,
  then: OnProven<T>,
): Promise<Outcome<T>> {
  return parts.db.transaction().execute(async (transaction): Promise<Outcome<T>> => {
    const row = await lockAdmin(transaction, admin.id);
    if (row?.password_hash !== admin.password_hash) return { kind: 'wrong', pause };
    if (row.totp_secret !== null) {
      const step = claim.codice === null ? null : freshStep(parts, row, claim.codice);
      if (step === null) return claim.codice === null ? { kind: 'codeMissing' } : { kind: 'wrongCode', pause };
      await saveCodes(transaction, row.id, { totp_step: step });
    }
    await forgetAttempts(transaction, taken);
    return { kind: 'proven', value: await then(transaction, row) };
  });
}

/**
 * Whether somebody is the administrator that they say they are (reliability T02, T03); if so, `then` is done in the same
 * transaction. Too many tries throw `TROPPE_RICHIESTE`, too many at once `SERVIZIO_NON_DISPONIBILE`.
 */
export async function proveIdentity<T>(parts: AdminParts, claim: Claim, then: OnProven<T>): Promise<Outcome<T>> {
  const counted = await consumeOrRefuse(parts, claim);
  const { taken, pause } = counted;
  try {
    const admin = await findByPassword(parts, claim);
    if (admin === null) return { kind: 'wrong', pause };
    const outcome = await confirmProof(parts, claim, { admin, ...counted }, then);
    // Only who knows the password is asked for a code: that was no guess.
    if (outcome.kind === 'codeMissing') await returnAttempt(parts.db, taken);
    return outcome;
  } catch (error) {
    // Nobody has heard whether it was right.
    await returnAttempt(parts.db, taken);
    throw error;
  }
}
