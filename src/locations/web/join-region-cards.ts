import type { Regione } from '../contract.ts';
import { regionCards } from './region-cards.ts';
import * as messages from '../messages/visitor.ts';

export type RegionCard = Regione & { descrizione: string };

export function joinRegionCards(regioni: Regione[]): RegionCard[] {
  return regionCards.flatMap(({ codice }) => {
    const regione = regioni.find((each) => each.codice === codice);
    return regione ? [{ ...regione, descrizione: messages.regionDescriptions[codice] }] : [];
  });
}
