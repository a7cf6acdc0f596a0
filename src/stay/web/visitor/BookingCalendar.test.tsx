import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { button, day, grid, announced, isThere, openPanel } from '../../../../test/booking-panel.ts';
import { setTestLanguage, resetTestLanguage } from '../../../../test/test-language.ts';
import type { Language } from '../../../kernel/language.ts';

describe('the month grid', () => {
  test('shows the current month as six weeks that start on Sunday, with one tab stop', async () => {
    await openPanel();
    expect(grid().getAttribute('aria-labelledby')).toBe(screen.getByText('novembre 2026').id);
    const headers = within(grid()).getAllByRole('columnheader');
    expect(headers.map((header) => header.textContent)).toEqual(['dom', 'lun', 'mar', 'mer', 'gio', 'ven', 'sab']);
    expect(headers[0]?.getAttribute('abbr')).toBe('domenica');
    const days = within(grid()).getAllByRole('button');
    expect(days).toHaveLength(42);
    expect(days.filter((one) => one.tabIndex === 0)).toEqual([day('21 novembre')]);
    expect(day('21 novembre').getAttribute('aria-current')).toBe('date');
    expect(day('1 dicembre').dataset.m).toBe('dic');
  });

  test.each<[Language, string, string]>([['de', 'Mo Di Mi Do Fr Sa So', 'Montag']])(
    'in the language %s, starts the week on Monday in the column headers and for Home and End',
    async (language, names, monday) => {
      setTestLanguage(language);
      onTestFinished(resetTestLanguage);
      const user = await openPanel();
      const headers = within(grid()).getAllByRole('columnheader');
      expect(headers.map((header) => header.textContent).join(' ')).toBe(names);
      expect(headers[0]?.getAttribute('abbr')).toBe(monday);
      const onDay = (date: string) => grid().querySelector<HTMLElement>(`[data-date="${date}"]`);
      expect(grid().querySelector('[data-date]')).toBe(onDay('2026-10-26'));
      act(() => onDay('2026-11-26')?.focus());
      await user.keyboard('{Home}');
      expect(document.activeElement).toBe(onDay('2026-11-23'));
      await user.keyboard('{End}');
      expect(document.activeElement).toBe(onDay('2026-11-29'));
    },
  );

  test('labels each day with its date and state, and lets unavailable days receive the focus', async () => {
    await openPanel();
    for (const [date, name, disabled] of [
      ['20 novembre', 'venerdì 20 novembre 2026, data passata', 'true'],
      ['21 novembre', 'Oggi, sabato 21 novembre 2026, disponibile', null],
      ['23 novembre', 'lunedì 23 novembre 2026, disponibile', null],
      ['27 novembre', 'venerdì 27 novembre 2026, non disponibile', 'true'],
      ['1 dicembre', 'martedì 1 dicembre 2026, disponibile', null],
    ] as const) {
      expect(day(date).getAttribute('aria-label')).toBe(name);
      expect(day(date).getAttribute('aria-disabled')).toBe(disabled);
      expect(day(date).hasAttribute('disabled')).toBe(false);
    }
  });

  test.each([
    ['{ArrowUp}', '21 novembre', '2026'],
    ['{ArrowDown}', '2 dicembre', '2026'],
    ['{PageDown}', '25 dicembre', '2026'],
    ['{PageUp}', '21 novembre', '2026'],
    ['{Shift>}{PageDown}{/Shift}', '25 novembre', '2027'],
  ])(
    'moves the focus from 25 November with %s, across months but not to a day before today',
    async (keys, target, year) => {
      const user = await openPanel();
      act(() => day('25 novembre').focus());
      await user.keyboard(keys);
      expect(isThere(`${target.split(' ')[1]} ${year}`)).toBe(true);
      expect(document.activeElement).toBe(day(target));
      expect(day(target).tabIndex).toBe(0);
    },
  );

  test('keeps the focus on the month buttons, and does not go back beyond the current month', async () => {
    const user = await openPanel();
    expect(button('Mese precedente').getAttribute('aria-disabled')).toBe('true');
    await user.click(button('Mese precedente'));
    expect(isThere('novembre 2026')).toBe(true);
    await user.click(button('Mese successivo'));
    expect(isThere('dicembre 2026')).toBe(true);
    await user.click(button('Mese precedente'));
    expect(document.activeElement).toBe(button('Mese precedente'));
  });
});

describe('clicking and hovering in the month grid', () => {
  test.each<[string, string[], string]>([
    ['an unavailable date', ['28 novembre'], 'sabato 28 novembre 2026: non disponibile.'],
    ['a check-in', ['23 novembre'], 'Arrivo lunedì 23 novembre 2026. Scegli la data di partenza.'],
    [
      'a selected stay',
      ['23 novembre', '26 novembre'],
      'Soggiorno di 3 notti, dal lunedì 23 novembre 2026 al giovedì 26 novembre 2026. Totale 325,00\u00a0€.',
    ],
    [
      'a new check-in after taken nights',
      ['23 novembre', '30 novembre'],
      'Ci sono notti occupate in mezzo: nuovo arrivo lunedì 30 novembre 2026. Scegli la partenza.',
    ],
  ])('announces %s', async (_, clicks, sentence) => {
    const user = await openPanel();
    for (const date of clicks) await user.click(day(date));
    await waitFor(() => expect(announced()).toBe(sentence));
  });

  test('marks the nights of a stay, and the first taken night as departure only', async () => {
    const user = await openPanel();
    expect(isThere('Solo partenza')).toBe(false);
    await user.click(day('23 novembre'));
    expect(day('27 novembre').getAttribute('aria-label')).toBe('venerdì 27 novembre 2026, solo partenza');
    expect(day('27 novembre').getAttribute('aria-disabled')).toBeNull();
    expect(day('28 novembre').getAttribute('aria-disabled')).toBe('true');
    expect(isThere('Solo partenza')).toBe(true);
    await user.click(day('26 novembre'));
    expect(day('23 novembre').getAttribute('aria-label')).toContain('arrivo selezionato');
    expect(day('24 novembre').getAttribute('aria-label')).toContain('compresa nel soggiorno');
    expect(day('26 novembre').getAttribute('aria-label')).toContain('partenza selezionata');
    const selected = [...grid().querySelectorAll('td[aria-selected="true"]')].map((cell) => cell.textContent);
    expect(selected).toEqual(['23', '24', '25', '26']);
    expect(isThere('lun 23 nov') && isThere('gio 26 nov')).toBe(true);
  });

  test('previews the range up to the first taken night on hover', async () => {
    const user = await openPanel();
    await user.click(day('24 novembre'));
    await user.hover(day('30 novembre'));
    const previewed = [...grid().querySelectorAll('.pre')].map((one) => one.textContent);
    expect(previewed).toEqual(['24', '25', '26', '27']);
    await user.unhover(day('30 novembre'));
    expect(grid().querySelectorAll('.pre')).toHaveLength(0);
  });

  test('shows a hint for six seconds after a click on an unavailable date', async () => {
    await openPanel();
    vi.useFakeTimers();
    fireEvent.click(day('28 novembre'));
    const hint = () => document.querySelector('.hint')?.textContent;
    expect(hint()).toBe('sabato 28 novembre 2026: non disponibile.');
    act(() => void vi.advanceTimersByTime(5999));
    expect(hint()).toBe('sabato 28 novembre 2026: non disponibile.');
    act(() => void vi.advanceTimersByTime(1));
    expect(hint()).toBeUndefined();
    vi.useRealTimers();
  });
});
