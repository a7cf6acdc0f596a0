import { render, screen } from '@testing-library/react';
import { createRoutesStub, data, useRouteError } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { kernelMessages } from '../../../kernel/messages.it.ts';
import { RouteError } from './RouteError.tsx';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

function Boundary() {
  return <RouteError error={useRouteError()} />;
}

async function openFailing(thrown: unknown): Promise<HTMLElement> {
  const loader = () => {
    throw thrown;
  };
  const Stub = createRoutesStub([{ path: '/', Component: () => null, ErrorBoundary: Boundary, loader }]);
  render(<Stub />);
  return screen.findByRole('heading', { level: 1 });
}

test('an unknown place: a page that says what was not found, and a way home', async () => {
  const heading = await openFailing(data({ detail: 'Regione non trovata.' }, { status: 404 }));
  expect(heading.textContent).toBe('Qui non abita nessuno');
  expect(screen.getByText('Regione non trovata.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Torna alla pagina iniziale' }).getAttribute('href')).toBe('/');
});

test('an address that the router itself does not know: our sentence, not its English one', async () => {
  await openFailing(data('No route matches URL "/x"', { status: 404 }));
  expect(screen.getByText(kernelMessages.nonTrovato)).toBeTruthy();
});

test.each([
  {
    thrown: data({ detail: kernelMessages.servizioNonDisponibile }, { status: 503 }),
    sentence: kernelMessages.servizioNonDisponibile,
  },
  { thrown: new TypeError('x is undefined'), sentence: kernelMessages.erroreInterno },
])('a failure of ours: $sentence', async ({ thrown, sentence }) => {
  await openFailing(thrown);
  expect(screen.getByRole('alert').textContent).toBe(sentence);
  expect(screen.getByRole('link', { name: 'Riprova' })).toBeTruthy();
});
