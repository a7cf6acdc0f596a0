import { detailsOf, type PhotoDetails } from '../../media/rules/photo-details.ts';
import type { CheckedStruttura } from '../rules/check-struttura.ts';
import type { OwnedRow } from './owner-repository.ts';
import { parseEditForm } from './parse-edit-form.ts';
import { readForm } from './read-form.ts';
import { z } from 'zod';
import { photoDetailsSchema } from '../../media/contract.ts';

export type ChosenPhoto = PhotoDetails & { id: number };

export type Version = { form: CheckedStruttura; photos: readonly ChosenPhoto[] };

export type StoredVersion = Pick<OwnedRow, 'photos' | 'host_photo'> & { form: CheckedStruttura };

export function strutturaVersion(row: OwnedRow): StoredVersion {
  return { form: readForm(row), photos: row.photos, host_photo: row.host_photo };
}

export function latestVersion(row: OwnedRow): StoredVersion {
  if (row.edit_status === null) return strutturaVersion(row);
  return { form: parseEditForm(row.edit_form), photos: row.edit_photos, host_photo: row.edit_host_photo };
}

export function versionToDecide(row: OwnedRow): StoredVersion {
  return row.edit_status === 'in_attesa' ? latestVersion(row) : strutturaVersion(row);
}

export function photoIdsOf(photos: readonly { id: number }[]): number[] {
  return photos.map(({ id }) => id);
}

export function chosenOf(photos: OwnedRow['photos']): ChosenPhoto[] {
  return photos.map(({ id, ...photo }) => ({ id, ...detailsOf(photo) }));
}

export const versionSchema = z.object({
  form: z.unknown().transform((form): CheckedStruttura => parseEditForm(form)),
  photos: z.array(photoDetailsSchema.extend({ id: z.int() })),
});

export function wholeVersion({ form, photos }: StoredVersion) {
  return { form, photos: chosenOf(photos) };
}
