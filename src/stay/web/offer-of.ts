import { toCents } from '../../kernel/cents.ts';
import type { Camera, Struttura } from '../../strutture/contract.ts';
import type { Price } from '../rules/quote-stay.ts';

/** What a guest can take: the house, or a room of a `bnb`, with its price and its beds. */
export type Offer = { camera: Camera | null; price: Price; posti_letto: number };

/** The rooms of a `bnb` that can be booked, in the owner's order; none for a whole house. */
export function roomsOnOffer({ tipo_prenotazione, camere }: Struttura): Camera[] {
  return tipo_prenotazione === 'bnb' ? camere.filter((camera) => camera.disponibile) : [];
}

/** The room that is chosen at first: the cheapest, whose price the result card shows. */
export function firstRoom(struttura: Struttura): Camera | null {
  const [first = null, ...others] = roomsOnOffer(struttura);
  return others.reduce((best, camera) => (best && camera.prezzo_notte < best.prezzo_notte ? camera : best), first);
}

/** Price and beds of the house, or of the room with this id. */
export function offerOf(struttura: Struttura, camera_id: number | null): Offer {
  const camera = roomsOnOffer(struttura).find((room) => room.id === camera_id) ?? null;
  return {
    camera,
    posti_letto: camera?.posti_letto ?? struttura.posti_letto,
    price: {
      prezzo_notte_cents: toCents(struttura.prezzo_notte),
      camera: camera && { prezzo_notte_cents: toCents(camera.prezzo_notte) },
      servizio_pulizie: struttura.servizio_pulizie,
      prezzo_pulizie_cents: toCents(struttura.prezzo_pulizie),
    },
  };
}
