import type { OwnedRow } from './owner-repository.ts';
import { chosenOf } from './struttura-version.ts';
import { readForm } from './read-form.ts';
import { createHash } from 'node:crypto';

/** Names what somebody has read: other content, or the same in another order, has another name. */
export function contentHash(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 16);
}

/**
 * Names all that a person says about a struttura: what it is, where it stands, and the change that waits or was refused.
 * What changes by itself, such as the name of its comune, is no part of it.
 */
export function stateHash(row: OwnedRow): string {
  return contentHash([
    [readForm(row), chosenOf(row.photos), row.proprietario_email],
    [row.status, row.motivo_rifiuto, row.stripe_account_id, row.stripe_onboarding_completed],
    [row.edit_status, row.edit_motivo, row.edit_form, chosenOf(row.edit_photos)],
  ]);
}
