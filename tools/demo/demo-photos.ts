import { STANZE_FOTO, type StanzaFoto } from '../../src/media/rules/photo-details.ts';
import { PHOTO_TABLE } from './photo-table.it.ts';

/** One of our own pictures; demo listings say on every one of them that it is none of a real house. */
export type DemoPhoto = {
  name: string;
  alt: string;
  stanza: StanzaFoto;
  didascalia: string;
};

function readLine(line: string): DemoPhoto {
  const [name = '', room, didascalia = '', alt = ''] = line.split(' | ');
  const stanza = STANZE_FOTO.find((each) => each === room);
  if (stanza === undefined || alt === '') throw new Error(`Not a demo photo: ${line}`);
  return { name, stanza, didascalia, alt };
}

/** The pictures in `foto/`, rendered from our own scenes by `tools/generate/demo-photos`. */
export const DEMO_PHOTOS: readonly DemoPhoto[] = PHOTO_TABLE.trim().split('\n').map(readLine);
