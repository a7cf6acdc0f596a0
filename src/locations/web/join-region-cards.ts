import type { Regione } from '../contract.ts';
import { regionCards } from './region-cards.ts';
import { regionWords } from './region-messages.it.ts';

/** A region with the words of its card. */
export type RegionCard = Regione & { descrizione: string };

/** The regions in the order of the cards, each with its description. */
export function joinRegionCards(regioni: Regione[]): RegionCard[] {
  return regionCards.flatMap(({ codice }) => {
    const regione = regioni.find((each) => each.codice === codice);
    return regione ? [{ ...regione, descrizione: regionWords[codice] }] : [];
  });
}
