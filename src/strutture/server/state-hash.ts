import type { OwnedRow } from './owner-repository.ts';
import { chosenOf } from './struttura-version.ts';
import { readForm } from './read-form.ts';
import { createHash } from 'node:crypto';

/** Hashes any content that can be serialised as JSON. The hash depends on the order of keys and items. */
export function contentHash(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 16);
}

/** Returns a hash of the stored state without derived values, such as the comune's name. */
export function stateHash(row: OwnedRow): string {
  return contentHash([
    [readForm(row), chosenOf(row.photos), row.proprietario_email],
    [row.status, row.motivo_rifiuto, row.stripe_account_id, row.stripe_onboarding_completed],
    [row.edit_status, row.edit_motivo, row.edit_form, chosenOf(row.edit_photos)],
  ]);
}
