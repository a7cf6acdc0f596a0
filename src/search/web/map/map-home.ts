import { pick } from '../../../kernel/records.ts';
import { callOrThrow } from '../../../api/call.ts';
import { capacityOf } from '../../../strutture/rules/capacity.ts';
import { strutturaPath } from '../../../strutture/rules/struttura-path.ts';
import type { ShownCard } from '../../../strutture/web/visitor/shown-card.ts';
import type { CardStay } from '../../../strutture/web/visitor/StayPrice.tsx';

export type MapPage = {
  homes: readonly MapHome[];
  stayQuery: string;
};

const SHOWN_FIELDS = [
  'id',
  'slug',
  'nome',
  'citta',
  'sigla',
  'prezzo_notte',
  'tipo_prenotazione',
  'capacity',
  'is_guaranteed',
] as const;

type PublicHome = Pick<ShownCard, (typeof SHOWN_FIELDS)[number] | 'immagini'>;

export type MapHome = PublicHome & { path: string; price: CardStay['price'] };

export function homeOf(home: PublicHome, stay: Pick<CardStay, 'query'> & Partial<Pick<CardStay, 'price'>>): MapHome {
  return {
    ...pick(home, SHOWN_FIELDS),
    immagini: home.immagini.slice(0, 1),
    path: strutturaPath(home) + stay.query,
    price: stay.price ?? null,
  };
}

export function homeOnPage(id: number, page: MapPage): MapHome | null {
  return page.homes.find((each) => each.id === id) ?? null;
}

/** Loads a home. Throws if the home is not public or cannot be loaded. */
export async function fetchHome(id: number, signal: AbortSignal): Promise<PublicHome> {
  const home = await callOrThrow('GET /api/strutture/{id}', { params: { id }, signal });
  return { ...home, capacity: capacityOf(home) };
}
