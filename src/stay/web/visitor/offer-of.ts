import { toCents } from '../../../kernel/money/cents.ts';
import type { StrutturaCard } from '../../../strutture/contract.ts';
import { toRate } from '../../../strutture/rules/rate.ts';
import { guestLimit } from '../../rules/guest-options.ts';
import type { Price } from '../../rules/price.ts';

type Room = StrutturaCard['camere'][number];

type PricedRoom<Camera extends Room> = Pick<
  StrutturaCard,
  'tipo_prenotazione' | 'prezzo_notte' | 'posti_letto' | 'servizio_pulizie' | 'prezzo_pulizie' | 'tariffe'
> & { camere: Camera[] };

export type Offer<Camera extends Room> = { camera: Camera | null; price: Price; posti_letto: number };

type Rooms<Camera extends Room> = Pick<PricedRoom<Camera>, 'tipo_prenotazione' | 'camere'>;

export function roomsOnOffer<Camera extends Room>({ tipo_prenotazione, camere }: Rooms<Camera>): Camera[] {
  if (tipo_prenotazione !== 'bnb') return [];
  return camere.filter((camera) => camera.disponibile).toSorted((one, other) => one.prezzo_notte - other.prezzo_notte);
}

export function firstRoom<Camera extends Room>(struttura: Rooms<Camera>): Camera | null {
  return roomsOnOffer(struttura)[0] ?? null;
}

export function roomFor<Camera extends Room>(struttura: Rooms<Camera>, guests: number): Camera | null {
  const rooms = roomsOnOffer(struttura);
  return rooms.find(({ posti_letto }) => guestLimit(posti_letto) >= guests) ?? rooms[0] ?? null;
}

function bedsWithoutRoom({ tipo_prenotazione, camere, posti_letto }: PricedRoom<Room>): number {
  if (tipo_prenotazione !== 'bnb' || camere.length === 0) return posti_letto;
  return Math.max(...camere.map((camera) => camera.posti_letto));
}

export function offerOf<Camera extends Room>(struttura: PricedRoom<Camera>, camera_id: number | null): Offer<Camera> {
  const camera = roomsOnOffer(struttura).find((room) => room.id === camera_id) ?? null;
  return {
    camera,
    posti_letto: camera?.posti_letto ?? bedsWithoutRoom(struttura),
    price: {
      prezzo_notte_cents: toCents(struttura.prezzo_notte),
      camera: camera && { id: camera.id, prezzo_notte_cents: toCents(camera.prezzo_notte) },
      servizio_pulizie: struttura.servizio_pulizie,
      prezzo_pulizie_cents: toCents(struttura.prezzo_pulizie),
      tariffe: struttura.tariffe.map(toRate),
    },
  };
}
