import { useState } from 'react';
import { type CalendarDate, addDays, daysBetween } from '../../../kernel/dates/calendar-date.ts';
import { announce } from '../../../ui/toasts/announce.ts';
import { type NightSelection, chooseNight, reachNight, selectedNights } from '../../rules/select-nights.ts';
import * as messages from '../../messages/owner.ts';

export type Period = { first: CalendarDate; last: CalendarDate };

function announceSelection(selection: NightSelection): void {
  const nights = selectedNights(selection);
  if (nights === null || selection === null) return;
  const { first, last } = nights;
  if (first !== last) announce(messages.nightsSelected(first, last, daysBetween(first, addDays(last, 1))));
  else announce(selection.isEnded ? messages.singleNightSelected(first) : messages.selectionStarted(first));
}

type NightSelectionOptions = {
  today: CalendarDate;
  isOn: boolean;
  onPeriod: (period: Period) => void;
};

export function useNightSelection({ today, isOn, onPeriod }: NightSelectionOptions) {
  const [selection, setSelection] = useState<NightSelection>(null);
  const [isTouch, setTouch] = useState(false);
  const isReaching = selection?.isEnded === false;

  const take = (next: NightSelection, isTapped = false) => {
    setTouch(isTapped);
    setSelection(next);
    const period = selectedNights(next);
    if (next?.isEnded === true && period !== null && !isTapped) onPeriod(period);
  };
  const update = (next: NightSelection, isTapped = false) => {
    announceSelection(next);
    take(next, isTapped);
  };
  const choose = (day: CalendarDate, isTapped: boolean) => {
    if (!isOn) return;
    if (day < today) return announce(messages.nightAlreadyPast(day));
    update(chooseNight(selection, day, today), isTapped);
  };
  const single = (day: CalendarDate) => update({ from: day, to: day, isEnded: true }, true);
  const reach = (day: CalendarDate) => {
    if (!isTouch) setSelection(reachNight(selection, day, today));
  };
  const extend = (from: CalendarDate, day: CalendarDate) => {
    if (!isOn || from < today) return;
    update(reachNight(isReaching ? selection : { from, to: from, isEnded: false }, day, today));
  };
  const drag = (from: CalendarDate, to: CalendarDate) => {
    take(reachNight({ from, to: from, isEnded: false }, to, today));
  };
  const drop = () => selection && take({ ...selection, isEnded: true });
  const clear = () => setSelection(null);
  const cancel = () => {
    clear();
    announce(messages.selectionCancelled);
  };

  const acts = { choose, single, reach, extend, drag, drop, clear, cancel };
  return { nights: selectedNights(selection), isReaching, isTouch, ...acts };
}

export type NightSelectionState = ReturnType<typeof useNightSelection>;
