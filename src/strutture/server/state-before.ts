import { z } from 'zod';
import { NO_DETAILS } from '../../media/rules/photo-details.ts';
import type { OwnedRow } from './owner-repository.ts';
import { refusalOf, refusalSchema } from './refusals-repository.ts';
import { latestVersion, strutturaVersion, versionSchema, wholeVersion } from './struttura-version.ts';

const time = z.coerce.date().nullable();
/** Format of decisions that were stored before photos had details. */
const bareVersionSchema = z
  .object({ form: versionSchema.shape.form, photoIds: z.array(z.int()) })
  .transform(({ form, photoIds }) => ({ form, photos: photoIds.map((id) => ({ id, ...NO_DETAILS })) }));
const anyVersionSchema = versionSchema.or(bareVersionSchema);

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
  /** `null` if the decision was about a new struttura. */
  change: z.object({ own: anyVersionSchema, wanted: anyVersionSchema, submitted_at: z.coerce.date() }).nullable(),
  /** Missing in decisions stored before this field existed. */
  refusal: refusalSchema.nullable().default(null),
});

export type StateBefore = z.infer<typeof stateSchema>;

export function describeState(row: OwnedRow): string {
  const { edit_submitted_at: submitted_at } = row;
  const change = { own: wholeVersion(strutturaVersion(row)), wanted: wholeVersion(latestVersion(row)), submitted_at };
  return JSON.stringify({
    columns: columnsSchema.parse(row),
    change: row.edit_status === 'in_attesa' ? change : null,
    refusal: refusalOf(row),
  });
}

export function parseStateBefore(document: unknown): StateBefore {
  return stateSchema.parse(document);
}
