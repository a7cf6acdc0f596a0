import { useState } from 'react';
import { type CalendarDate, addDays, daysBetween } from '../../../kernel/calendar-date.ts';
import { announce } from '../../../ui/announce.ts';
import { gridMessages } from '../../grid-messages.it.ts';
import { type NightSelection, chooseNight, reachNight, selectedNights } from '../../rules/select-nights.ts';

/** The first and the last night of a period. */
export type Period = { first: CalendarDate; last: CalendarDate };

function say(selection: NightSelection): void {
  const nights = selectedNights(selection);
  if (nights === null) return;
  const { first, last } = nights;
  if (first === last) announce(gridMessages.sceltoUno(first));
  else announce(gridMessages.scelto(first, last, daysBetween(first, addDays(last, 1))));
}

type Selecting = {
  today: CalendarDate;
  /** Viewers choose nothing. */
  isOn: boolean;
  /** A period was chosen with the mouse or the keyboard; by touch the bar asks first. */
  onPeriod: (period: Period) => void;
};

/** Choosing a period of nights (design, 5.7): by dragging, by two clicks, two taps, Enter twice, or Shift and the arrows. */
export function useNightSelection({ today, isOn, onPeriod }: Selecting) {
  const [selection, setSelection] = useState<NightSelection>(null);
  const [isTouch, setTouch] = useState(false);

  const end = (ended: NightSelection) => {
    setSelection(ended);
    const nights = selectedNights(ended);
    if (nights !== null) onPeriod(nights);
  };
  const choose = (day: CalendarDate, isTapped: boolean) => {
    if (!isOn) return;
    if (day < today) return announce(gridMessages.giornoPassato(day));
    const next = chooseNight(selection, day, today);
    setTouch(isTapped);
    if (next?.isEnded !== true) announce(gridMessages.inizio(day));
    else say(next);
    if (next?.isEnded === true && !isTapped) end(next);
    else setSelection(next);
  };
  /** The mouse or an arrow reaches a day while a period is open. */
  const reach = (day: CalendarDate) => {
    if (!isTouch) setSelection(reachNight(selection, day, today));
  };
  /** Shift and an arrow: opens a period where there is none. */
  const extend = (from: CalendarDate, day: CalendarDate) => {
    if (!isOn || from < today) return;
    const open: NightSelection = selection?.isEnded === false ? selection : { from, to: from, isEnded: false };
    const next = reachNight(open, day, today);
    setTouch(false);
    setSelection(next);
    say(next);
  };
  const drag = (from: CalendarDate, to: CalendarDate) => {
    setTouch(false);
    setSelection(reachNight({ from, to: from, isEnded: false }, to, today));
  };
  const drop = () => selection && end({ ...selection, isEnded: true });
  const clear = () => setSelection(null);
  /** Esc. */
  const cancel = () => {
    clear();
    announce(gridMessages.annullato);
  };

  return {
    nights: selectedNights(selection),
    isOpen: selection !== null,
    /** The last night is still to be chosen. */
    isReaching: selection !== null && !selection.isEnded,
    isTouch,
    choose,
    reach,
    extend,
    drag,
    drop,
    clear,
    cancel,
  };
}

export type NightSelecting = ReturnType<typeof useNightSelection>;
