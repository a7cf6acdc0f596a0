import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Cin, parseCin } from '../../rules/cin.ts';
import { CinField, useCinCheck } from './CinField.tsx';
import { emptyState } from './form-state.ts';

type CheckRequest = {
  path: string;
  signal: AbortSignal;
  answer: (body: unknown, status?: number) => Promise<void>;
  fail: () => Promise<void>;
};

let requests: CheckRequest[] = [];

function Cin({ current = null }: { current?: Cin | null }) {
  const [state, setState] = useState(emptyState(''));
  const check = useCinCheck(state.cin, current);
  const set = (change: Partial<typeof state>) => setState({ ...state, ...change });
  const form = {
    mode: 'create',
    isAdmin: false,
    state,
    setState,
    set,
    errorOf: () => undefined,
    errorsOfRooms: new Map(),
    heading: 'h2',
    photos: {},
  } as const;
  return <CinField form={form} check={check} />;
}

const field = () => screen.getByLabelText<HTMLInputElement>(/^CIN/);
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const status = () => document.querySelector('.strutture-cin-field > [role="status"]')?.textContent;
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

async function typeCin(): Promise<void> {
  render(<Cin />);
  type('IT052015C2');
  await wait(400);
}

beforeEach(() => {
  vi.useFakeTimers();
  requests = [];
  vi.stubGlobal('fetch', (path: string, { signal }: { signal: AbortSignal }) => {
    if (!path.startsWith('/api/check-cin/')) return Promise.resolve(Response.json({}, { status: 404 }));
    return new Promise((resolve, reject) => {
      requests.push({
        path,
        signal,
        answer: (body, code = 200) => act(async () => resolve(Response.json(body, { status: code }))),
        fail: () => act(async () => reject(new TypeError('Failed to fetch'))),
      });
    });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the availability check of a CIN', () => {
  test.each([
    ['IT052015', undefined],
    ['it 052015-c2 demo000a', '/api/check-cin/IT052015C2DEMO000A'],
  ])('after %j is typed, requests the path %j', async (typed, path) => {
    render(<Cin />);
    type(typed);
    await wait(400);
    expect(requests[0]?.path).toBe(path);
  });

  test('sends its request after 400 ms without typing', async () => {
    render(<Cin />);
    type('IT052015C2');
    await wait(399);
    type('IT052015C2A');
    await wait(399);
    expect(requests).toHaveLength(0);
    await wait(1);
    expect(requests.map(({ path }) => path)).toEqual(['/api/check-cin/IT052015C2A']);
  });
});

describe('the four status messages', () => {
  test.each([
    [{ available: true, message: '' }, 200, 'CIN disponibile'],
    [{ available: false, message: '' }, 200, 'CIN già in uso'],
    [{ detail: 'Troppe richieste.' }, 429, 'Errore nella verifica'],
    [null, 200, 'Errore nella verifica'],
  ])('for the response %j (%i), shows «%s»', async (body, code, sentence) => {
    await typeCin();
    expect(status()).toBe('Verifica in corso...');
    await requests[0]?.answer(body, code);
    expect(status()).toBe(sentence);
    expect(screen.queryByText(/Era tua/) !== null).toBe(sentence === 'CIN già in uso');
    type('IT05');
    expect(status()).toBe('');
  });

  test('shows an error if the network fails', async () => {
    await typeCin();
    await requests[0]?.fail();
    expect(status()).toBe('Errore nella verifica');
  });
});

test('drops a late response for a previous CIN', async () => {
  await typeCin();
  type('IT052015C2B');
  expect(requests[0]?.signal.aborted).toBe(true);
  await wait(400);
  await requests[1]?.answer({ available: true, message: '' });
  await requests[0]?.answer({ available: false, message: '' });
  expect(status()).toBe('CIN disponibile');
});

test("does not check the struttura's current CIN", async () => {
  render(<Cin current={parseCin('IT052015C2')} />);
  type('it052015c2');
  await wait(400);
  expect(requests).toHaveLength(0);
  expect(status()).toBe('');
});

test('upper-cases a CIN while it is typed and keeps the caret in place', () => {
  render(<Cin />);
  field().value = '';
  type('ITC2');
  const input = field();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'ITaC2');
  input.setSelectionRange(3, 3);
  fireEvent.input(input);
  expect(input.value).toBe('ITAC2');
  expect(input.selectionStart).toBe(3);
});
