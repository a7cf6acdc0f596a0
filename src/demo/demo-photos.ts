import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PreparedPhoto } from '../media/contract.ts';
import { type FocalPoint, isFocalPoint } from '../media/rules/focal-point.ts';
import { STANZE_FOTO, type StanzaFoto } from '../media/rules/photo-details.ts';

export type DemoPhoto = {
  name: string;
  stanza: StanzaFoto;
  didascalia: string;
  fuoco: FocalPoint | null;
} & PreparedPhoto;

/** @example readSize('1260x840 40-55') // { width: 1260, height: 840, focus: '40-55' } */
export function readSize(text: string): Omit<PreparedPhoto, 'alt'> {
  const [width = 0, height = 0] = text.split(/[x ]/).map(Number);
  const [, focus = ''] = text.split(' ');
  if (!isFocalPoint(focus)) throw new Error(`No size and focal point: ${text}`);
  return { width, height, focus };
}

/** Matches photos of detached houses. A crop may cut off their lawn, but not their roof. */
const WITH_ROOF = /^(?:campagna|colline|lago|mare|masseria|montagna|trulli)-(?:casa|corte|inverno|estate)-/;
const IN_A_ROW = new Set(['lago-casa-2', 'mare-casa-2', 'mare-casa-5']);
const HIGH: FocalPoint = '50-15';

function readLine(line: string): DemoPhoto {
  const [name = '', room, didascalia = '', alt = '', size = ''] = line.split(' | ');
  const stanza = STANZE_FOTO.find((each) => each === room);
  if (stanza === undefined || alt === '') throw new Error(`Not a demo photo: ${line}`);
  const fuoco = WITH_ROOF.test(name) && !IN_A_ROW.has(name) ? HIGH : null;
  return { name, stanza, didascalia, alt, fuoco, ...readSize(size) };
}

export const DEMO_PHOTOS: readonly DemoPhoto[] = readFileSync(join(import.meta.dirname, 'foto', 'foto.txt'), 'utf8')
  .trimEnd()
  .split('\n')
  .filter((line) => !line.startsWith('#'))
  .map(readLine);
