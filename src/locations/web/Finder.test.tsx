import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { locationsMessages } from '../messages.it.ts';
import { Finder } from './Finder.tsx';

const regioni = [
  { id: 9, nome: 'Toscana', codice: 'TOS', slug: 'toscana' },
  { id: 10, nome: 'Umbria', codice: 'UMB', slug: 'umbria' },
];
const answers: Record<string, unknown> = {
  '/api/regioni/9/province': [{ id: 52, nome: 'Siena', sigla: 'SI', capoluogo: 'Siena', slug: 'siena', regione_id: 9 }],
  '/api/regioni/10/province': [
    { id: 54, nome: 'Perugia', sigla: 'PG', capoluogo: 'Perugia', slug: 'perugia', regione_id: 10 },
  ],
  '/province/52/citta-with-count': [
    { id: 52_020, nome: 'Pienza', cap: '53026', slug: 'pienza', strutture_count: 12 },
    { id: 52_023, nome: 'Radicofani', cap: '53040', slug: 'radicofani', strutture_count: 0 },
  ],
};
let failing: string | null = null;

beforeEach(() => {
  failing = null;
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === failing) throw new TypeError('rete assente');
    return Response.json(answers[path]);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Address() {
  const { pathname, hash } = useLocation();
  return <p>{`sei a ${pathname}${hash}`}</p>;
}

function openFinder() {
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <>
          <Finder regioni={regioni} />
          <Address />
        </>
      ),
    },
    { path: '*', Component: Address },
  ]);
  render(<Stub />);
  return userEvent.setup();
}

function select(name: string): HTMLSelectElement {
  return screen.getByRole('combobox', { name });
}

async function chooseSiena(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  await user.selectOptions(select('Regione'), 'Toscana');
  await user.selectOptions(select('Provincia'), await screen.findByRole('option', { name: 'Siena (SI)' }));
}

describe('three dependent choices', () => {
  test('province and city wait for the choice before them', () => {
    openFinder();
    expect(select('Provincia').disabled).toBe(true);
    expect(select('Città').disabled).toBe(true);
  });

  test('city label is name plus number of properties; the counter says how many cities there are', async () => {
    const user = openFinder();
    await chooseSiena(user);
    expect(await screen.findByRole('option', { name: 'Pienza (12)' })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('2 città disponibili, 1 con almeno una casa');
  });

  test('another region clears province and city', async () => {
    const user = openFinder();
    await chooseSiena(user);
    await user.selectOptions(select('Città'), await screen.findByRole('option', { name: 'Pienza (12)' }));
    await user.selectOptions(select('Regione'), 'Umbria');
    expect(await screen.findByRole('option', { name: 'Perugia (PG)' })).toBeTruthy();
    expect(select('Provincia').value).toBe('');
    expect(select('Città').disabled).toBe(true);
  });
});

describe('«Mostra le case» opens the deepest place chosen', () => {
  test('nothing: the regions', async () => {
    const user = openFinder();
    await user.click(screen.getByRole('button', { name: 'Mostra le case' }));
    expect(await screen.findByText('sei a /#regioni')).toBeTruthy();
  });

  test('a province', async () => {
    const user = openFinder();
    await chooseSiena(user);
    await user.click(screen.getByRole('button', { name: 'Mostra le case' }));
    expect(await screen.findByText('sei a /strutture/toscana/siena')).toBeTruthy();
  });

  test('a city', async () => {
    const user = openFinder();
    await chooseSiena(user);
    await user.selectOptions(select('Città'), await screen.findByRole('option', { name: 'Pienza (12)' }));
    await user.click(screen.getByRole('button', { name: 'Mostra le case' }));
    expect(await screen.findByText('sei a /strutture/toscana/siena/pienza')).toBeTruthy();
  });
});

test('a failure shows its sentence as well as the log line, and «Riprova» tries again', async () => {
  failing = '/api/regioni/9/province';
  const user = openFinder();
  await user.selectOptions(select('Regione'), 'Toscana');
  expect((await screen.findByRole('alert')).textContent).toBe(locationsMessages.provinceNonCaricate);
  expect(console.error).toHaveBeenCalledTimes(1);
  failing = null;
  await user.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(await screen.findByRole('option', { name: 'Siena (SI)' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
