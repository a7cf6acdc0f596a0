import { useState } from 'react';
import { addDays, type CalendarDate, type CalendarMonth, monthOf } from '../../../kernel/dates/calendar-date.ts';
import type { Struttura } from '../../../strutture/contract.ts';
import { announce } from '../../../ui/toasts/announce.ts';
import { lastShown } from '../../../ui/rules/month-weeks.ts';
import { checkStay, stayLimits } from '../../rules/check-stay.ts';
import { ALTERNATIVES_WINDOW_DAYS } from '../../rules/calendar-horizon.ts';
import { guestLimit } from '../../rules/guest-options.ts';
import type { Price } from '../../rules/price.ts';
import { quoteStay } from '../../rules/quote-stay.ts';
import type { Selection } from '../../rules/selection.ts';
import type { ChosenStay } from '../../rules/stay-address.ts';
import type { GuestHold } from './GuestHoldNote.tsx';
import { firstRoom, offerOf, roomFor, roomsOnOffer } from './offer-of.ts';
import { useAvailability } from './use-availability.ts';
import { useDates } from './use-dates.ts';
import { useFreeRooms } from './use-free-rooms.ts';
import * as messages from '../../messages/visitor.ts';

function requestedRoom(struttura: Struttura, { camera_id, guests }: ChosenStay): number | null {
  return (offerOf(struttura, camera_id).camera ?? roomFor(struttura, guests))?.id ?? null;
}

function useRoom(struttura: Struttura, initial: ChosenStay) {
  const [camera_id, setCameraId] = useState(requestedRoom(struttura, initial));
  const takeRoom = (id: number) => {
    const { camera } = offerOf(struttura, id);
    setCameraId(id);
    if (camera) announce(messages.roomChanged(camera.nome_camera));
  };
  return { camera_id, offer: offerOf(struttura, camera_id), takeRoom };
}

type Stay = Extract<Selection, { kind: 'stay' }>;

type NightsWanted = {
  cin: string;
  camera_id: number | null;
  today: CalendarDate;
  month: CalendarMonth;
  stay: Stay | null;
  guestHold: GuestHold | null;
};

function isSameStay(stay: Stay, held: GuestHold): boolean {
  return held.check_in === stay.check_in && held.check_out === stay.check_out;
}

function useNights({ cin, camera_id, today, month, stay, guestHold }: NightsWanted) {
  const [isLookingAround, setLookingAround] = useState(false);
  const alsoUntil = stay ? addDays(stay.check_out, isLookingAround ? ALTERNATIVES_WINDOW_DAYS : 0) : today;
  const known = useAvailability({ cin, camera_id, today, shownUntil: lastShown(month), alsoUntil });
  const isHeld = stay !== null && guestHold?.camera_id === camera_id && isSameStay(stay, guestHold);
  const isAvailable = (day: CalendarDate) =>
    known.isAvailable(day) || (isHeld && stay.check_in <= day && day < stay.check_out);
  return {
    availability: { ...known, isAvailable },
    isHeld,
    isPending: stay !== null && !known.hasFailed && known.until < stay.check_out,
    lookAround: () => setLookingAround(true),
  };
}

type InitialStay = ChosenStay & { areGuestsChosen: boolean };

function useGuests(initial: InitialStay) {
  const [wanted, setWanted] = useState({ guests: initial.guests, areChosen: initial.areGuestsChosen });
  return { ...wanted, setGuests: (guests: number) => setWanted({ guests, areChosen: true }) };
}

function isTotalSame(stay: Stay, price: Price, most: number): boolean {
  const [one, all] = [1, most].map((guests) => quoteStay({ ...stay, guests }, price).total_cents);
  return one === all;
}

export function useStayChoice(struttura: Struttura, today: CalendarDate, initial: InitialStay, hold: GuestHold | null) {
  const first = firstRoom(struttura)?.id ?? null;
  const [month, setMonth] = useState(monthOf(initial.selection.kind === 'empty' ? today : initial.selection.check_in));
  const { guests: guestsWanted, areChosen, setGuests } = useGuests(initial);
  const { camera_id, offer, takeRoom } = useRoom(struttura, initial);
  const most = guestLimit(offer.posti_letto);
  const guests = Math.min(guestsWanted, most);
  const { selection, pick, ...dates } = useDates(initial.selection, today, { price: offer.price, guests });
  const stay = selection.kind === 'stay' ? selection : null;
  const nights = useNights({ cin: struttura.cin, camera_id, today, month, stay, guestHold: hold });
  const { isAvailable } = nights.availability;
  const { check_in, check_out } = stay ?? { check_in: null, check_out: null };
  const fault = checkStay({ check_in, check_out, guests }, offer, { today, isAvailable });
  const freeRooms = useFreeRooms({ struttura, camera_id, stay, fault, guests: guestsWanted, offer, today });
  const roomInAddress = camera_id === roomFor(struttura, guestsWanted)?.id ? null : camera_id;
  return {
    ...dates,
    ...nights,
    pick: (day: CalendarDate) => pick(day, isAvailable),
    inAddress: { selection, guests: guestsWanted, camera_id: roomInAddress, areGuestsChosen: areChosen },
    /** Whether the displayed price is that of the cheapest of several rooms. */
    isFirstRoom: camera_id !== null && camera_id === first && roomsOnOffer(struttura).length > 1,
    selection,
    today,
    month,
    setMonth,
    guests,
    struttura,
    tooMany: guestsWanted > guests ? guestsWanted : null,
    setGuests,
    areGuestsChosen: areChosen || most === 1,
    isTotalSure: areChosen || !stay || isTotalSame(stay, offer.price, most),
    offer,
    takeRoom,
    quote: stay && quoteStay({ ...stay, guests }, offer.price),
    fault,
    blocked: stay && fault,
    freeRooms,
    limits: stayLimits(selection.kind === 'empty' ? null : selection.check_in, offer, today),
  };
}

export type StayChoice = ReturnType<typeof useStayChoice> & {
  needsConfirmation: (stay: { check_in: CalendarDate; check_out: CalendarDate }) => boolean;
};
