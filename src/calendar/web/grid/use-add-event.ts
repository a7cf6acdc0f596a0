import { useState } from 'react';
import { call, SIGNED_OUT } from '../../../api/call.ts';
import { type CalendarDate, addDays, formatDayMonthYear } from '../../../kernel/dates/calendar-date.ts';
import { showToast } from '../../../ui/toasts/toast-store.ts';
import { checkEvent } from '../../rules/check-event.ts';
import { readTypedDate } from '../../rules/read-typed-date.ts';
import { useCalendarSession } from '../session/calendar-session.ts';
import type { Period } from './use-night-selection.ts';
import * as messages from '../../messages/owner.ts';

export type TypedEvent = { first: string; last: string; event_type: 'blocked' | 'maintenance'; summary: string };

type Faults = { first?: string; last?: string };

function readPeriod(typed: TypedEvent, today: CalendarDate): { period: Period | null; faults: Faults } {
  const [first, last] = [readTypedDate(typed.first), readTypedDate(typed.last)];
  if (first === null || last === null) {
    const faults: Faults = {};
    if (first === null) faults.first = messages.unreadableDate(typed.first);
    if (last === null) faults.last = messages.unreadableDate(typed.last);
    return { period: null, faults };
  }
  const fault = checkEvent({ start: first, end: addDays(last, 1) }, today);
  if (fault === null) return { period: { first, last }, faults: {} };
  return {
    period: null,
    faults: { last: fault === 'finePrimaDiInizio' ? messages.lastNightBeforeFirst : messages.eventPeriodFaults[fault] },
  };
}

function untyped(period: Period | null): TypedEvent {
  const dates =
    period === null
      ? { first: '', last: '' }
      : { first: formatDayMonthYear(period.first), last: formatDayMonthYear(period.last) };
  return { ...dates, event_type: 'blocked', summary: '' };
}

type AddEventOptions = {
  property_id: number;
  camera_id: number | null;
  today: CalendarDate;
  period: Period | null;
  onAdded: () => void;
};

export function useAddEvent({ property_id, camera_id, today, period, onAdded }: AddEventOptions) {
  const { onSignedOut } = useCalendarSession();
  const [begun] = useState(() => untyped(period));
  const [typed, setTyped] = useState(begun);
  const [faults, setFaults] = useState<Faults>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const write = (change: Partial<TypedEvent>) => {
    setTyped((now) => ({ ...now, ...change }));
    setFaults({});
    setFailure(null);
  };
  const send = async () => {
    if (isBusy) return;
    const read = readPeriod(typed, today);
    setFaults(read.faults);
    if (read.period === null) return;
    setBusy(true);
    setFailure(null);
    const answer = await call('POST /api/calendar/events', {
      body: {
        property_id,
        camera_id,
        start_date: read.period.first,
        end_date: addDays(read.period.last, 1),
        event_type: typed.event_type,
        summary: typed.summary.trim() || null,
      },
    });
    setBusy(false);
    if (answer.ok) {
      showToast(messages.eventAdded);
      return onAdded();
    }
    if (answer.status === SIGNED_OUT) onSignedOut();
    setFailure(messages.eventNotCreatedPrefix + (answer.detail || messages.checkConnectionAndRetry));
  };

  const isTyped = JSON.stringify(typed) !== JSON.stringify(begun);
  return { typed, write, send, faults, failure, isBusy, isTyped, period: readPeriod(typed, today).period };
}
