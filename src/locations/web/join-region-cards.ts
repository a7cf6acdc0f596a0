import type { Regione } from '../contract.ts';
import { regionCards } from './region-cards.ts';
import { regionWords } from './region-messages.it.ts';

export type RegionCard = Regione & { descrizione: string };

export function joinRegionCards(regioni: Regione[]): RegionCard[] {
  return regionCards.flatMap(({ codice }) => {
    const regione = regioni.find((each) => each.codice === codice);
    return regione ? [{ ...regione, descrizione: regionWords[codice] }] : [];
  });
}
