import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { BackToResults } from './StrutturaHead.tsx';
import { FROM_RESULTS } from './from-results.ts';

const TOWN = '/strutture/piemonte/asti/asti';

async function goBack(state: unknown, name: string) {
  const router = createMemoryRouter(
    [
      { path: '/struttura/7', element: <BackToResults townPath={TOWN} citta="Asti" /> },
      { path: '*', element: <p>Elenco</p> },
    ],
    { initialEntries: [`${TOWN}?pagina=2`, { pathname: '/struttura/7', state }], initialIndex: 1 },
  );
  render(<RouterProvider router={router} />);
  await userEvent.click(screen.getByRole('link', { name }));
  await screen.findByText('Elenco');
  return router.state;
}

test('goes back in history from a struttura that was opened from the results, so that the scroll position is restored', async () => {
  const { location, historyAction } = await goBack(FROM_RESULTS, 'Torna ai risultati');
  expect(location.search).toBe('?pagina=2');
  expect(historyAction).toBe('POP');
});

test("links to the town's page if the struttura was not opened from the results", async () => {
  const { location, historyAction } = await goBack(null, 'Torna ai risultati Case ad Asti');
  expect(location.pathname + location.search).toBe(TOWN);
  expect(historyAction).toBe('PUSH');
});
