import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { createElement, Fragment } from 'react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { addDays, type CalendarDate, eachDate } from '../src/kernel/dates/calendar-date.ts';
import {
  BookingPanel,
  LateBookingSheet,
  LateInfoDialog,
  LatePaymentDialog,
} from '../src/stay/web/visitor/BookingPanel.tsx';
import type { StayAddress } from '../src/stay/rules/stay-address.ts';
import type { SellingTerms } from '../src/stay/selling-contract.ts';
import type { Struttura } from '../src/strutture/contract.ts';
import { hasContacts } from '../src/kernel/people/contact-links.ts';
import { LiveRegions } from '../src/ui/toasts/LiveRegions.tsx';
import { wireStruttura } from './wire-struttura.ts';

/** The current date of the tests, a Saturday. */
const TODAY = '2026-11-21' as CalendarDate;

const BEFORE_THE_HOUR = { ora_limite_oggi: 18, is_past: false };

/** On the nights in `taken`, every unit is taken; `takenIn` lists the taken nights of each room. */
export const calendar = {
  taken: [] as string[],
  takenIn: {} as Record<string, readonly string[]>,
  questions: [] as URLSearchParams[],
};

export async function answerAvailability(address: string): Promise<Response> {
  const query = new URL(address, 'https://ospitalia.example').searchParams;
  calendar.questions.push(query);
  const start = query.get('start_date') as CalendarDate;
  const end = query.get('end_date') as CalendarDate;
  const taken = [...calendar.taken, ...(calendar.takenIn[query.get('camera_id') ?? ''] ?? [])];
  const nights = eachDate(start, addDays(end, 1));
  return Response.json(nights.map((date) => ({ date, is_available: !taken.includes(date) })));
}

// Loads the components in advance, because the page would load them only when the browser is idle.
beforeAll(() => Promise.all([LateBookingSheet.prepare(), LateInfoDialog.prepare(), LatePaymentDialog.prepare()]));

beforeEach(() => {
  calendar.taken = ['2026-11-27', '2026-11-28', '2026-11-29'];
  calendar.takenIn = {};
  calendar.questions = [];
  vi.stubGlobal('fetch', answerAvailability);
  sessionStorage.clear();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  // Clears the history state, because a sheet that was left open would reopen in the next test.
  window.history.replaceState(null, '');
});

export function bookingPage(
  overrides: Partial<Struttura> = {},
  selling: Partial<SellingTerms> = {},
  address: StayAddress = {},
) {
  const struttura = wireStruttura(overrides);
  const panel = createElement(BookingPanel, {
    struttura,
    selling: { is_payable: true, modalita: 'immediata', calendari: [], oggi: BEFORE_THE_HOUR, ...selling },
    today: TODAY,
    address,
    hasContacts: hasContacts(struttura),
    resultsHref: '/strutture/toscana/siena/montepulciano',
  });
  const Page = () => createElement(Fragment, null, panel, createElement(LiveRegions));
  return createElement(createRoutesStub([{ path: '*', Component: Page }]));
}

export async function openPanel(
  overrides: Partial<Struttura> = {},
  selling: Partial<SellingTerms> = {},
  address: StayAddress = {},
): Promise<UserEvent> {
  const user = userEvent.setup();
  render(bookingPage(overrides, selling, address));
  await waitFor(() => expect(grid().getAttribute('aria-busy')).toBe('false'));
  return user;
}

export function grid(): HTMLElement {
  return screen.getByRole('grid');
}

export function day(date: string): HTMLElement {
  return within(grid()).getByRole('button', { name: new RegExp(` ${date} `) });
}

/** Returns the panel's button, not the one with the same name in the phone bar, which CSS hides on wide screens. */
export function button(name: string): HTMLElement {
  const found = screen.getAllByRole('button', { name });
  const [only, ...others] = found.length > 1 ? found.filter((each) => !each.closest('.stay-mobile-bar')) : found;
  expect(others).toEqual([]);
  return only as HTMLElement;
}

export function isThere(text: string | RegExp): boolean {
  return screen.queryByText(text) !== null;
}

export function announced(): string | null | undefined {
  const regions = [...document.querySelectorAll('[data-live="polite"]')];
  return regions.find((each) => each.closest('dialog') === null)?.textContent;
}

/** Replaces no-break spaces, which Intl puts before the euro sign. */
export function plain(text: string | null | undefined): string | undefined {
  return text?.replaceAll('\u00a0', ' ');
}
