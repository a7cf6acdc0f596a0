import type { IsTranslation } from '../kernel/translation.ts';
import { readFocalPoint } from './rules/focal-point.ts';
import type { PhotoDetails, StanzaFoto } from './rules/photo-details.ts';

/** What a photo shows, as its owner chooses it and the gallery is headed. */
export const stanzaNames = {
  soggiorno: 'Living room',
  cucina: 'Kitchen',
  camera: 'Bedroom',
  bagno: 'Bathroom',
  esterno: 'Outdoors',
  vista: 'View',
  altro: 'Other',
} as const satisfies Record<StanzaFoto, string>;

function fuocoDetto(fuoco: string): string {
  const { x, y } = readFocalPoint(fuoco);
  return `centred on the point ${x}% from the left and ${y}% from the top`;
}

/** All that is said of a photo, in one line; empty where nothing is. */
export function dettagliDetti({ stanza, didascalia, fuoco }: PhotoDetails): string {
  return [
    ...(stanza === null ? [] : [stanzaNames[stanza]]),
    ...(didascalia === '' ? [] : [`“${didascalia}”`]),
    ...(fuoco === null ? [] : [fuocoDetto(fuoco)]),
  ].join(', ');
}

true satisfies IsTranslation<typeof import('./photo-messages.it.ts'), typeof import('./photo-messages.en.ts')>;
