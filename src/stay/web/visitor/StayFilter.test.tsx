import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRoutesStub, useLocation } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import type { CalendarDate } from '../../../kernel/calendar-date.ts';
import { readListAddress } from '../../rules/list-address.ts';
import { StayFilter } from './StayFilter.tsx';
import { stayWords } from './stay-words.ts';
import { LateStayFilterDialog } from './late-stay-filter.ts';

const TODAY = '2026-11-21' as CalendarDate;
const TOWN = '/strutture/toscana/siena/montepulciano';

beforeAll(() => LateStayFilterDialog.prepare());

function ListPage() {
  const { pathname, search } = useLocation();
  const chosen = readListAddress(Object.fromEntries(new URLSearchParams(search)), TODAY);
  return (
    <>
      <StayFilter chosen={chosen} label={stayWords(chosen)} today={TODAY} hrefOf={(query) => pathname + query} />
      <p id="address">{search}</p>
    </>
  );
}

function openList(query = '') {
  const Stub = createRoutesStub([{ path: '*', Component: ListPage }]);
  render(<Stub initialEntries={[TOWN + query]} />);
  return userEvent.setup();
}

const pill = () => screen.getByRole('button', { name: /^Date e ospiti/ });
const dialog = () => within(screen.getByRole('dialog', { name: 'Quando, e in quanti?' }));
const day = (name: string) => dialog().getByRole('button', { name: new RegExp(`${name} 2026`) });
const search = () => document.querySelector('#address')?.textContent;

test('dates and guests go into the address; the pill says them', async () => {
  const user = openList();
  await user.click(pill());
  await user.click(day('10 dicembre'));
  await user.click(day('12 dicembre'));
  await user.selectOptions(dialog().getByLabelText('Ospiti'), '3');
  await user.click(dialog().getByRole('button', { name: 'Mostra le case' }));
  expect(search()).toBe('?dal=2026-12-10&al=2026-12-12&ospiti=3');
  expect(pill().textContent).toBe('Date e ospiti: 10–12 dic · 3 ospiti');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an arrival alone is asked for its departure', async () => {
  const user = openList();
  await user.click(pill());
  await user.click(day('24 novembre'));
  await user.click(dialog().getByRole('button', { name: 'Mostra le case' }));
  expect(dialog().getByText('Scegli anche la data di partenza.').closest('[role="alert"]')).not.toBeNull();
  expect(search()).toBe('');
  await user.click(day('26 novembre'));
  expect(dialog().queryByText('Scegli anche la data di partenza.')).toBeNull();
});

test('«Date flessibili»: a month and how long, which the pill says and one step takes back', async () => {
  const user = openList();
  await user.click(pill());
  await user.click(dialog().getByRole('button', { name: 'Date flessibili' }));
  await user.selectOptions(dialog().getByLabelText('In che mese'), 'agosto 2027');
  await user.selectOptions(dialog().getByLabelText('Per quanto'), '10 notti');
  await user.selectOptions(dialog().getByLabelText('Ospiti'), '2');
  await user.click(dialog().getByRole('button', { name: 'Mostra le case' }));
  expect(search()).toBe('?periodo_dal=2027-08-01&periodo_al=2027-09-01&notti=10&ospiti=2');
  expect(pill().textContent).toBe('Date e ospiti: 10 notti ad agosto · 2 ospiti');
  await user.click(pill());
  await user.selectOptions(dialog().getByLabelText('Per quanto'), 'Un weekend');
  await user.click(dialog().getByRole('button', { name: 'Mostra le case' }));
  expect(search()).toBe('?periodo_dal=2027-08-01&periodo_al=2027-09-01&notti=2&weekend=1&ospiti=2');
  await user.click(screen.getByRole('link', { name: 'Togli date e ospiti' }));
  expect(search()).toBe('');
});

test('a window that words have said is kept, and exact dates take its place', async () => {
  const user = openList('?periodo_dal=2027-08-08&periodo_al=2027-08-20&notti=8');
  await user.click(pill());
  expect(dialog().getByRole('option', { name: 'Come ora: 8 notti tra l’8 e il 20 agosto' })).toHaveProperty(
    'selected',
    true,
  );
  await user.click(dialog().getByRole('button', { name: 'Mostra le case' }));
  expect(search()).toBe('?periodo_dal=2027-08-08&periodo_al=2027-08-20&notti=8');
  await user.click(pill());
  await user.click(dialog().getByRole('button', { name: 'Date precise' }));
  await user.click(day('10 dicembre'));
  await user.click(day('12 dicembre'));
  await user.click(dialog().getByRole('button', { name: 'Mostra le case' }));
  expect(search()).toBe('?dal=2026-12-10&al=2026-12-12');
});

test.each([
  ['?periodo_dal=2027-05-03&periodo_al=2027-05-20&notti=2&weekend=1', 'Come ora: un weekend tra il 3 e il 20 maggio'],
  ['?periodo_dal=2027-08-01&periodo_al=2027-08-16&notti=7', 'Come ora: 7 notti tra il 1° e il 16 agosto'],
  ['?periodo_dal=2028-08-01&periodo_al=2028-09-01&notti=7', 'agosto 2028'],
])('%s is chosen as «%s»', async (query, name) => {
  const user = openList(query);
  await user.click(pill());
  expect(dialog().getByRole('option', { name })).toHaveProperty('selected', true);
});

test('what was left without choosing is forgotten', async () => {
  const user = openList('?dal=2026-12-10&al=2026-12-12');
  await user.click(pill());
  await user.click(dialog().getByRole('button', { name: 'Cancella date' }));
  await user.click(dialog().getByRole('button', { name: 'Chiudi' }));
  await user.click(pill());
  expect(day('10 dicembre').getAttribute('aria-label')).toContain('arrivo selezionato');
});

test('one step takes it back, and the focus stays', async () => {
  const user = openList('?dal=2026-12-10&al=2026-12-12&ospiti=2');
  await user.click(screen.getByRole('link', { name: 'Togli date e ospiti' }));
  expect(search()).toBe('');
  expect(screen.queryByRole('link', { name: 'Togli date e ospiti' })).toBeNull();
  expect(document.activeElement).toBe(pill());
});
