import { AppError } from '../../kernel/calls/app-error.ts';
import type { AdminDependencies } from './admin-dependencies.ts';
import { type AdminRow, saveCodes } from './admin-repository.ts';
import { hasPasskey } from './passkey-repository.ts';
import { hasRecoveryCode, consumeRecoveryCode } from './recovery-code-repository.ts';
import { adminSessions } from './session-repository.ts';
import type { Db } from './tables.ts';
import { newTotpSecret, stepOfCode } from './totp.ts';
import { visitorMessages } from '../../kernel/messages/by-request.ts';

export const DUMMY_ID = '00000000-0000-0000-0000-000000000000';
const DUMMY_SECRET = newTotpSecret();

export type GivenFactor = 'codice' | 'recupero' | 'passkey';

/** Returns the time step of a valid, unused code. Checks a dummy secret if the account is missing, so that both cases take equally long. */
function freshStep({ seal, clock, report }: AdminDependencies, admin: AdminRow | null, codice: string): number | null {
  const sealed = admin?.totp_secret ?? null;
  const secret = admin === null || sealed === null ? null : seal.open(sealed, admin.id);
  if (secret === null && sealed !== null) {
    report('the TOTP secret of an administrator was encrypted with another OSPITALIA_SECRET');
  }
  const step = stepOfCode(secret ?? DUMMY_SECRET, codice, clock.now());
  return secret !== null && step !== null && step > (admin?.totp_step ?? 0) ? step : null;
}

export async function hasGoodCode(deps: AdminDependencies, admin: AdminRow | null, codice: string): Promise<boolean> {
  const hasRecovery = await hasRecoveryCode(deps.db, admin?.id ?? DUMMY_ID, codice);
  return freshStep(deps, admin, codice) !== null || hasRecovery;
}

/** Uses up a code. For a missing account, runs as many statements as for an invalid code, to prevent timing attacks. */
export async function consumeCode(
  deps: AdminDependencies,
  transaction: Db,
  admin: AdminRow | null,
  codice: string,
): Promise<GivenFactor | null> {
  const isRecovery = await consumeRecoveryCode(transaction, admin?.id ?? DUMMY_ID, codice);
  if (isRecovery) return 'recupero';
  const step = freshStep(deps, admin, codice);
  if (admin === null || step === null) return null;
  await saveCodes(transaction, admin.id, { totp_step: step });
  return 'codice';
}

export async function hasSecondFactor(db: Db, admin: Pick<AdminRow, 'id' | 'totp_secret'> | null): Promise<boolean> {
  const hasKey = await hasPasskey(db, 'admin', admin?.id ?? DUMMY_ID);
  return hasKey || (admin !== null && admin.totp_secret !== null);
}

/** Throws if a second factor is set up but was not confirmed in the last five minutes. */
export async function requireFactor({ db }: AdminDependencies, cookie: string | null) {
  const session = await adminSessions.find(db, cookie);
  if (session === null) throw new AppError('NON_AUTENTICATO', visitorMessages().notAuthenticated);
  const isRequired = session.has_totp || session.has_passkey;
  if (isRequired && !session.is_fresh) throw new AppError('PROVA_SCADUTA', visitorMessages().reauthenticationRequired);
  return session;
}
