import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider, StaticRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { wireStruttura } from '../../../../test/wire-struttura.ts';
import { type ServedPart, ServedParts } from '../../../ui/loading/served-html.ts';
import { cardHtml, listHtml } from './card-html.ts';
import { ResultsList } from './ResultsList.tsx';
import { savedHomes } from './saved/device-homes-store.ts';
import { SaveButton } from './saved/SaveButton.tsx';
import { shownCard } from './shown-card.ts';
import { StrutturaCard, type StrutturaCardProps } from './StrutturaCard.tsx';

const PHOTOS = ['a', 'b', 'c'].map((name) => `/foto/${name.padStart(22, 'z')}-1200x900.webp#30-70`);

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

function cardOf(overrides: Parameters<typeof wireStruttura>[0] = {}, more: Partial<StrutturaCardProps> = {}) {
  return { struttura: shownCard(wireStruttura({ immagini: PHOTOS, ...overrides })), ...more };
}

const STAY = { query: '?dal=2026-12-10&al=2026-12-13', price: null, warning: null, policy: null };
const SHAPES: Parameters<typeof cardOf>[] = [
  [],
  [{ immagini: [], cin: '', servizi: [], telefono: null, email: null }],
  [{ immagini: PHOTOS.slice(0, 1), is_demo: true, is_guaranteed: false, ha_cucina: false }],
  [{ nome: '<b>"Casa" & C’è</b>', tipo_prenotazione: 'bnb', tipo_struttura: ['bb', 'affittacamere'], prezzo_notte: 0 }],
  [{}, { freshness: { testo: 'Calendario confermato un’ora fa', is_stale: false } }],
  [{}, { freshness: { testo: 'Da confermare', is_stale: true }, priority: true }],
  [{}, { stay: { ...STAY, price: { totale: '325 €', notti: '3 notti', somma: '95 € a notte' }, policy: 'Gratis' } }],
  [{ prezzo_notte: 95.5 }, { stay: { ...STAY, warning: 'Ha 4 posti letto' } }],
];

test.each(SHAPES)('the cached HTML of a card matches its components (variant %#)', (...shape) => {
  const props = cardOf(...shape);
  const drawn = renderToStaticMarkup(
    <StaticRouter location="/">
      <StrutturaCard {...props} />
    </StaticRouter>,
  );
  expect([cardHtml(props), cardHtml(structuredClone(props))]).toEqual([drawn, drawn]);
});

const list = (...ids: number[]): string =>
  listHtml(
    {},
    ids.map((id) => cardOf({ id, nome: `Casa ${id}` })),
  );

function openList(part: ServedPart) {
  const state: unknown[] = [];
  const router = createMemoryRouter([
    { path: '/', element: <ResultsList list={part} /> },
    { path: '/struttura/:id/:slug', loader: () => null, element: <p>La casa</p> },
  ]);
  router.subscribe(({ location }) => state.push(location.state));
  const { container } = render(<RouterProvider router={router} />);
  return { router, container, state };
}

const section = () => screen.getByRole('region', { name: 'Strutture' });

const routed = (element: ReactNode) => <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />;

test('hydrates a server-rendered list without receiving its data', async () => {
  const html = list(7, 8);
  const page = () => routed(<ResultsList list={{ id: 'elenco', html: null }} />);
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(<ServedParts value={new Map([['elenco', html]])}>{page()}</ServedParts>);
  const [card] = within(section()).getAllByRole('article');
  const fault = vi.spyOn(console, 'error');
  await act(async () => void hydrateRoot(root, page()));
  expect(fault.mock.calls).toEqual([]);
  expect(within(section()).getAllByRole('article')[0]).toBe(card);
  expect(within(section()).getAllByRole('article')).toHaveLength(2);
  root.remove();
});

