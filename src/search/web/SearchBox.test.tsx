import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type SubmitEvent, useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Suggestion } from '../contract.ts';
import { SearchBox } from './SearchBox.tsx';

// jsdom does not implement this function, because it computes no layout.
Element.prototype.scrollIntoView ??= () => {};

const place = (nome: string, dove: string, path: string): Suggestion => ({
  kind: 'citta',
  nome,
  dove,
  strutture_count: 3,
  path,
});
const LIVO_CO = place('Livo', 'Como, Lombardia', '/strutture/lombardia/como/livo');
const LIVO_TN = place('Livo', 'Trento, Trentino-Alto Adige', '/strutture/trentino-alto-adige/trento/livo');

const chosen = vi.fn();
const submitted = vi.fn();

function Form() {
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    submitted(new FormData(event.currentTarget).get('testo'));
  };
  return (
    <form onSubmit={submit}>
      <SearchBox input={input} onChoose={chosen} />
      <button type="submit">Cerca</button>
    </form>
  );
}

async function typeInto(words: string) {
  render(<Form />);
  const user = userEvent.setup();
  await user.type(box(), words);
  return user;
}

const answers = new Map<string, () => Promise<Suggestion[]>>();

beforeEach(() => {
  vi.stubGlobal('fetch', async (path: string) => {
    const q = new URL(path, 'http://localhost').searchParams.get('q') ?? '';
    const answer = answers.get(q);
    if (!answer) return new Response('{}', { status: 503 });
    return Response.json(await answer());
  });
  answers.set('livo', async () => [LIVO_CO, LIVO_TN]);
});

afterEach(() => {
  vi.unstubAllGlobals();
  answers.clear();
  chosen.mockReset();
  submitted.mockReset();
});

const box = () => screen.getByRole('combobox', { name: 'Dove vuoi andare?' });
const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent;

test('selects one of two homonyms with the arrow keys, End and Enter', async () => {
  const user = await typeInto('livo');
  expect(await screen.findAllByRole('option')).toHaveLength(2);
  expect(box().getAttribute('aria-expanded')).toBe('true');
  expect(active()).toBeUndefined();
  await user.keyboard('{ArrowDown}');
  expect(active()).toBe('Livo Como, Lombardia3 case');
  await user.keyboard('{End}');
  expect(active()).toBe('Livo Trento, Trentino-Alto Adige3 case');
  await user.keyboard('{ArrowDown}');
  expect(active()).toBe('Livo Como, Lombardia3 case');
  await user.keyboard('{ArrowUp}{Enter}');
  expect(chosen).toHaveBeenCalledWith(LIVO_TN);
  expect(submitted).not.toHaveBeenCalled();
  expect(screen.queryAllByRole('option')).toEqual([]);
  expect(box()).toHaveProperty('value', 'Livo');
});

test('closes the suggestions with Esc, reopens them with an arrow key and selects a suggestion with a click', async () => {
  const user = await typeInto('livo');
  await screen.findAllByRole('option');
  await user.keyboard('{Escape}');
  expect(screen.queryAllByRole('option')).toEqual([]);
  expect(box()).toHaveProperty('value', 'livo');
  await user.keyboard('{ArrowDown}');
  await user.click((await screen.findAllByRole('option'))[1] ?? box());
  expect(chosen).toHaveBeenCalledWith(LIVO_TN);
});

test('shows the suggestions for the latest query even if those for an earlier query arrive later', async () => {
  const late = Promise.withResolvers<Suggestion[]>();
  const request = vi.fn(() => late.promise);
  answers.set('li', request);
  const user = await typeInto('li');
  await waitFor(() => expect(request).toHaveBeenCalled());
  await user.type(box(), 'vo');
  await screen.findAllByRole('option');
  late.resolve([place('Lipari', 'Messina, Sicilia', '/strutture/sicilia/messina/lipari')]);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(screen.getAllByRole('option')).toHaveLength(2);
});

test('submits the typed words if suggestions fail to load', async () => {
  answers.set('sie', () => Promise.reject(new Error('offline')));
  const user = await typeInto('sie');
  await new Promise((resolve) => setTimeout(resolve, 250));
  expect(screen.queryAllByRole('option')).toEqual([]);
  await user.keyboard('{Enter}');
  expect(submitted).toHaveBeenCalledWith('sie');
});
