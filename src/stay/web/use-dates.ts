import { useEffect, useState } from 'react';
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import { announce } from '../../ui/announce.ts';
import { stayMessages } from '../messages.it.ts';
import { type Price, quoteStay } from '../rules/quote-stay.ts';
import { type SelectOutcome, selectDate } from '../rules/select-date.ts';
import { NO_DATES, type Nights, type Selection } from '../rules/selection.ts';

/** How long a hint stays on show below the grid. */
const HINT_MS = 6000;

function sentence(outcome: SelectOutcome, day: CalendarDate, selection: Selection, price: Price): string {
  if (outcome !== 'checkOutSet') return stayMessages.outcome[outcome](day);
  if (selection.kind !== 'stay') return '';
  const { nights, total_cents } = quoteStay(selection.check_in, selection.check_out, price);
  return stayMessages.stay(nights, selection.check_in, selection.check_out, total_cents);
}

/** The dates chosen so far, `initial` before any click. Every click is announced; one that surprises is explained on the screen as well. */
export function useDates(initial: Selection, nights: Nights, price: Price) {
  const [selection, setSelection] = useState(initial);
  const [hint, setHint] = useState<{ text: string } | null>(null);

  useEffect(() => {
    if (hint === null) return undefined;
    const timer = setTimeout(() => setHint(null), HINT_MS);
    return () => clearTimeout(timer);
  }, [hint]);

  const pick = (day: CalendarDate) => {
    const selected = selectDate(selection, day, nights);
    const text = sentence(selected.outcome, day, selected.selection, price);
    setSelection(selected.selection);
    setHint(selected.outcome === 'refused' || selected.outcome === 'nightsTakenBetween' ? { text } : null);
    announce(text);
  };
  const clear = () => {
    setSelection(NO_DATES);
    setHint(null);
    announce(stayMessages.outcome.datesCleared(nights.today));
  };

  return { selection, hint: hint?.text ?? null, pick, clear };
}
