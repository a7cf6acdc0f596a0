import { readFocalPoint } from './rules/focal-point.ts';
import type { PhotoDetails, StanzaFoto } from './rules/photo-details.ts';

/** What a photo shows, as its owner chooses it and the gallery is headed. */
export const stanzaNames = {
  soggiorno: 'Soggiorno',
  cucina: 'Cucina',
  camera: 'Camera',
  bagno: 'Bagno',
  esterno: 'Esterno',
  vista: 'Vista',
  altro: 'Altro',
} as const satisfies Record<StanzaFoto, string>;

function fuocoDetto(fuoco: string): string {
  const { x, y } = readFocalPoint(fuoco);
  return `al centro il punto a ${x}\u00a0% da sinistra e ${y}\u00a0% dall’alto`;
}

/** All that is said of a photo, in one line; empty where nothing is. */
export function dettagliDetti({ stanza, didascalia, fuoco }: PhotoDetails): string {
  return [
    ...(stanza === null ? [] : [stanzaNames[stanza]]),
    ...(didascalia === '' ? [] : [`«${didascalia}»`]),
    ...(fuoco === null ? [] : [fuocoDetto(fuoco)]),
  ].join(', ');
}
