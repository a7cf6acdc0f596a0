import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRoutesStub, useLocation } from 'react-router';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { CalendarDate } from '../../../kernel/dates/calendar-date.ts';
import { readListAddress } from '../../rules/list-address.ts';
import { StayFilter } from './StayFilter.tsx';
import { stayWords } from './stay-words.ts';
import { LateStayFilterDialog } from './StayPill.tsx';

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
const pillText = () => pill().textContent.replaceAll('\u2060', '').replaceAll(/\s/g, ' ');
const dialog = () => within(screen.getByRole('dialog', { name: 'Quando, e in quanti?' }));
const day = (name: string) => dialog().getByRole('button', { name: new RegExp(`${name} 2026`) });
const search = () => document.querySelector('#address')?.textContent;

test('prompts for the departure if only an arrival is selected', async () => {
  const user = openList();
  await user.click(pill());
  await user.click(day('24 novembre'));
  await user.click(dialog().getByRole('button', { name: 'Mostra le case' }));
  expect(dialog().getByText('Scegli anche la data di partenza.').closest('[role="alert"]')).not.toBeNull();
  expect(search()).toBe('');
  await user.click(day('26 novembre'));
  expect(dialog().queryByText('Scegli anche la data di partenza.')).toBeNull();
});

test('shows the selection or the next step in the description of the submit button', async () => {
  const user = openList();
  await user.click(pill());
  const description = () => {
    const button = dialog().getByRole('button', { name: 'Mostra le case' });
    return document.querySelector(`[id="${button.getAttribute('aria-describedby')}"]`)?.textContent;
  };
  expect(description()).toBe('Scegli l’arrivo, o guarda le case senza date.');
  await user.click(day('10 dicembre'));
  expect(description()).toBe('Arrivo gio 10 dic: ora scegli la partenza.');
  await user.click(day('12 dicembre'));
  expect(description()).toBe('Dal 10 al 12 dicembre · 2 notti');
  await user.selectOptions(dialog().getByLabelText('Ospiti'), '3');
  expect(description()).toBe('Dal 10 al 12 dicembre · 2 notti · 3 ospiti');
});

test('selects a month and a length with «Date flessibili», and shows both in the pill', async () => {
  const user = openList();
  await user.click(pill());
  await user.click(dialog().getByRole('button', { name: 'Date flessibili' }));
  expect(dialog().queryByRole('button', { name: 'novembre 2027' })).toBe(null);
  await user.click(dialog().getByRole('button', { name: 'Altri mesi' }));
  expect(document.activeElement?.textContent).toBe('novembre 2027');
  await user.click(dialog().getByRole('button', { name: 'agosto 2027' }));
  await user.selectOptions(dialog().getByLabelText('Per quanto'), '10 notti');
  await user.selectOptions(dialog().getByLabelText('Ospiti'), '2');
  await user.click(dialog().getByRole('button', { name: 'Mostra le case' }));
  expect(search()).toBe('?periodo_dal=2027-08-01&periodo_al=2027-09-01&notti=10&ospiti=2');
  expect(pillText()).toBe('Date e ospiti: 10 notti ad agosto · 2 ospiti');
  await user.click(pill());
  await user.selectOptions(dialog().getByLabelText('Per quanto'), 'Un weekend');
  await user.click(dialog().getByRole('button', { name: 'Mostra le case' }));
  expect(search()).toBe('?periodo_dal=2027-08-01&periodo_al=2027-09-01&notti=2&weekend=1&ospiti=2');
  await user.click(screen.getByRole('link', { name: 'Togli date e ospiti' }));
  expect(search()).toBe('');
});

function pressedMonth(): string | null {
  const months = within(within(screen.getByRole('dialog')).getByRole('group', { name: 'In che mese' }));
  return months.getByRole('button', { pressed: true }).textContent;
}

test('keeps a flexible window that is not a whole month until exact dates are selected', async () => {
  const user = openList('?periodo_dal=2027-08-08&periodo_al=2027-08-20&notti=8');
  await user.click(pill());
  expect(pressedMonth()).toBe('Scelta attuale: 8 notti tra l’8 e il 20 agosto');
  await user.click(dialog().getByRole('button', { name: 'Mostra le case' }));
  expect(search()).toBe('?periodo_dal=2027-08-08&periodo_al=2027-08-20&notti=8');
  await user.click(pill());
  await user.click(dialog().getByRole('button', { name: 'Date precise' }));
  await user.click(day('10 dicembre'));
  await user.click(day('12 dicembre'));
  await user.click(dialog().getByRole('button', { name: 'Mostra le case' }));
  expect(search()).toBe('?dal=2026-12-10&al=2026-12-12');
});

