import { act, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parseListAddress } from '../../rules/list-address.ts';
import { PostSearch } from './PostSearch.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function Page() {
  const { pathname, search } = useLocation();
  const listQuery = parseListAddress(new URLSearchParams(search));
  return (
    <>
      {listQuery && <PostSearch listQuery={listQuery} />}
      <output>{pathname + search}</output>
      <Link to="/blog">Vedi tutti gli articoli</Link>
    </>
  );
}
function open(address: string) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Page />
    </MemoryRouter>,
  );
}
const input = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Cerca nel blog' });
const address = () => screen.getByRole('status').textContent;
const type = (text: string) => fireEvent.change(input(), { target: { value: text } });
const rest = () => act(() => vi.advanceTimersByTimeAsync(400));

test('searches the current category from its first page after a pause in typing', async () => {
  open('/blog?categoria=gastronomia&pagina=2');
  input().focus();
  type('pan');
  await act(() => vi.advanceTimersByTimeAsync(100));
  type('pane ');
  expect(address()).toBe('/blog?categoria=gastronomia&pagina=2');
  await rest();
  expect(address()).toBe('/blog?categoria=gastronomia&cerca=pane');
  expect(document.activeElement).toBe(input());
  expect(input().value).toBe('pane ');
});

test('searches immediately on Enter', () => {
  open('/blog');
  type('olio');
  fireEvent.submit(screen.getByRole('search'));
  expect(address()).toBe('/blog?cerca=olio');
});

test('updates the field when the URL changes', async () => {
  open('/blog?cerca=olio');
  expect(input().value).toBe('olio');
  fireEvent.click(screen.getByRole('link'));
  expect(input().value).toBe('');
  await rest();
  expect(address()).toBe('/blog');
});
