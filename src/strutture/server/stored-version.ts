import { z } from 'zod';
import { photoDetailsSchema } from '../../media/contract.ts';
import type { CheckedStruttura } from '../rules/check-struttura.ts';
import { parseEditForm } from './parse-edit-form.ts';
import { chosenOf, type StoredVersion } from './struttura-version.ts';

/** A version as a document of the database. */
export const versionSchema = z.object({
  form: z.unknown().transform((form): CheckedStruttura => parseEditForm(form)),
  photos: z.array(photoDetailsSchema.extend({ id: z.int() })),
});

export function wholeVersion({ form, photos }: StoredVersion) {
  return { form, photos: chosenOf(photos) };
}
