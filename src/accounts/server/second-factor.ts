import { AppError } from '../../kernel/calls/app-error.ts';
import type { AdminParts } from './admin-parts.ts';
import { type AdminRow, saveCodes } from './admin-repository.ts';
import { hasPasskey } from './passkey-repository.ts';
import { hasRecoveryCode, consumeRecoveryCode } from './recovery-code-repository.ts';
import { adminSessions } from './session-repository.ts';
import type { Db } from './tables.ts';
import { newTotpSecret, stepOfCode } from './totp.ts';
import { visitorMessages } from '../../kernel/messages/by-request.ts';

/** Stands in for an account that is not there, so that to look for its second factor costs as much. */
export const NOBODY = '00000000-0000-0000-0000-000000000000';
const NOBODYS_SECRET = newTotpSecret();

/** How the second factor was given. */
export type GivenFactor = 'codice' | 'recupero' | 'passkey';

/** The step of a code that is good now and was not used yet. For nobody as much is computed. */
function freshStep({ seal, clock, report }: AdminParts, admin: AdminRow | null, codice: string): number | null {
  const sealed = admin?.totp_secret ?? null;
  const secret = admin === null || sealed === null ? null : seal.open(sealed, admin.id);
  if (secret === null && sealed !== null) {
    report('the codes of an administrator were sealed with another OSPITALIA_SECRET');
  }
  const step = stepOfCode(secret ?? NOBODYS_SECRET, codice, clock.now());
  return secret !== null && step !== null && step > (admin?.totp_step ?? 0) ? step : null;
}

/** Whether a code would be good, without using it up. */
export async function hasGoodCode(parts: AdminParts, admin: AdminRow | null, codice: string): Promise<boolean> {
  const hasRecovery = await hasRecoveryCode(parts.db, admin?.id ?? NOBODY, codice);
  return freshStep(parts, admin, codice) !== null || hasRecovery;
}

/** Uses a code up, of the app or of the paper; `null`: it is neither. Of nobody as many statements. */
export async function consumeCode(
  parts: AdminParts,
  transaction: Db,
  admin: AdminRow | null,
  codice: string,
): Promise<GivenFactor | null> {
  const isRecovery = await consumeRecoveryCode(transaction, admin?.id ?? NOBODY, codice);
  if (isRecovery) return 'recupero';
  const step = freshStep(parts, admin, codice);
  if (admin === null || step === null) return null;
  await saveCodes(transaction, admin.id, { totp_step: step });
  return 'codice';
}

/** Whether more than the password is asked for: the codes of an app, or a passkey. */
export async function hasSecondFactor(db: Db, admin: Pick<AdminRow, 'id' | 'totp_secret'> | null): Promise<boolean> {
  const hasKey = await hasPasskey(db, 'admin', admin?.id ?? NOBODY);
  return hasKey || (admin !== null && admin.totp_secret !== null);
}

/** The session of whoever changes their own access: where there is a second factor, it was given in the last five minutes. */
export async function requireFactor({ db }: AdminParts, cookie: string | null) {
  const session = await adminSessions.find(db, cookie);
  if (session === null) throw new AppError('NON_AUTENTICATO', visitorMessages().notAuthenticated);
  const isAsked = session.has_totp || session.has_passkey;
  if (isAsked && !session.is_fresh) throw new AppError('PROVA_SCADUTA', visitorMessages().reauthenticationRequired);
  return session;
}
