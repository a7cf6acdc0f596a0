import { render, screen, within } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { REGIONI } from '../../../locations/rules/regioni.ts';
import { slugify } from '../../../locations/rules/slugify.ts';
import { PlaceSelects } from '../../../locations/web/PlaceSelects.tsx';
import { PlaceFailure } from './PlaceFailure.tsx';

const regione = { id: 12, nome: 'Lazio', codice: 'LAZ', slug: 'lazio' };
const frosinone = { id: 60, nome: 'Frosinone', sigla: 'FR', capoluogo: 'Frosinone', slug: 'frosinone', regione_id: 12 };
const town = { id: 60_044, nome: 'Monte San Giovanni in Campano', cap: '03025', slug: 'monte-s', strutture_count: 2 };

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => vi.restoreAllMocks());

async function openFailing(path: string) {
  const loader = () => Promise.reject(new TypeError('no network'));
  const pages = ['/strutture/:regione', '/strutture/:regione/:provincia', '/strutture/:regione/:provincia/:citta'];
  const Stub = createRoutesStub(
    pages.map((page) => ({ path: page, loader, Component: () => null, ErrorBoundary: PlaceFailure })),
  );
  render(<Stub initialEntries={[path]} />);
  const heading = await screen.findByRole('heading', { level: 1 });
  return {
    heading: heading.textContent,
    alert: screen.getByRole('alert').textContent,
    crumbs: within(screen.getByRole('navigation', { name: 'Percorso' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  };
}

test.each(REGIONI.map(({ nome }) => nome))(
  'the page of the region %s shows its heading even if loading fails',
  async (nome) => {
    const { heading, alert } = await openFailing(`/strutture/${slugify(nome)}`);
    expect([heading, alert]).toEqual([nome, 'Non riusciamo a caricare le case. Riprova.']);
  },
);

test('a province page that fails to load derives the province’s name from the URL if the page was never visited', async () => {
  expect(await openFailing('/strutture/toscana/siena')).toEqual({
    heading: 'Provincia di Siena',
    alert: 'Non riusciamo a caricare le città. Riprova.',
    crumbs: ['Italia', 'Toscana', 'Siena (SI)'],
  });
});

test('a page that fails to load shows the full names of its province and town if they were loaded before', async () => {
  const place = { regione, provincia: frosinone, citta: null };
  const Offer = () => <PlaceSelects place={place} province={[frosinone]} citta={[town]} />;
  const Stub = createRoutesStub([{ path: '/', Component: Offer }]);
  render(<Stub />).unmount();
  expect(await openFailing('/strutture/lazio/frosinone/monte-s')).toEqual({
    heading: 'Monte San Giovanni in Campano',
    alert: 'Non riusciamo a caricare le case. Riprova.',
    crumbs: ['Italia', 'Lazio', 'Frosinone (FR)', 'Monte San Giovanni in Campano'],
  });
});

const optionsOf = (label: string) =>
  [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ textContent }) => textContent);

test('a region page that fails to load offers all provinces in the dropdown and on the map, even if the region was never visited', async () => {
  await openFailing('/strutture/umbria');
  expect(optionsOf('Provincia')).toEqual(['Scegli una provincia', 'Perugia (PG)', 'Terni (TR)']);
  const map = screen.getByRole('group', { name: 'Mappa delle province' });
  expect(within(map).getByLabelText('Terni').getAttribute('href')).toBe('/strutture/umbria/terni');
});

test('a province page that fails to load offers the towns that were loaded before', async () => {
  const Offer = () => (
    <PlaceSelects place={{ regione, provincia: frosinone, citta: null }} province={[frosinone]} citta={[town]} />
  );
  const Stub = createRoutesStub([{ path: '/', Component: Offer }]);
  render(<Stub />).unmount();
  await openFailing('/strutture/lazio/frosinone');
  expect(optionsOf('Città')).toEqual(['Scegli una città', 'Monte San Giovanni in Campano (2)']);
});
