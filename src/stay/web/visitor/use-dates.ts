import { useEffect, useState } from 'react';
import { type CalendarDate, daysBetween } from '../../../kernel/dates/calendar-date.ts';
import { announce } from '../../../ui/toasts/announce.ts';
import type { Price } from '../../rules/price.ts';
import { quoteStay } from '../../rules/quote-stay.ts';
import { type SelectOutcome, selectDate } from '../../rules/select-date.ts';
import { NO_DATES, type Nights, type Selection } from '../../rules/selection.ts';
import * as messages from '../../messages/visitor.ts';

const HINT_MS = 6000;

type Stay = { check_in: CalendarDate; check_out: CalendarDate };

type PriceRequest = { price: Price; guests: number } | null;

function sentence(outcome: SelectOutcome, day: CalendarDate, selection: Selection, priced: PriceRequest): string {
  if (outcome !== 'checkOutSet') return messages.selectionOutcomes[outcome](day);
  if (selection.kind !== 'stay') return '';
  const { check_in, check_out } = selection;
  const dates = messages.stayDatesAnnouncement(daysBetween(check_in, check_out), check_in, check_out);
  return priced
    ? `${dates} ${messages.stayTotalAnnouncement(quoteStay({ ...selection, guests: priced.guests }, priced.price))}`
    : dates;
}

export function useDates(initial: Selection, today: CalendarDate, priced: PriceRequest) {
  const [selection, setSelection] = useState(initial);
  const [hint, setHint] = useState<{ text: string } | null>(null);

  useEffect(() => {
    if (hint === null) return undefined;
    const timer = setTimeout(() => setHint(null), HINT_MS);
    return () => clearTimeout(timer);
  }, [hint]);

  const pick = (day: CalendarDate, isAvailable: Nights['isAvailable']) => {
    const selected = selectDate(selection, day, { today, isAvailable });
    const text = sentence(selected.outcome, day, selected.selection, priced);
    setSelection(selected.selection);
    setHint(selected.outcome === 'refused' || selected.outcome === 'nightsTakenBetween' ? { text } : null);
    announce(text);
  };
  const take = (stay: Stay) => {
    const taken: Selection = { kind: 'stay', ...stay };
    setSelection(taken);
    setHint(null);
    announce(sentence('checkOutSet', stay.check_out, taken, priced));
  };
  const clear = () => {
    setSelection(NO_DATES);
    setHint(null);
    announce(messages.selectionOutcomes.datesCleared(today));
  };

  return { selection, hint: hint?.text ?? null, pick, take, clear };
}
