import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { RegionExplorer } from './RegionExplorer.tsx';

const regioni = [
  { id: 20, nome: 'Sardegna', codice: 'SAR', slug: 'sardegna' },
  { id: 9, nome: 'Toscana', codice: 'TOS', slug: 'toscana' },
];

function openExplorer() {
  const totals = { regioni: 20, province: 110, strutture: 1257 };
  const Stub = createRoutesStub([{ path: '*', Component: () => <RegionExplorer regioni={regioni} totals={totals} /> }]);
  render(<Stub />);
  const map = screen.getByRole('group', { name: 'Mappa delle regioni d’Italia' });
  return {
    poster: (nome: string) => within(screen.getByRole('list')).getByRole('link', { name: new RegExp(nome) }),
    region: (nome: string) => within(map).getByRole('link', { name: nome }),
  };
}

test('the region cards show name, code, description and «Esplora», and appear in a fixed order for any input order', () => {
  const { poster } = openExplorer();
  expect(poster('Toscana').textContent).toMatch(/Esplora .*Toscana.*TOS.*Poderi, cipressi e strade bianche/);
  const names = within(screen.getByRole('list'))
    .getAllByRole('link')
    .map((link) => link.querySelector('b')?.textContent);
  expect(names).toEqual(['Toscana', 'Sardegna']);
});

test('Tab reaches the region map only after «Mappa» has been pressed', async () => {
  const { region } = openExplorer();
  expect(region('Toscana').getAttribute('tabindex')).toBe('-1');
  await userEvent.setup().click(screen.getByRole('button', { name: 'Mappa' }));
  expect(region('Toscana').getAttribute('tabindex')).toBeNull();
});

test('the summary shows the rounded number of homes and the number of provinces', () => {
  openExplorer();
  expect(screen.getByText('1.200+')).toBeTruthy();
  expect(screen.getByText('110')).toBeTruthy();
});
