import type { IsTranslation } from '../kernel/translation.ts';
import { readFocalPoint } from './rules/focal-point.ts';
import type { PhotoDetails, StanzaFoto } from './rules/photo-details.ts';

/** What a photo shows, as its owner chooses it and the gallery is headed. */
export const stanzaNames = {
  soggiorno: 'Salon',
  cucina: 'Cuisine',
  camera: 'Chambre',
  bagno: 'Salle de bains',
  esterno: 'Extérieur',
  vista: 'Vue',
  altro: 'Autre',
} as const satisfies Record<StanzaFoto, string>;

function fuocoDetto(fuoco: string): string {
  const { x, y } = readFocalPoint(fuoco);
  return `centré sur le point à ${x}\u00a0% de la gauche et ${y}\u00a0% du haut`;
}

/** All that is said of a photo, in one line; empty where nothing is. */
export function dettagliDetti({ stanza, didascalia, fuoco }: PhotoDetails): string {
  return [
    ...(stanza === null ? [] : [stanzaNames[stanza]]),
    ...(didascalia === '' ? [] : [`«\u202f${didascalia}\u202f»`]),
    ...(fuoco === null ? [] : [fuocoDetto(fuoco)]),
  ].join(', ');
}

true satisfies IsTranslation<typeof import('./photo-messages.it.ts'), typeof import('./photo-messages.fr.ts')>;
