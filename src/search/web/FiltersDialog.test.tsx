import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import { type ChosenCriteria, NO_CRITERIA } from '../rules/chosen-criteria.ts';
import { FiltersDialog } from './FiltersDialog.tsx';

type Facet = { name: string; value: string; total: number; is_at_least: boolean };
const facet = (name: string, value: string, total: number, is_at_least = false): Facet => ({
  name,
  value,
  total,
  is_at_least,
});
const FACETS = [
  facet('servizi', 'piscina', 12),
  facet('servizi', 'spa', 0),
  facet('servizi', 'camino', 0, true),
  facet('servizi', 'wifi', 1000, true),
  facet('tipo', 'bb', 1),
  facet('prezzo_max', '80', 7),
  facet('prezzo_max', '50', 0),
  facet('ospiti', '4', 9),
];

let waiting: { query: URLSearchParams; answer: (facets: Facet[] | null) => void }[] = [];
let count = { total: 34, is_at_least: false };

beforeEach(() => {
  waiting = [];
  count = { total: 34, is_at_least: false };
  vi.stubGlobal('fetch', async (path: string) => {
    const { pathname, searchParams: query } = new URL(path, 'http://localhost');
    if (pathname !== '/api/ricerca/filtri') return new Response('{}', { status: 503 });
    const facets = await new Promise<Facet[] | null>((answer) => waiting.push({ query, answer }));
    return facets ? Response.json({ ...count, facets }) : new Response('{}', { status: 503 });
  });
});
afterEach(() => vi.unstubAllGlobals());

function open(chosen: Partial<ChosenCriteria> = {}, countQuery: string | null = 'citta_id=1') {
  const empty = {
    base: '/cerca',
    beside: '',
    stay: '',
    kept: '',
    text: '',
    pills: [],
    chips: [],
    activeCount: 0,
  };
  const orders = { giorno: '', prezzo: '', posti: '', recenti: '' };
  const tools = {
    ...empty,
    chosen: { ...NO_CRITERIA, ...chosen },
    clearHref: null,
    filtersHref: '',
    countQuery,
    orders,
  };
  const element = <FiltersDialog isOpen onClose={() => undefined} tools={tools} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  return userEvent.setup({ pointerEventsCheck: 0 });
}

async function facetsRequest(place = 0) {
  await waitFor(() => expect(waiting.length).toBeGreaterThan(place));
  return waiting[place] ?? { query: new URLSearchParams(), answer: () => undefined };
}

async function openCounted(chosen: Partial<ChosenCriteria> = {}) {
  const user = open(chosen);
  (await facetsRequest()).answer(FACETS);
  await waitFor(() => expect(labelOf('piscina')).toBe('Piscina, 12 case'));
  return user;
}

/** Finds a checkbox by its value, because finding one of fifty by role and name takes seconds. */
function box(value: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`input[value="${value}"]`);
  if (found === null) throw new Error(`no option ${value}`);
  return found;
}

/** Finds a price step by its label. A space in `words` also matches the non-breaking space before €. */
function step(words: string): HTMLInputElement {
  const labels = [...document.querySelectorAll('label.search-filter-item')];
  const wordsOf = (label: Element) => label.lastElementChild?.firstChild?.textContent?.replaceAll('\u00A0', ' ');
  const found = labels.find((label) => wordsOf(label) === words);
  const input = found?.querySelector('input');
  if (!input) throw new Error(`no step ${words}`);
  return input;
}

const labelOf = (value: string) => box(value).ariaLabel;
const isRefused = (option: HTMLElement) => option.getAttribute('aria-disabled') === 'true';
const isPressed = (words: string) => step(words).checked;

describe('the filters dialog', () => {
  test('labels each option with its home count, in the singular, in the plural or as «oltre 1.000»', async () => {
    await openCounted();
    expect(['bb', 'piscina', 'wifi'].map(labelOf)).toEqual([
      'B&B, 1 casa',
      'Piscina, 12 case',
      'WiFi, oltre 1.000 case',
    ]);
    expect(['bb', 'piscina', 'wifi'].map(box).some(isRefused)).toBe(false);
    expect(screen.getByText('Mostra 34 case').tagName).toBe('BUTTON');
    expect(['bb', 'wifi'].map((value) => box(value).parentElement?.textContent)).toEqual(['B&B1', 'WiFi1.000+']);
  });

  test('shows no home count if the count is only known to be at least 0', async () => {
    count = { total: 0, is_at_least: true };
    const user = await openCounted();
    expect(screen.getByText('Mostra le case').tagName).toBe('BUTTON');
    await user.click(box('camino'));
    expect([box('camino').checked, labelOf('camino')]).toEqual([true, null]);
  });

  test('does not send a check-in without a check-out', async () => {
    open({ stay: { ...NO_CRITERIA.stay, selection: { kind: 'checkIn', check_in: '2027-05-01' as CalendarDate } } });
    expect((await facetsRequest()).query.toString()).toBe('citta_id=1');
  });

  test('reserves no space for home counts if the homes of the search cannot be counted', () => {
    open({}, null);
    expect(box('piscina').checked).toBe(false);
    expect(document.querySelectorAll('.search-facet')).toHaveLength(0);
  });
});

describe('guest count options', () => {
  test('change the number of guests, and «Togli tutti» restores the initial number', async () => {
    const user = await openCounted({ stay: { ...NO_CRITERIA.stay, guests: 3 } });
    expect(isPressed('In 3')).toBe(true);
    await user.click(step('In 4'));
    expect((await facetsRequest(1)).query.get('ospiti')).toBe('4');
    await user.click(screen.getByText('Togli tutti'));
    expect((await facetsRequest(2)).query.get('ospiti')).toBe('3');
  });
});
