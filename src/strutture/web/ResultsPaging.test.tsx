import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { ResultsPaging } from './ResultsPaging.tsx';

const TOWN = '/strutture/lazio/roma/roma';

function showPaging(page: number, pageCount: number, query?: string) {
  render(
    <MemoryRouter>
      <ResultsPaging townPath={TOWN} page={page} pageCount={pageCount} {...(query && { query })} />
    </MemoryRouter>,
  );
}

function hrefOf(name: string): string | null {
  return screen.getByRole('link', { name }).getAttribute('href');
}

test("real links: the first page is the town's own address", () => {
  showPaging(2, 9);
  expect(hrefOf('Pagina precedente')).toBe(TOWN);
  expect(hrefOf('Pagina 1')).toBe(TOWN);
  expect(hrefOf('Pagina successiva')).toBe(`${TOWN}?pagina=3`);
  expect(hrefOf('Pagina 9')).toBe(`${TOWN}?pagina=9`);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('2');
});

test('the stay that the list is asked for goes along', () => {
  showPaging(2, 9, '?dal=2026-12-10&al=2026-12-13');
  expect(hrefOf('Pagina 1')).toBe(`${TOWN}?dal=2026-12-10&al=2026-12-13`);
  expect(hrefOf('Pagina successiva')).toBe(`${TOWN}?dal=2026-12-10&al=2026-12-13&pagina=3`);
});

test('nothing before the first, nothing after the last, nothing at all for one page', () => {
  showPaging(1, 2);
  expect(screen.queryByRole('link', { name: 'Pagina precedente' })).toBeNull();
  expect(screen.getByRole('navigation', { name: 'Pagine dei risultati' })).toBeDefined();
});

test('one page needs no paging', () => {
  showPaging(1, 1);
  expect(screen.queryByRole('navigation')).toBeNull();
});
