import { callOrThrow } from '../../../api/call.ts';
import { strutturaPath } from '../../../strutture/rules/struttura-path.ts';
import type { ShownCard } from '../../../strutture/web/visitor/shown-card.ts';
import type { CardStay } from '../../../strutture/web/visitor/StayPrice.tsx';

export type MapPage = {
  homes: readonly ShownCard[];
  stays: Readonly<Record<number, CardStay>>;
  /** The end of the address of a home's page, which then opens with the same dates and guests. */
  stayQuery: string;
};

export type MapHome = Pick<ShownCard, 'nome' | 'immagini' | 'prezzo_notte' | 'tipo_prenotazione'> & {
  path: string;
  price: CardStay['price'];
};

type PublicHome = Pick<ShownCard, 'id' | 'slug'> & Omit<MapHome, 'path' | 'price'>;

export function homeOf(home: PublicHome, page: MapPage): MapHome {
  const stay = page.stays[home.id];
  const { nome, immagini, prezzo_notte, tipo_prenotazione } = home;
  const path = strutturaPath(home) + (stay?.query ?? page.stayQuery);
  return { nome, immagini, prezzo_notte, tipo_prenotazione, path, price: stay?.price ?? null };
}

export function homeOnPage(id: number, page: MapPage): MapHome | null {
  const home = page.homes.find((each) => each.id === id);
  return home ? homeOf(home, page) : null;
}

/** A home of another page of the list. One that is not public any more, or does not come, throws. */
export function fetchHome(id: number, signal: AbortSignal): Promise<PublicHome> {
  return callOrThrow('GET /api/strutture/{id}', { params: { id }, signal });
}
