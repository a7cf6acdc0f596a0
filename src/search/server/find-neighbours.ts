import type { StruttureService } from '../../strutture/contract.ts';
import type { NearCriteria, SearchService } from '../contract.ts';

/** One row of tiles on a wide screen. */
const NEIGHBOURS = 4;

type Services = {
  search: Pick<SearchService, 'homesNear'>;
  strutture: Pick<StruttureService, 'getPublic' | 'cardsOf'>;
};

const isBare = ({ immagini }: { immagini: readonly string[] }) => immagini.length === 0;

/** Homes near another one that are free for a stay; where none is, the nearest of all. An unknown home throws `NON_TROVATO`. */
export async function findNeighbours(
  { search, strutture }: Services,
  id: number,
  { stay, guests }: Pick<NearCriteria, 'stay' | 'guests'>,
) {
  const { posizione } = await strutture.getPublic(id);
  const around = { lat: posizione.lat, lon: posizione.lon, exclude: [id], limit: NEIGHBOURS };
  const free = await search.homesNear({ ...around, stay, guests });
  const is_free = stay === null || free.length > 0;
  const near = is_free ? free : await search.homesNear({ ...around, stay: null, guests });
  const kmOf = new Map(near.map((one) => [one.id, one.km]));
  const cards = await strutture.cardsOf(near.map((one) => one.id));
  const data = cards.map((card) => ({ ...card, km: kmOf.get(card.id) ?? 0 }));
  // All of the nearest are there; a row of pictures begins with one (said in `/come-ordiniamo`).
  return { data: data.toSorted((one, other) => Number(isBare(one)) - Number(isBare(other))), is_free };
}
