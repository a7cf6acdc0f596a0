import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FocalPoint } from '../media/rules/focal-point.ts';
import { STANZE_FOTO, type StanzaFoto } from '../media/rules/photo-details.ts';

/** One of our own pictures; demo listings say on every one of them that it is none of a real house. */
export type DemoPhoto = {
  name: string;
  alt: string;
  stanza: StanzaFoto;
  didascalia: string;
  /** Set by hand, as an owner may: what stays in sight where the picture is cropped. */
  fuoco: FocalPoint | null;
};

/** Houses that stand alone: their lawn may go, their roof may not. */
const WITH_ROOF = /^(?:campagna|colline|lago|mare|masseria|montagna|trulli)-(?:casa|corte|inverno|estate)-/;
const IN_A_ROW = new Set(['lago-casa-2', 'mare-casa-2', 'mare-casa-5']);
const HIGH: FocalPoint = '50-15';

function readLine(line: string): DemoPhoto {
  const [name = '', room, didascalia = '', alt = ''] = line.split(' | ');
  const stanza = STANZE_FOTO.find((each) => each === room);
  if (stanza === undefined || alt === '') throw new Error(`Not a demo photo: ${line}`);
  const fuoco = WITH_ROOF.test(name) && !IN_A_ROW.has(name) ? HIGH : null;
  return { name, stanza, didascalia, alt, fuoco };
}

/** The pictures in `foto/`. */
export const DEMO_PHOTOS: readonly DemoPhoto[] = readFileSync(join(import.meta.dirname, 'foto', 'foto.txt'), 'utf8')
  .trimEnd()
  .split('\n')
  .filter((line) => !line.startsWith('#'))
  .map(readLine);
