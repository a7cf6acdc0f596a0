import { cleanup, render, screen, within } from '@testing-library/react';
import { createRoutesStub, data, useRouteError } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerCalls } from '../../../../test/answer-calls.ts';
import { wireStruttura } from '../../../../test/wire-struttura.ts';
import type { CalendarDate } from '../../../kernel/dates/calendar-date.ts';
import { undatedTile } from '../saved/undated-tile.ts';
import { RouteError } from './RouteError.tsx';
import * as kernelMessages from '../../../kernel/messages/visitor.ts';

const PATIENCE = { timeout: 60_000 };

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  answerCalls(found());
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function Boundary() {
  return <RouteError error={useRouteError()} />;
}

const card = (nome: string, immagini = ['/foto/AAAAAAAAAAAAAAAAAAAAAA-1600x1067.webp']) => ({
  ...wireStruttura({ nome, immagini }),
  km: 3,
});
const found = (...names: string[]) => ({ status: 200, body: { data: names.map((nome) => card(nome)) } });
const tileNames = () => screen.getAllByRole('article').map((tile) => within(tile).getByRole('heading').textContent);
const ways = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

async function openFailing(thrown: unknown, path = '/'): Promise<HTMLElement> {
  const loader = () => {
    throw thrown;
  };
  const Stub = createRoutesStub([{ path: '*', Component: () => null, ErrorBoundary: Boundary, loader }]);
  render(<Stub initialEntries={[path]} />);
  return screen.findByRole('heading', { level: 1 });
}

test('the error page of an unknown place shows the message, links, and homes of the day that have photos', async () => {
  const sent = answerCalls({ status: 200, body: { data: [card('Senza Foto', []), card('Casa di Oggi')] } });
  const heading = await openFailing(data({ detail: 'Regione non trovata.' }, { status: 404 }), '/strutture/padania');
  expect(heading.textContent).toBe('Qui non abita nessuno');
  expect(screen.getByText('Regione non trovata.')).toBeTruthy();
  expect(ways()).toEqual([
    ['Guarda tutte le case', '/cerca'],
    ['Torna alla pagina iniziale', '/'],
  ]);
  expect(await screen.findByRole('heading', { level: 2, name: 'Intanto, guarda queste case' })).toBeTruthy();
  expect(tileNames()).toEqual(['Casa di Oggi']);
  expect(sent.map(({ path }) => path.split('?')[0])).toEqual(['/api/properties/public']);
});

test('the error page for a home that never existed shows homes of the day and requests no nearby homes', async () => {
  const sent = answerCalls(found('Casa di Oggi'));
  const heading = await openFailing(
    data({ heading: 'Questa casa non c’è', detail: '…' }, { status: 404 }),
    '/struttura/9/x',
  );
  expect(heading.textContent).toBe('Questa casa non c’è');
  expect(await screen.findByRole('link', { name: 'Casa di Oggi' })).toBeTruthy();
  expect(sent).toHaveLength(1);
});

test.each([
  ['the nearby homes that its loader returned', [card('Casa Accanto')], ['Casa Accanto']],
  ['homes of the day if there are no nearby homes', [], ['Casa di Oggi']],
  ['homes of the day if the nearby homes failed to load', null, ['Casa di Oggi']],
])('the error page of a deleted home shows %s', async (_, cards, names) => {
  answerCalls(found('Casa di Oggi'));
  const tiles = cards?.map((each) => undatedTile(each, '2026-11-26' as CalendarDate));
  const homes = tiles ? { title: 'Case vicine', tiles } : null;
  const next = { path: '/strutture/toscana/siena/siena', text: 'Guarda le case a Siena' };
  await openFailing(data({ detail: '…', next, homes }, { status: 410 }), '/struttura/9/x');
  await vi.waitFor(() => expect(tileNames()).toEqual(names), PATIENCE);
  expect(ways().slice(0, 2)).toEqual([
    ['Guarda le case a Siena', '/strutture/toscana/siena/siena'],
    ['Guarda tutte le case', '/cerca'],
  ]);
});

test.each(['/proprietario/strutture/9', '/admin-ospitalia', '/prenotazione/ABCD', '/pagamento-demo/9'])(
  'the error page of %s, which is not about homes, offers no homes',
  async (path) => {
    const sent = answerCalls(found('Casa di Oggi'));
    await openFailing(data({ detail: '…' }, { status: 404 }), path);
    expect(ways()).toEqual([['Torna alla pagina iniziale', '/']]);
    cleanup();
    await openFailing(new TypeError('x is undefined'), path);
    expect(ways().map(([name]) => name)).toEqual(['Riprova', 'Torna alla pagina iniziale']);
    expect(sent).toEqual([]);
  },
);

test('the error page shows the portal’s own message if no route matches the URL', async () => {
  await openFailing(data('No route matches URL "/x"', { status: 404 }));
  expect(screen.getByText(kernelMessages.pageNotFound)).toBeTruthy();
});

test.each([
  {
    thrown: data({ detail: kernelMessages.serviceUnavailable }, { status: 503 }),
    sentence: kernelMessages.serviceUnavailable,
  },
  { thrown: new TypeError('x is undefined'), sentence: kernelMessages.unexpectedError },
])('the error page shows the message for an unexpected failure: $sentence', async ({ thrown, sentence }) => {
  await openFailing(thrown);
  expect(screen.getByRole('alert').textContent).toBe(sentence);
  expect(screen.getByRole('link', { name: 'Riprova' })).toBeTruthy();
});

describe('the error page after an unexpected failure', () => {
  const failing = new TypeError('x is undefined');

  beforeEach(() => {
    vi.stubGlobal('requestIdleCallback', (act: () => void) => setTimeout(act));
    vi.stubGlobal('cancelIdleCallback', clearTimeout);
  });

  test('shows nearby homes at the URL of a home', async () => {
    const sent = answerCalls(found('Casa Accanto'));
    await openFailing(failing, '/struttura/7/podere-le-querce?dal=2026-12-04');
    expect(await screen.findByRole('heading', { level: 2, name: 'Case vicine' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Casa Accanto' })).toBeTruthy();
    expect(sent.map(({ path }) => path)).toEqual(['/api/ricerca/vicine?struttura_id=7']);
  });

  test.each(['/cerca', '/struttura/7'])('shows homes of the day on %s if there are no nearby homes', async (path) => {
    answerCalls(...(path === '/cerca' ? [] : [found()]), found('Casa di Oggi'));
    await openFailing(failing, path);
    expect(await screen.findByRole('heading', { level: 2, name: 'Intanto, guarda queste case' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Casa di Oggi' })).toBeTruthy();
  });

  test.each([
    ['the database is unavailable', { status: 503 }],
    ['there is no network', null],
    ['there are no homes', found()],
  ])('shows links and no second error if %s', async (_, answer) => {
    const sent = answerCalls(answer);
    await openFailing(failing, '/cerca');
    await vi.waitFor(() => expect(sent).toHaveLength(1), PATIENCE);
    await Promise.resolve();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
    expect(screen.getByRole('link', { name: 'Guarda altre case' })).toBeTruthy();
  });
});
