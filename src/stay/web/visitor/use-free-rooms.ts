import { useEffect, useState } from 'react';
import { addDays, type CalendarDate } from '../../../kernel/dates/calendar-date.ts';
import { toCents } from '../../../kernel/money/cents.ts';
import type { Struttura } from '../../../strutture/contract.ts';
import type { StayFault } from '../../rules/check-stay.ts';
import type { Price } from '../../rules/price.ts';
import type { Selection } from '../../rules/selection.ts';
import { otherRooms } from '../../rules/other-rooms.ts';
import { roomsOnOffer } from './offer-of.ts';
import { fetchAvailability } from './use-availability.ts';

type Nights = { cin: string; check_in: CalendarDate; check_out: CalendarDate };

async function isRoomFree(camera_id: number, { cin, check_in, check_out }: Nights, signal: AbortSignal) {
  const question = { cin, camera_id, start: check_in, end: addDays(check_out, -1) };
  const known = await fetchAvailability(question, signal).catch(() => null);
  return known !== null && !known.isSuspended && known.nights.every(([, is_available]) => is_available);
}

type StayInRoom = {
  struttura: Struttura;
  camera_id: number | null;
  stay: Extract<Selection, { kind: 'stay' }> | null;
  fault: StayFault | null;
  guests: number;
  offer: { price: Price };
  today: CalendarDate;
};

function isOfThisRoom(fault: StayFault | null): boolean {
  return fault === 'nightUnavailable' || fault === 'minimumStay';
}

function candidatesOf({ struttura, camera_id, stay, fault, guests, offer, today }: StayInRoom): number[] {
  if (camera_id === null || stay === null || !isOfThisRoom(fault)) return [];
  const rooms = roomsOnOffer(struttura).map(({ id, posti_letto, prezzo_notte }) => ({
    id,
    posti_letto,
    prezzo_notte_cents: toCents(prezzo_notte),
    isFree: true,
  }));
  return otherRooms(rooms, { camera_id, stay: { ...stay, guests }, price: offer.price, today });
}

/** Returns the other available rooms, or `null` until every request has finished. Sends one request per room. */
export function useFreeRooms(request: StayInRoom): readonly number[] | null {
  const candidates = candidatesOf(request).join(',');
  const { cin } = request.struttura;
  const { check_in, check_out } = request.stay ?? { check_in: null, check_out: null };
  const subject = `${cin} ${candidates} ${check_in} ${check_out}`;
  const [known, setKnown] = useState<{ subject: string; free: number[] } | null>(null);

  useEffect(() => {
    if (candidates === '' || check_in === null || check_out === null) return undefined;
    const abort = new AbortController();
    const ids = candidates.split(',').map(Number);
    const check = async () => {
      const free = await Promise.all(ids.map((id) => isRoomFree(id, { cin, check_in, check_out }, abort.signal)));
      if (!abort.signal.aborted) setKnown({ subject, free: ids.filter((_, index) => free[index]) });
    };
    void check();
    return () => abort.abort();
  }, [cin, candidates, check_in, check_out, subject]);

  if (candidates === '') return [];
  return known?.subject === subject ? known.free : null;
}
