import { useEffect, useState } from 'react';
import { addDays, type CalendarDate } from '../../../kernel/calendar-date.ts';
import { toCents } from '../../../kernel/cents.ts';
import { announce } from '../../../ui/announce.ts';
import { paymentMessages } from '../../payment-messages.it.ts';
import { otherRooms } from '../../rules/other-rooms.ts';
import { roomsOnOffer } from './offer-of.ts';
import { fetchAvailability } from './use-availability.ts';
import type { StayChoice } from './use-stay-choice.ts';

type Nights = { cin: string; check_in: CalendarDate; check_out: CalendarDate };

/** Whether a room has all the nights; one whose calendar does not answer is not offered. */
async function isRoomFree(camera_id: number, { cin, check_in, check_out }: Nights, signal: AbortSignal) {
  const question = { cin, camera_id, start: check_in, end: addDays(check_out, -1) };
  const known = await fetchAvailability(question, signal).catch(() => null);
  return known !== null && !known.isSuspended && known.nights.every(([, is_available]) => is_available);
}

/** Rooms that could be had for the chosen stay if they are free, the cheapest stay first. */
function candidatesOf({ struttura, selection, offer, today }: StayChoice, guests: number): number[] {
  const { camera, price } = offer;
  if (camera === null || selection.kind !== 'stay') return [];
  const rooms = roomsOnOffer(struttura).map(({ id, posti_letto, prezzo_notte }) => ({
    id,
    posti_letto,
    prezzo_notte_cents: toCents(prezzo_notte),
    isFree: true,
  }));
  return otherRooms(rooms, { camera_id: camera.id, stay: { ...selection, guests }, price, today });
}

/**
 * The other rooms of the house that are free for the chosen nights, the cheapest stay first; `null` until all calendars have answered.
 * One question for each room with enough beds, and only for a stay that cannot be booked: the answers are cached on the server.
 */
export function useFreeRooms(choice: StayChoice, guests: number): readonly number[] | null {
  const { struttura, selection } = choice;
  const candidates = candidatesOf(choice, guests).join(',');
  const { cin } = struttura;
  const { check_in, check_out } = selection.kind === 'stay' ? selection : { check_in: null, check_out: null };
  const subject = `${candidates} ${check_in} ${check_out}`;
  const [known, setKnown] = useState<{ subject: string; free: number[] } | null>(null);

  useEffect(() => {
    if (candidates === '' || check_in === null || check_out === null) return undefined;
    const abort = new AbortController();
    const ids = candidates.split(',').map(Number);
    void Promise.all(ids.map((id) => isRoomFree(id, { cin, check_in, check_out }, abort.signal))).then((free) => {
      if (!abort.signal.aborted) setKnown({ subject, free: ids.filter((_, index) => free[index]) });
    });
    return () => abort.abort();
  }, [cin, candidates, check_in, check_out, subject]);

  if (candidates === '') return [];
  return known?.subject === subject ? known.free : null;
}

/** Tells a screen reader that other rooms are free: nothing that was pressed made them appear. */
export function useAnnouncedRooms({ struttura }: StayChoice, heading: string, rooms: readonly number[] | null): void {
  const names = (rooms ?? []).map((id) => struttura.camere.find((camera) => camera.id === id)?.nome_camera ?? '');
  const sentence = names.length === 0 ? '' : `${heading}. ${paymentMessages.altreCamere} ${names.join(', ')}.`;
  useEffect(() => {
    if (sentence !== '') announce(sentence);
  }, [sentence]);
}
