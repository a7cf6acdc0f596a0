import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  answerAvailability,
  bookingPage,
  button,
  calendar,
  day,
  grid,
  isThere,
  openPanel,
} from '../../../../test/booking-panel.ts';
import { OWN_HOLD } from './session-text.ts';

const breakNetwork = () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  return vi.spyOn(console, 'error').mockImplementation(() => {});
};
const TAKEN = 'Una delle notti scelte non è disponibile. Scegli altre date.';

describe('availability', () => {
  test('the first question: this CIN, from today to 90 days ahead', async () => {
    await openPanel();
    expect(Object.fromEntries(calendar.questions[0] ?? [])).toEqual({
      cin: 'IT052015C2DEMO0007',
      start_date: '2026-11-21',
      end_date: '2027-02-19',
    });
    expect(calendar.questions).toHaveLength(1);
  });

  test('turning past the window asks for the days after it, once', async () => {
    calendar.taken = ['2027-03-10'];
    const user = await openPanel();
    for (let page = 0; page < 4; page += 1) await user.click(button('Mese successivo'));
    await waitFor(() => expect(day('10 marzo').getAttribute('aria-label')).toContain('non disponibile'));
    const windows = calendar.questions.map((query) => [query.get('start_date'), query.get('end_date')]);
    expect(windows[1]?.[0]).toBe('2027-02-20');
    expect(windows.at(-1)?.[1]).toBe('2027-04-10');
  });

  test('while it loads the grid is busy and clicks are ignored', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    vi.stubGlobal('fetch', () => promise);
    render(bookingPage());
    expect(grid().getAttribute('aria-busy')).toBe('true');
    fireEvent.click(day('23 novembre'));
    expect(day('23 novembre').getAttribute('aria-label')).toContain('disponibile');
    await act(async () => resolve(Response.json([])));
    expect(grid().getAttribute('aria-busy')).toBe('false');
  });

  test.each<[string, (() => Promise<Response>) | null]>([
    ['the network is down', null],
    ['the server cannot know', async () => new Response('{}', { status: 503 })],
    ['the answer is no list', async () => Response.json({ success: false })],
  ])('%s: logged, every date looks available, notice with «Riprova»', async (_, failure) => {
    const log = breakNetwork();
    if (failure) vi.stubGlobal('fetch', failure);
    const user = await openPanel();
    expect(log.mock.calls[0]?.[0]).toBe('Errore caricamento disponibilità');
    expect(day('28 novembre').getAttribute('aria-label')).toContain('disponibile');
    expect(day('28 novembre').getAttribute('aria-disabled')).toBeNull();
    const notice = screen.getByText(/^Disponibilità non verificata: la confermeremo prima del pagamento\./);
    expect(notice.closest('output')).not.toBeNull();
    vi.stubGlobal('fetch', answerAvailability);
    await user.click(button('Riprova'));
    expect(document.activeElement).toBe(day('21 novembre'));
    await waitFor(() => expect(day('28 novembre').getAttribute('aria-label')).toContain('non disponibile'));
    expect(isThere(/^Disponibilità non verificata/)).toBe(false);
  });

  test('nights chosen while unverified that turn out taken are said so', async () => {
    breakNetwork();
    const user = await openPanel();
    await user.click(day('26 novembre'));
    await user.click(day('29 novembre'));
    vi.stubGlobal('fetch', answerAvailability);
    await user.click(button('Riprova'));
    await waitFor(() => expect(isThere(TAKEN)).toBe(true));
    // What the press of the button says is not said twice.
    await user.click(button('Prenota e paga (garantito)'));
    expect(screen.getAllByText(TAKEN)).toHaveLength(1);
  });

  test('nights that this guest holds and has not paid yet are not called taken', async () => {
    sessionStorage.setItem(OWN_HOLD, '7 ABCDEFGHJKMNPQR0');
    breakNetwork();
    const user = await openPanel({ id: 7 });
    await user.click(day('26 novembre'));
    await user.click(day('29 novembre'));
    vi.stubGlobal('fetch', async (address: string) =>
      address.startsWith('/api/prenotazioni/')
        ? Response.json({ success: true, data: { status: 'in_attesa_pagamento' } })
        : answerAvailability(address),
    );
    fireEvent(window, new Event('pageshow'));
    await user.click(button('Riprova'));
    await waitFor(() => expect(isThere('Riprendi il pagamento')).toBe(true));
    await waitFor(() => expect(day('28 novembre').getAttribute('aria-label')).toContain('compresa nel soggiorno'));
    expect(isThere(TAKEN)).toBe(false);
  });

  describe('a question that nobody waits for any more is aborted', () => {
    function holdQuestions(): AbortSignal[] {
      const signals: AbortSignal[] = [];
      vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => {
        signals.push(signal);
        return new Promise((__, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
      });
      return signals;
    }

    test('when the visitor turns past the days that were asked for', async () => {
      const signals = holdQuestions();
      render(bookingPage());
      for (let page = 0; page < 4; page += 1) fireEvent.click(button('Mese successivo'));
      await waitFor(() => expect(signals.length).toBeGreaterThan(1));
      expect(signals.slice(0, -1).filter(({ aborted }) => !aborted)).toEqual([]);
      expect(signals.at(-1)?.aborted).toBe(false);
    });

    test('when the page is left, and nothing is logged as a failure', async () => {
      const log = vi.spyOn(console, 'error').mockImplementation(() => {});
      const signals = holdQuestions();
      const { unmount } = render(bookingPage());
      expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
      unmount();
      expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
      await new Promise((resolve) => setTimeout(resolve, 0));
      expect(log).not.toHaveBeenCalled();
    });
  });
});
