import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement, Fragment } from 'react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { CalendarConflict, CalendarEvent } from '../src/calendar/property-contract.ts';
import {
  LateCalendarDialogs,
  PropertyCalendar,
  type PropertyCalendarProps,
} from '../src/calendar/web/grid/PropertyCalendar.tsx';
import { CalendarSessionScope } from '../src/calendar/web/sync/PropertyBoard.tsx';
import { LiveRegions } from '../src/ui/toasts/LiveRegions.tsx';
import { closeToast, currentToasts } from '../src/ui/toasts/toast-store.ts';
import { answerCalls } from './answer-calls.ts';

/** Freezes the clock at Sunday 22 November 2026, 11:02 in Rome. The screen is wide unless `narrow` is called. */
export function freezeCalendar(): { narrow: () => void } {
  let isNarrow = false;
  beforeEach(() => {
    isNarrow = false;
    vi.useFakeTimers({ now: new Date('2026-11-22T10:02:00Z'), toFake: ['Date'] });
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: isNarrow && query === '(max-width: 640px)',
      addEventListener() {},
      removeEventListener() {},
    }));
    // jsdom does not implement this method.
    Element.prototype.scrollIntoView = () => {};
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
    for (const { id } of currentToasts()) closeToast(id);
  });
  return {
    narrow: () => {
      isNarrow = true;
    },
  };
}

export function calendarEvent(more: Partial<CalendarEvent>): CalendarEvent {
  return {
    event_id: 'e1',
    property_id: 7,
    camera_id: null,
    start_date: '2026-11-22',
    end_date: '2026-11-27',
    event_type: 'booking',
    platform_source: 'airbnb',
    sync_status: 'ok',
    summary: '',
    guest_info: null,
    is_echo: false,
    held_since: null,
    booking: null,
    can_delete: false,
    ...more,
  };
}

export const airbnb = calendarEvent({ sync_status: 'conflict' });
export const vrbo = calendarEvent({
  event_id: 'e2',
  platform_source: 'vrbo',
  start_date: '2026-11-25',
  end_date: '2026-11-30',
  sync_status: 'conflict',
});
export const block = calendarEvent({
  event_id: 'e3',
  platform_source: 'ospitalia',
  event_type: 'blocked',
  summary: 'Date bloccate',
  start_date: '2026-12-02',
  end_date: '2026-12-04',
  can_delete: true,
});
export const conflict: CalendarConflict = {
  camera_id: null,
  start_date: '2026-11-25',
  end_date: '2026-11-27',
  platforms: ['airbnb', 'vrbo'],
  event_ids: ['e1', 'e2'],
};

export const eventsAnswer = (...events: CalendarEvent[]) => ({ status: 200, body: { status: 'success', events } });

export async function openCalendar(
  { opensBookings = true, ...props }: Partial<PropertyCalendarProps> & { opensBookings?: boolean } = {},
  ...answers: Parameters<typeof answerCalls>
) {
  await LateCalendarDialogs.prepare();
  const sent = answerCalls(...(answers.length > 0 ? answers : [eventsAnswer(airbnb, vrbo, block)]));
  const property = { id: 7, nome: 'Podere', cin: null, tipo_prenotazione: 'casa_vacanza' as const, camere: [] };
  const calendar = createElement(PropertyCalendar, { property, ...props });
  const session = { wayIn: null, onSignedOut() {}, opensBookings };
  const Component = () => createElement(CalendarSessionScope, { session }, calendar);
  const Stub = createRoutesStub([{ path: '/', Component }]);
  render(createElement(Fragment, null, createElement(Stub), createElement(LiveRegions)));
  await waitFor(() => expect(screen.queryByText('Caricamento calendario...')).toBeNull());
  const user = userEvent.setup();
  return {
    sent,
    user,
    press: (name: RegExp) => user.click(gridButton(name)),
    confirm: (name: string) => user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name })),
  };
}

/** Returns the first matching bar, because an event that spans a Sunday has one bar per week. */
export function gridButton(name: RegExp): HTMLElement {
  const [first] = screen.getAllByRole('button', { name });
  if (first === undefined) throw new Error(`The button ${name} is missing.`);
  return first;
}
