import { MAX_PHOTO_BYTES, MAX_PHOTOS } from '../rules/image-references.ts';
import { extractDataUrls, MAX_BODY } from './extract-data-urls.ts';
import { receivePicture } from './receive-picture.ts';
import { visitorMessages } from '../messages/by-request.ts';

/** How the pictures of a request are received: what the HTTP side knows of them. */
export const PICTURES = {
  most: MAX_PHOTOS,
  maxBytes: { picture: MAX_PHOTO_BYTES, pictures: MAX_BODY },
  tooLarge: ({ nome = '' }: Readonly<Record<string, string>>) => visitorMessages().photoFaults.troppoGrande(nome),
  receivePicture,
  extractDataUrls,
};
