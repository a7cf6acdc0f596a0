import { useState } from 'react';
import { type CalendarDate, monthOf } from '../../../kernel/calendar-date.ts';
import type { Struttura } from '../../../strutture/contract.ts';
import { announce } from '../../../ui/announce.ts';
import { lastShown } from '../../../ui/rules/month-weeks.ts';
import { stayMessages } from '../../messages.it.ts';
import { checkStay, stayLimits } from '../../rules/check-stay.ts';
import { guestLimit } from '../../rules/guest-options.ts';
import { quoteStay } from '../../rules/quote-stay.ts';
import type { ChosenStay } from '../../rules/stay-address.ts';
import { firstRoom, offerOf, roomsOnOffer } from './offer-of.ts';
import { useAvailability } from './use-availability.ts';
import { useDates } from './use-dates.ts';

export function useStayChoice(struttura: Struttura, today: CalendarDate, asked: ChosenStay) {
  const first = firstRoom(struttura)?.id ?? null;
  const [month, setMonth] = useState(monthOf(asked.selection.kind === 'empty' ? today : asked.selection.check_in));
  const [guestsWanted, setGuests] = useState(asked.guests);
  const [camera_id, setCameraId] = useState(offerOf(struttura, asked.camera_id).camera?.id ?? first);

  const offer = offerOf(struttura, camera_id);
  const guests = Math.min(guestsWanted, guestLimit(offer.posti_letto));
  const availability = useAvailability({ cin: struttura.cin, camera_id, today, shownUntil: lastShown(month) });
  const nights = { today, isAvailable: availability.isAvailable };
  const { selection, ...dates } = useDates(asked.selection, nights, { price: offer.price, guests });
  const stay = selection.kind === 'stay' ? selection : null;

  const takeRoom = (id: number) => {
    const { camera } = offerOf(struttura, id);
    setCameraId(id);
    if (camera) announce(stayMessages.cameraCambiata(camera.nome_camera));
  };

  return {
    ...dates,
    inAddress: { selection, guests, camera_id: camera_id === first ? null : camera_id },
    /** The cheapest of several rooms of a `bnb`, whose price its card shows: not of all its beds. */
    isFirstRoom: camera_id !== null && camera_id === first && roomsOnOffer(struttura).length > 1,
    selection,
    today,
    month,
    setMonth,
    guests,
    setGuests,
    offer,
    takeRoom,
    availability,
    quote: stay && quoteStay({ ...stay, guests }, offer.price),
    fault: checkStay({ check_in: stay?.check_in ?? null, check_out: stay?.check_out ?? null, guests }, offer, nights),
    limits: stayLimits(selection.kind === 'empty' ? null : selection.check_in, offer, today),
  };
}

export type StayChoice = ReturnType<typeof useStayChoice>;
