import { MAX_PHOTOS } from '../rules/image-references.ts';
import { extractDataUrls } from './extract-data-urls.ts';
import { receivePicture } from './receive-picture.ts';

/** How the pictures of a request are received: what the HTTP side knows of them. */
export const PICTURES = { most: MAX_PHOTOS, receivePicture, extractDataUrls };
