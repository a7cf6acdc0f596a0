import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement, Fragment } from 'react';
import { createRoutesStub } from 'react-router';
import { vi } from 'vitest';
import type { Configuration, SyncStart, SyncStatus } from '../src/calendar/property-contract.ts';
import type { CalendarAddress } from '../src/calendar/rules/calendar-address.ts';
import { LateCalendarDialogs } from '../src/calendar/web/grid/late-calendar-dialogs.ts';
import { LateSyncDialog } from '../src/calendar/web/sync/late-sync-dialog.ts';
import { PropertyBoard } from '../src/calendar/web/sync/PropertyBoard.tsx';
import { LiveRegions } from '../src/ui/LiveRegions.tsx';
import { Toasts } from '../src/ui/Toasts.tsx';
import type { SentCall } from './answer-calls.ts';

/** A platform's calendar that was read well at 11:02, as `overrides` change it. */
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
    conflicts: 0,
    mass_drop: null,
    wrong_addresses: null,
    ...overrides,
  };
}

const NEVER = { last_sync: null, total_events: 0, conflicts: 0 };

/** How things stand for a house that nothing is connected to, as `overrides` change it. */
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

/** The answer of a sync, of which nothing was started unless it is said. */
export function syncStarted(overrides: Partial<SyncStart>): { status: number; body: SyncStart } {
  const body = { status: 'sync_initiated' as const, task_count: 0, platforms: [], already_fresh: [], put_off: [] };
  return { status: 200, body: { ...body, ...overrides } };
}

/**
 * Answers the browser's calls by method and path without its query, `GET /api/calendar/events/7`; of several answers each once,
 * the last from then on. What is not listed is answered 404.
 */
export function answerByPath(answers: Record<string, Answer | Answer[]>): SentCall[] {
  const sent: SentCall[] = [];
  const left = new Map(Object.entries(answers).map(([call, each]) => [call, Array.isArray(each) ? [...each] : [each]]));
  vi.stubGlobal('fetch', (path: string, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
    sent.push({ method, path, body: body === undefined ? undefined : JSON.parse(body) });
    const queue = left.get(`${method} ${path.split('?')[0]}`) ?? [];
    const answer = (queue.length > 1 ? queue.shift() : queue[0]) ?? { status: 404, body: {} };
    return Promise.resolve(new Response(JSON.stringify(answer.body ?? {}), { status: answer.status }));
  });
  return sent;
}

/** A screen with room for everything; jsdom has none. */
export function stubWideScreen(): void {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
}

/** The property calendar with everything around it, whose page came with `initial`, once the first answers are there. */
export async function openBoard(
  initial: SyncStatus | null,
  signInPath = '/proprietario',
  address: { address?: CalendarAddress } = {},
) {
  stubWideScreen();
  await Promise.all([LateCalendarDialogs.prepare(), LateSyncDialog.prepare()]);
  const onSignedOut = vi.fn();
  const board = createElement(PropertyBoard, { property_id: 7, initial, signInPath, onSignedOut, ...address });
  const Stub = createRoutesStub([{ path: '/', Component: () => board }]);
  render(createElement(Fragment, null, createElement(Stub), createElement(Toasts), createElement(LiveRegions)));
  await act(async () => {});
  return { user: userEvent.setup(), onSignedOut };
}
