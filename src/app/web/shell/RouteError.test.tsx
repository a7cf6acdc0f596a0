import { cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub, data, useRouteError } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerCalls } from '../../../../test/answer-calls.ts';
import { wireStruttura } from '../../../../test/wire-struttura.ts';
import { kernelMessages } from '../../../kernel/messages.it.ts';
import { RouteError } from './RouteError.tsx';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function Boundary() {
  return <RouteError error={useRouteError()} />;
}

async function openFailing(thrown: unknown, path = '/'): Promise<HTMLElement> {
  const loader = () => {
    throw thrown;
  };
  const Stub = createRoutesStub([{ path: '*', Component: () => null, ErrorBoundary: Boundary, loader }]);
  render(<Stub initialEntries={[path]} />);
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

describe('a failure of ours offers homes, where there are any to be had', () => {
  const card = (nome: string) => ({ ...wireStruttura({ nome }), km: 3 });
  const found = (...names: string[]) => ({ status: 200, body: { data: names.map(card) } });
  const failing = new TypeError('x is undefined');

  beforeEach(() => {
    vi.stubGlobal('requestIdleCallback', (act: () => void) => setTimeout(act));
    vi.stubGlobal('cancelIdleCallback', clearTimeout);
  });

  test('those near the home whose page failed', async () => {
    const sent = answerCalls(found('Casa Accanto'));
    await openFailing(failing, '/struttura/7/podere-le-querce?dal=2026-12-04');
    expect(await screen.findByRole('heading', { level: 2, name: 'Case vicine' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Casa Accanto' })).toBeTruthy();
    expect(sent.map(({ path }) => path)).toEqual(['/api/ricerca/vicine?struttura_id=7']);
  });

  test.each(['/cerca', '/struttura/7'])('those of the day: %s', async (path) => {
    answerCalls(...(path === '/cerca' ? [] : [found()]), found('Casa di Oggi'));
    await openFailing(failing, path);
    expect(await screen.findByRole('heading', { level: 2, name: 'Intanto, queste case sono aperte' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Casa di Oggi' })).toBeTruthy();
  });

  test.each([
    ['the database is away', { status: 503 }],
    ['there is no network', null],
    ['there are none', found()],
  ])('%s: the links, and no second error', async (_, answer) => {
    const sent = answerCalls(answer);
    await openFailing(failing, '/cerca');
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    await Promise.resolve();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
    expect(screen.getByRole('link', { name: 'Guarda altre case' })).toBeTruthy();
  });
});
