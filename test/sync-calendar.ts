import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement, Fragment } from 'react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, vi } from 'vitest';
import type { Configuration, SyncStart, SyncStatus } from '../src/calendar/property-contract.ts';
import type { CalendarAddress } from '../src/calendar/rules/calendar-address.ts';
import { LateCalendarDialogs } from '../src/calendar/web/grid/PropertyCalendar.tsx';
import { LateSyncDialog, PropertyBoard } from '../src/calendar/web/sync/PropertyBoard.tsx';
import { LiveRegions } from '../src/ui/toasts/LiveRegions.tsx';
import { closeToast, currentToasts } from '../src/ui/toasts/toast-store.ts';
import { Toasts } from '../src/ui/toasts/Toasts.tsx';
import type { SentCall } from './answer-calls.ts';

export function configuration(overrides: Partial<Configuration> = {}): Configuration {
  return {
    id: 1,
    camera_id: null,
    platform: 'airbnb',
    import_url: 'https://www.airbnb.it/calendar/ical/12…ics?s=•••',
    export_enabled: true,
    sync_interval_minutes: 60,
    state: 'ok',
    is_syncing: false,
    last_attempt: '2026-11-22T10:02:00.000Z',
    last_success: '2026-11-22T10:02:00.000Z',
    next_sync: '2026-11-22T11:02:00.000Z',
    errore: null,
    failures: 0,
    total_events: 12,
    ignored: {},
    held_nights: 0,
    held_events: 0,
    misread: [],
    misread_count: 0,
    conflicts: 0,
    mass_drop: null,
    wrong_addresses: null,
    ...overrides,
  };
}

const NEVER = { last_sync: null, total_events: 0, held_events: 0, conflicts: 0 };

export function syncStatus({ property, ...overrides }: Partial<SyncStatus> = {}): SyncStatus {
  return {
    status: 'success',
    property: property ?? {
      id: 7,
      nome: 'Podere Le Querce',
      cin: 'IT052015C2TEST0001',
      tipo_prenotazione: 'casa_vacanza',
      camere: [],
    },
    sync_statistics: { platform_statistics: { airbnb: NEVER, booking: NEVER, vrbo: NEVER } },
    configurations: [],
    conflicts: [],
    export_addresses: [],
    doorbell: null,
    ...overrides,
  };
}

type Answer = { status: number; body?: unknown };
type Answers = Record<string, Answer | Answer[]>;

export const EVENTS = 'GET /api/calendar/events/7';
export const STATUS = 'GET /api/calendar/sync-status/7';
export const SYNC = 'POST /api/calendar/sync/7';

export const ok = (body: unknown = {}) => ({ status: 200, body });

export function syncStarted(overrides: Partial<SyncStart>): { status: number; body: SyncStart } {
  const body = { status: 'sync_initiated' as const, task_count: 0, platforms: [], already_fresh: [], put_off: [] };
  return { status: 200, body: { ...body, ...overrides } };
}

/** Answers each call with the next answer for its method and path, without the query. The last answer is repeated. */
export function answerByPath(answers: Answers = {}): SentCall[] {
  const sent: SentCall[] = [];
  const all: Answers = { [EVENTS]: ok({ status: 'success', events: [] }), ...answers };
  const left = new Map(Object.entries(all).map(([call, each]) => [call, Array.isArray(each) ? [...each] : [each]]));
  vi.stubGlobal('fetch', (path: string, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
    sent.push({ method, path, body: body === undefined ? undefined : JSON.parse(body) });
    const queue = left.get(`${method} ${path.split('?')[0]}`) ?? [];
    const answer = (queue.length > 1 ? queue.shift() : queue[0]) ?? { status: 404, body: {} };
    return Promise.resolve(new Response(JSON.stringify(answer.body ?? {}), { status: answer.status }));
  });
  return sent;
}

export function stubWideScreen(): void {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
}

/** Sets the clock to 12:30 in Rome. By default all timers are faked and advance automatically. */
export function freezeBoard(options: { toFake?: ['Date'] } = {}): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-11-22T11:30:00.000Z'), shouldAdvanceTime: true, ...options });
    for (const { id } of currentToasts()) closeToast(id);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

export async function openBoard(
  initial: SyncStatus | null,
  answers: Answers = {},
  { signInPath = '/proprietario', ...address }: { signInPath?: string; address?: CalendarAddress } = {},
) {
  const sent = answerByPath(answers);
  stubWideScreen();
  await Promise.all([LateCalendarDialogs.prepare(), LateSyncDialog.prepare()]);
  const onSignedOut = vi.fn();
  const board = createElement(PropertyBoard, { property_id: 7, initial, signInPath, onSignedOut, ...address });
  const Stub = createRoutesStub([{ path: '/', Component: () => board }]);
  render(createElement(Fragment, null, createElement(Stub), createElement(Toasts), createElement(LiveRegions)));
  await act(async () => {});
  return { sent, user: userEvent.setup(), onSignedOut };
}

export async function openSyncDialog(initial: SyncStatus, answers: Answers = {}) {
  const { sent, user } = await openBoard(initial, answers);
  await user.click(screen.getByRole('button', { name: 'Sincronizza' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Sincronizzazione Calendari' }));
  return {
    sent,
    user,
    dialog,
    press: (name: string) => user.click(dialog.getByRole('button', { name })),
    confirm: (name: string) => user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name })),
    posted: () => sent.find(({ method }) => method === 'POST')?.body,
    add: async (url: string) => {
      await user.clear(dialog.getByLabelText('Indirizzo iCal'));
      await user.type(dialog.getByLabelText('Indirizzo iCal'), url);
      await user.click(dialog.getByRole('button', { name: 'Aggiungi' }));
    },
  };
}
