import { fireEvent, render, screen, within } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { ProvinceExplorer } from './ProvinceExplorer.tsx';

const province = [
  { id: 1, nome: 'Perugia', sigla: 'PG', slug: 'perugia', capoluogo: 'Perugia', regione_id: 10 },
  { id: 2, nome: 'Terni', sigla: 'TR', slug: 'terni', capoluogo: 'Terni', regione_id: 10 },
];

function open(codice: string) {
  const pathOf = ({ slug }: { slug: string }) => `/strutture/umbria/${slug}`;
  const Component = () => <ProvinceExplorer {...{ codice, province, pathOf }} counts={{ 1: 12 }} />;
  const Stub = createRoutesStub([{ path: '*', Component }]);
  render(<Stub />);
  return within(screen.getByRole('list'));
}

test('the map and the list link to each province and highlight the same province, while Tab reaches only the list', () => {
  const list = open('UMB');
  const map = within(screen.getByRole('group', { name: 'Mappa delle province' }));
  const [shape, line] = [map.getByRole('link', { name: 'Perugia' }), list.getByRole('link', { name: /Perugia/ })];
  expect(shape.getAttribute('href')).toBe('/strutture/umbria/perugia');
  expect(shape.getAttribute('tabindex')).toBe('-1');
  fireEvent.focus(line);
  expect(shape.classList.contains('on')).toBe(true);
  fireEvent.blur(line);
  fireEvent.mouseEnter(map.getByRole('link', { name: 'Terni' }));
  expect(list.getByRole('link', { name: /Terni/ }).classList.contains('on')).toBe(true);
  expect(line.classList.contains('on')).toBe(false);
});

test('shows no province map for Sardinia and explains why', () => {
  open('SAR');
  expect(screen.queryByRole('group')).toBeNull();
  expect(screen.getByText(/I confini delle province sarde/)).toBeTruthy();
});
