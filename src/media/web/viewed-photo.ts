import type { PhotoDetails } from '../rules/photo-details.ts';

/** A photo over the screen, with what is said of it. */
export type ViewedPhoto = Pick<PhotoDetails, 'stanza' | 'didascalia' | 'lingua'> & { url: string };
