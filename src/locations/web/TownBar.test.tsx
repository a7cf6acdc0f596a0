import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TownBar } from './TownBar.tsx';

const PATIENCE = { timeout: 60_000 };

const regione = { id: 9, nome: 'Toscana', codice: 'TOS', slug: 'toscana' };
const provincia = { id: 52, nome: 'Siena', sigla: 'SI', capoluogo: 'Siena', slug: 'siena', regione_id: 9 };
const montepulciano = { id: 52015, nome: 'Montepulciano', cap: '53045', slug: 'montepulciano' };
const citta = { ...montepulciano, caps: ['53045'], provincia_id: 52 };
const town = { ...montepulciano, strutture_count: 3 };
const pienza = { id: 52020, nome: 'Pienza', cap: '53026', slug: 'pienza', strutture_count: 12 };

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function showBar(query?: string) {
  render(
    <MemoryRouter>
      <TownBar
        place={{ regione, provincia, citta }}
        province={[provincia]}
        town={town}
        cityCount={35}
        {...(query && { query })}
      />
    </MemoryRouter>,
  );
  const options = () =>
    [...screen.getByLabelText<HTMLSelectElement>('Città').options].map(({ text, value }) => `${text} ${value}`);
  return { options };
}

const HERE = 'Montepulciano (3) /strutture/toscana/siena/montepulciano';

test('lists the current town immediately, and the other towns of the province after they have loaded', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json([town, pienza]));
  const { options } = showBar();
  expect(options()).toEqual([HERE]);
  expect(screen.getByText('35 città disponibili')).toBeDefined();
  await vi.waitFor(() => expect(options()).toEqual([HERE, 'Pienza (12) /strutture/toscana/siena/pienza']), {
    timeout: 60_000,
  });
});

test('preserves the query string in links to other towns', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json([town, pienza]));
  const { options } = showBar('?ospiti=2');
  await vi.waitFor(
    () => expect(options()).toEqual([`${HERE}?ospiti=2`, 'Pienza (12) /strutture/toscana/siena/pienza?ospiti=2']),
    PATIENCE,
  );
  expect(screen.getByLabelText<HTMLSelectElement>('Provincia').value).toBe('/strutture/toscana/siena?ospiti=2');
});

test('shows an error after three failed attempts, and loads the towns on retry', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const fetch = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no network'));
  const { options } = showBar();
  await vi.advanceTimersByTimeAsync(6000);
  expect((await screen.findByRole('alert')).textContent).toBe('Non riusciamo a caricare le città. Riprova.');
  expect(fetch).toHaveBeenCalledTimes(3);
  expect(options()).toEqual([HERE]);
  fetch.mockImplementation(async () => Response.json([town, pienza]));
  await userEvent
    .setup({ advanceTimers: vi.advanceTimersByTime })
    .click(screen.getByRole('button', { name: 'Riprova' }));
  await vi.waitFor(() => expect(options()).toHaveLength(2), { timeout: 60_000 });
  expect(screen.queryByRole('alert')).toBeNull();
});
