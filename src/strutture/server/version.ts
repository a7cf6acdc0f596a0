import type { PhotoDetails } from '../../media/rules/photo-details.ts';
import type { CheckedStruttura } from '../rules/check-struttura.ts';

/** A photo of a version, with what is said of it. */
export type ChosenPhoto = PhotoDetails & { id: number };

export type Version = { form: CheckedStruttura; photos: readonly ChosenPhoto[] };
