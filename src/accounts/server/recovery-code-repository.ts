import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { RECOVERY_CODE_BYTES, RECOVERY_CODES, readRecoveryCode, writeRecoveryCode } from '../rules/recovery-code.ts';
import { hashToken } from './hash-token.ts';
import type { Db } from './tables.ts';

function hashOf(adminId: string, code: string): string {
  return hashToken(`${adminId} ${code}`);
}

export async function countRecoveryCodes(db: Db, adminId: string): Promise<number> {
  const { rows } = await sql<{ left: number }>`
    select count(*)::int as left from admin_recovery_codes where admin_id = ${adminId}`.execute(db);
  return rows[0]?.left ?? 0;
}

export async function hasRecoveryCode(db: Db, adminId: string, typed: string): Promise<boolean> {
  const hash = hashOf(adminId, readRecoveryCode(typed) ?? '');
  const found = db.selectFrom('admin_recovery_codes').select('code_hash').where('code_hash', '=', hash);
  return (await found.executeTakeFirst()) !== undefined;
}

/** Uses up a recovery code. An invalid code takes as long as a valid one. */
export async function consumeRecoveryCode(db: Db, adminId: string, typed: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from admin_recovery_codes where code_hash = ${hashOf(adminId, readRecoveryCode(typed) ?? '')}`.execute(db);
  return numAffectedRows === 1n;
}

export async function deleteRecoveryCodes(db: Db, adminId: string): Promise<void> {
  await db.deleteFrom('admin_recovery_codes').where('admin_id', '=', adminId).execute();
}

export async function replaceRecoveryCodes(db: Db, adminId: string): Promise<string[]> {
  await deleteRecoveryCodes(db, adminId);
  const codes = Array.from({ length: RECOVERY_CODES }, () => writeRecoveryCode(randomBytes(RECOVERY_CODE_BYTES)));
  const rows = codes.map((code) => ({ admin_id: adminId, code_hash: hashOf(adminId, readRecoveryCode(code) ?? '') }));
  await db.insertInto('admin_recovery_codes').values(rows).execute();
  return codes;
}

export async function firstRecoveryCodes(db: Db, adminId: string): Promise<string[]> {
  return (await countRecoveryCodes(db, adminId)) > 0 ? [] : replaceRecoveryCodes(db, adminId);
}