test('discards a change if the dialog is closed without confirming', async () => {
  const user = openList('?dal=2026-12-10&al=2026-12-12');
  await user.click(pill());
  await user.click(dialog().getByRole('button', { name: 'Cancella date' }));
  await user.click(dialog().getByRole('button', { name: 'Chiudi' }));
  await user.click(pill());
  expect(day('10 dicembre').getAttribute('aria-label')).toContain('arrivo selezionato');
});

test('removes dates and guests with one click, and focuses the pill', async () => {
  const user = openList('?dal=2026-12-10&al=2026-12-12&ospiti=2');
  await user.click(screen.getByRole('link', { name: 'Togli date e ospiti' }));
  expect(search()).toBe('');
  expect(screen.queryByRole('link', { name: 'Togli date e ospiti' })).toBeNull();
  expect(document.activeElement).toBe(pill());
});

describe('the dialog with two months on wide screens', () => {
  const focused = () => document.activeElement?.getAttribute('aria-label') ?? '';
  const titles = () =>
    dialog()
      .getAllByText(/^(?:novembre|dicembre|gennaio|febbraio) \d{4}$/)
      .map((title) => title.textContent);

  async function openWide(query = '') {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
    const user = openList(query);
    await user.click(pill());
    return user;
  }
  afterEach(() => vi.unstubAllGlobals());

  test('moves the focus from one month to the other with the arrow keys, and turns the page when the focus leaves both months', async () => {
    const user = await openWide();
    expect(titles()).toEqual(['novembre 2026', 'dicembre 2026']);
    document.querySelector<HTMLElement>('[data-date="2026-11-30"]:not(.out)')?.focus();
    await user.keyboard('{ArrowRight}');
    expect([focused(), titles()]).toEqual([
      expect.stringContaining('1 dicembre 2026'),
      ['novembre 2026', 'dicembre 2026'],
    ]);
    await user.keyboard('{ArrowLeft}{PageDown}');
    expect(focused()).toContain('30 dicembre 2026');
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect([focused(), titles()]).toEqual([
      expect.stringContaining('1 gennaio 2027'),
      ['dicembre 2026', 'gennaio 2027'],
    ]);
    await user.keyboard('{PageUp}{PageUp}');
    expect([focused(), titles()]).toEqual([
      expect.stringContaining('1 novembre 2026'),
      ['novembre 2026', 'dicembre 2026'],
    ]);
  });

  test.each([
    ['a year forward from the left month', '2027-11-05', '{Shift>}{PageDown}{/Shift}', '5 novembre 2028'],
    ['a year forward from the right month', '2027-12-05', '{Shift>}{PageDown}{/Shift}', '30 novembre 2028'],
    ['a year back', '2027-12-05', '{Shift>}{PageUp}{/Shift}', '5 dicembre 2026'],
  ])(
    'moves the focus %s to a visible day, at most to the last day of the calendar',
    async (_, from, keys, expected) => {
      const user = await openWide('?dal=2027-11-05');
      document.querySelector<HTMLElement>(`[data-date="${from}"]:not(.out)`)?.focus();
      await user.keyboard(keys);
      expect(focused()).toContain(expected);
      expect(document.activeElement?.className).not.toContain('out');
    },
  );

  test('keeps one tab stop in each month after paging, on a day of that month', async () => {
    const user = await openWide();
    document.querySelector<HTMLElement>('[data-date="2026-11-30"]:not(.out)')?.focus();
    await user.click(dialog().getAllByRole('button', { name: 'Mese successivo' })[1] ?? pill());
    expect(titles()).toEqual(['dicembre 2026', 'gennaio 2027']);
    const stops = dialog()
      .getAllByRole('grid')
      .map((grid) => grid.querySelector('[tabindex="0"]')?.getAttribute('data-date'));
    expect(stops).toEqual(['2026-12-01', '2027-01-01']);
  });
});
