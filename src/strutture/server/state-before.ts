import { z } from 'zod';
import type { CheckedStruttura } from '../rules/check-struttura.ts';
import type { OwnedRow } from './owner-repository.ts';
import { parseEditForm } from './parse-edit-form.ts';
import { latestVersion, ownVersion, photoIdsOf, type StoredVersion } from './struttura-version.ts';

const time = z.coerce.date().nullable();
const versionSchema = z.object({
  form: z.unknown().transform((form): CheckedStruttura => parseEditForm(form)),
  photoIds: z.array(z.int()),
});

const columnsSchema = z.object({
  status: z.enum(['in_attesa', 'approvata', 'sospesa']),
  motivo_rifiuto: z.string().nullable(),
  approved_at: time,
  stripe_account_id: z.string().nullable(),
  stripe_onboarding_completed: z.boolean(),
  onboarding_by: z.enum(['stripe', 'admin']).nullable(),
  onboarding_at: time,
  lat: z.number(),
  lon: z.number(),
  has_own_point: z.boolean().default(false),
});

const stateSchema = z.object({
  columns: columnsSchema,
  /** What was online, and the change that waited; `null` where the decision was about a new struttura. */
  change: z.object({ own: versionSchema, wanted: versionSchema, submitted_at: z.coerce.date() }).nullable(),
});

export type StateBefore = z.infer<typeof stateSchema>;

function whole({ form, photos }: StoredVersion) {
  return { form, photoIds: photoIdsOf(photos) };
}

export function describeState(row: OwnedRow): string {
  const { edit_submitted_at: submitted_at } = row;
  const change = { own: whole(ownVersion(row)), wanted: whole(latestVersion(row)), submitted_at };
  return JSON.stringify({ columns: columnsSchema.parse(row), change: row.edit_status === 'in_attesa' ? change : null });
}

export function parseStateBefore(document: unknown): StateBefore {
  return stateSchema.parse(document);
}