// Regression: photos flickered when the map opened, because the HTML in the data escapes the apostrophe as `&#x27;`, unlike
// `innerHTML`.
test('keeps the cards when the same list arrives again as data, and replaces the cards when a different list arrives', async () => {
  const html = listHtml({}, [cardOf({ id: 7, nome: "Ca' d'Oro" })]);
  const change: ((html: string) => void)[] = [];
  function Page() {
    const [shown, setShown] = useState<string | null>(null);
    change.push(setShown);
    return <ResultsList list={{ id: 'elenco', html: shown }} />;
  }
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(<ServedParts value={new Map([['elenco', html]])}>{routed(<Page />)}</ServedParts>);
  const [card] = within(section()).getAllByRole('article');
  await act(async () => void hydrateRoot(root, routed(<Page />)));
  act(() => change.at(-1)?.(html));
  expect(within(section()).getByRole('article')).toBe(card);
  act(() => change.at(-1)?.(list(8)));
  expect(within(section()).getByRole('heading', { level: 3 }).textContent).toBe('Casa 8');
  root.remove();
});

function Lists() {
  const [ids, setIds] = useState([7]);
  return (
    <>
      <button type="button" onClick={() => setIds([8, 9])}>
        Altre
      </button>
      <ResultsList list={{ id: 'elenco', html: list(...ids) }} />
    </>
  );
}

test('shows the next list in place of the previous list, with saved homes marked as saved', async () => {
  savedHomes.change(9);
  render(routed(<Lists />));
  fireEvent.click(screen.getByRole('button', { name: 'Altre' }));
  const names = within(section()).getAllByRole('heading', { level: 3 });
  expect(names.map(({ textContent }) => textContent)).toEqual(['Casa 8', 'Casa 9']);
  const saved = await within(section()).findByRole('button', { pressed: true });
  expect(saved.getAttribute('aria-label')).toBe('Salva Casa 9');
});

test('navigates in the app when a card is clicked, and records that the home was opened from the results', async () => {
  const { state } = openList({ id: 'elenco', html: list(7) });
  fireEvent.click(screen.getByRole('link', { name: 'Casa 7' }));
  expect(await screen.findByText('La casa')).toBeDefined();
  expect(state).toContainEqual({ fromResults: true });
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  'leaves a click with %j and a click on a phone number to the browser',
  (press) => {
    const { router } = openList({ id: 'elenco', html: list(7) });
    const stop = (event: Event) => event.preventDefault();
    const prevented: boolean[] = [];
    const look = (event: Event) => void prevented.push(event.defaultPrevented);
    document.addEventListener('click', look);
    document.addEventListener('click', stop);
    fireEvent.click(screen.getByRole('link', { name: 'Casa 7' }), press);
    fireEvent.click(screen.getByRole('link', { name: 'Chiama Casa 7' }));
    document.removeEventListener('click', stop);
    document.removeEventListener('click', look);
    expect(prevented).toEqual([false, false]);
    expect(router.state.location.pathname).toBe('/');
  },
);

test('renders the same save buttons as the component, and updates the buttons when another tab changes the saved homes', async () => {
  savedHomes.change(8);
  openList({ id: 'elenco', html: list(7, 8) });
  const { container: expected } = render(
    <>
      <SaveButton id={7} nome="Casa 7" className="strutture-heart" />
      <SaveButton id={8} nome="Casa 8" className="strutture-heart" />
    </>,
  );
  const shown = () => [...section().querySelectorAll('.strutture-heart')].map((heart) => heart.outerHTML);
  const meant = () => [...expected.querySelectorAll('button')].map((heart) => heart.outerHTML);
  await waitFor(() => expect(shown()).toEqual(meant()));
  act(() => within(section()).getByRole('button', { name: 'Salva Casa 7' }).click());
  expect(savedHomes.read()).toEqual([7, 8]);
  expect(shown()).toEqual(meant());
  localStorage.setItem('ospitalia_salvate', '[]');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'ospitalia_salvate' })));
  expect(shown()).toEqual(meant());
});

// Regression: on a slow machine, a click on the next photo was lost.
test("replays a click that was made on a photo button before the button's script loaded", async () => {
  vi.resetModules();
  const { ResultsList: NewList } = await import('./ResultsList.tsx');
  render(routed(<NewList list={{ id: 'elenco', html: list(7, 8) }} />));
  const next = within(section()).getByRole('button', { name: 'Foto successiva di Casa 7' });
  const scrolled = vi.fn();
  HTMLElement.prototype.scrollTo = scrolled;
  act(() => next.click());
  expect(scrolled).not.toHaveBeenCalled();
  await waitFor(() => expect(scrolled).toHaveBeenCalledOnce());
});
