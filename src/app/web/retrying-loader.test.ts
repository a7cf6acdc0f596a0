import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { fireEvent, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { createRoutesStub, Link, UNSAFE_ErrorResponseImpl as ErrorResponse, useLoaderData } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retryingLoader } from './retrying-loader.ts';
import { LoadFailure } from './shell/LoadFailure.tsx';
import { PlaceFailure } from './shell/PlaceFailure.tsx';

type Page = { isPartial: boolean };
type Turn = 'cut' | number | Page;

const PATIENCE_MS = 5000;

let server: Server;
let origin: string;
let turns: Turn[] = [];
let requests = 0;

beforeEach(async () => {
  requests = 0;
  server = createServer((request, response) => {
    const turn = turns[requests] ?? 'cut';
    requests += 1;
    if (turn === 'cut') request.socket.destroy();
    else if (typeof turn === 'number') response.writeHead(turn).end();
    else response.end(JSON.stringify(turn));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  // Only the timers are fake; the network requests are real.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  server.closeAllConnections();
  server.close();
});

async function fetchPage(): Promise<Page> {
  const response = await fetch(origin);
  return response.ok
    ? response.json()
    : Promise.reject(new ErrorResponse(response.status, '', { detail: 'Provincia non trovata.' }));
}

function ProvinciaPage() {
  const { isPartial } = useLoaderData<Page>();
  if (isPartial) return createElement(LoadFailure, { sentence: 'Manca una parte.' });
  return createElement('h1', null, 'Tutta la provincia');
}

async function until(isDone: () => boolean): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while (performance.now() < deadline && !isDone()) await new Promise((resolve) => setImmediate(resolve));
  expect(isDone()).toBe(true);
}

const failures = () => vi.mocked(console.error).mock.calls.filter(([text]) => /tentativo \d/.test(String(text))).length;

function setOut(...given: Turn[]) {
  turns = given;
  const Stub = createRoutesStub([
    { path: '/', Component: () => createElement(Link, { to: '/strutture/toscana/siena' }, 'Siena') },
    {
      path: '/strutture/:regione/:provincia',
      Component: ProvinciaPage,
      ErrorBoundary: PlaceFailure,
      loader: (args) => retryingLoader({ ...args, serverLoader: fetchPage as never }),
      HydrateFallback: () => null,
    },
  ]);
  render(createElement(Stub));
  fireEvent.click(screen.getByRole('link', { name: 'Siena' }));
}

async function expectThreeAttempts(): Promise<void> {
  for (const [made, pause] of [
    [1, 2000],
    [2, 4000],
  ] as const) {
    await until(() => failures() === made);
    await vi.advanceTimersByTimeAsync(pause - 1);
    expect(requests).toBe(made);
    expect(screen.getByRole('link', { name: 'Siena' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    await until(() => requests === made + 1);
  }
}

test('a page is requested three times if the connection or the server fails, and then shows an error under its heading', async () => {
  setOut('cut', 503, 'cut', { isPartial: false });
  await expectThreeAttempts();
  await until(() => screen.queryByRole('alert') !== null);
  expect(screen.getByRole('alert').textContent).toBe('Non riusciamo a caricare le città. Riprova.');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Provincia di Siena');
  expect([requests, failures()]).toEqual([3, 3]);

  fireEvent.click(screen.getByRole('button', { name: 'Riprova' }));
  await until(() => screen.queryByRole('heading', { name: 'Tutta la provincia' }) !== null);
  expect(requests).toBe(4);
});

test('an incomplete page is requested three times, and is then shown with a message', async () => {
  setOut({ isPartial: true }, { isPartial: true }, 'cut');
  await expectThreeAttempts();
  await until(() => screen.queryByRole('alert') !== null);
  expect(screen.getByRole('alert').textContent).toBe('Manca una parte.');
  expect(requests).toBe(3);
});

test('the page of an unknown place is requested only once', async () => {
  setOut(404);
  await until(() => screen.queryByRole('heading', { name: 'Qui non abita nessuno' }) !== null);
  expect(requests).toBe(1);
});
