import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { type CalendarDate, eachDate } from '../../../kernel/dates/calendar-date.ts';
import type { Struttura } from '../../../strutture/contract.ts';
import type { StayAddress } from '../../rules/stay-address.ts';
import {
  answerAvailability,
  bookingPage,
  button,
  calendar,
  day,
  grid,
  isThere,
  openPanel,
  plain,
} from '../../../../test/booking-panel.ts';
import { wireCamera, wireTariffa } from '../../../../test/wire-struttura.ts';
import { HOLD_KEY } from './session-text.ts';

const breakNetwork = () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  return vi.spyOn(console, 'error').mockImplementation(() => {});
};
const TAKEN = 'Occupata nelle tue date';

describe('the booking panel', () => {
  test('first requests 90 days of availability, starting today, for the CIN of the home', async () => {
    await openPanel();
    expect(Object.fromEntries(calendar.questions[0] ?? [])).toEqual({
      cin: 'IT052015C2DEMO0007',
      start_date: '2026-11-21',
      end_date: '2027-02-19',
    });
    expect(calendar.questions).toHaveLength(1);
  });

  test('requests the following days if the visitor pages past the first window', async () => {
    calendar.taken = ['2027-03-10'];
    const user = await openPanel();
    for (let page = 0; page < 4; page += 1) await user.click(button('Mese successivo'));
    await waitFor(() => expect(day('10 marzo').getAttribute('aria-label')).toContain('non disponibile'));
    const windows = calendar.questions.map((query) => [query.get('start_date'), query.get('end_date')]);
    expect(windows[1]?.[0]).toBe('2027-02-20');
    expect(windows.at(-1)?.[1]).toBe('2027-04-10');
  });

  test('marks the grid as busy and ignores clicks while loading', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    vi.stubGlobal('fetch', () => promise);
    render(bookingPage());
    expect(grid().getAttribute('aria-busy')).toBe('true');
    fireEvent.click(day('23 novembre'));
    expect(day('23 novembre').getAttribute('aria-label')).toContain('disponibile');
    await act(async () => resolve(Response.json([])));
    expect(grid().getAttribute('aria-busy')).toBe('false');
  });

  test('marks the price as busy until the calendar has loaded if the dates come from a link', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    vi.stubGlobal('fetch', () => promise);
    render(bookingPage({}, {}, { dal: '2026-11-24', al: '2026-11-26' }));
    const prices = [...document.querySelectorAll('.stay-bill, .stay-mobile-bar p')];
    const waiting = () => prices.map((part) => part.getAttribute('aria-busy'));
    expect(waiting()).toEqual(['true', 'true']);
    await act(async () => resolve(Response.json([])));
    expect(waiting()).toEqual(['false', 'false']);
  });

  test.each<[string, (() => Promise<Response>) | null]>([
    ['the network is down', null],
    ['the server responds 503', async () => new Response('{}', { status: 503 })],
    ['the response is not a list', async () => Response.json({ success: false })],
  ])('logs the error, shows all dates as available and offers «Riprova» if %s', async (_, failure) => {
    const log = breakNetwork();
    if (failure) vi.stubGlobal('fetch', failure);
    const user = await openPanel();
    expect(log.mock.calls[0]?.[0]).toBe('Errore caricamento disponibilità');
    expect(day('28 novembre').getAttribute('aria-label')).toContain('disponibile');
    expect(day('28 novembre').getAttribute('aria-disabled')).toBeNull();
    const notice = await screen.findByText(/^Disponibilità non verificata: la confermeremo prima del pagamento\./);
    expect(notice.closest('output')).not.toBeNull();
    vi.stubGlobal('fetch', answerAvailability);
    await user.click(await screen.findByRole('button', { name: 'Riprova' }));
    expect(document.activeElement).toBe(day('21 novembre'));
    await waitFor(() => expect(day('28 novembre').getAttribute('aria-label')).toContain('non disponibile'));
    expect(isThere(/^Disponibilità non verificata/)).toBe(false);
  });

  test('reports selected nights that turn out to be taken after a retry', async () => {
    breakNetwork();
    const user = await openPanel();
    await user.click(day('26 novembre'));
    await user.click(day('29 novembre'));
    vi.stubGlobal('fetch', answerAvailability);
    await user.click(await screen.findByRole('button', { name: 'Riprova' }));
    await waitFor(() => expect(isThere(TAKEN)).toBe(true));
    expect(day('28 novembre').getAttribute('aria-label')).toContain('nelle tue date, non disponibile');
    expect(day('28 novembre').closest('td')?.getAttribute('aria-selected')).toBe('false');
  });

  describe('with dates that cannot be booked', () => {
    const occupied = async () => {
      breakNetwork();
      const user = await openPanel({ posti_letto: 4 });
      await user.click(day('26 novembre'));
      await user.click(day('29 novembre'));
      vi.stubGlobal('fetch', answerAvailability);
      await user.click(await screen.findByRole('button', { name: 'Riprova' }));
      await waitFor(() => expect(screen.queryByText('Le date libere più vicine:')).not.toBeNull());
      return user;
    };

    test('shows no total and no payment button in the panel or in the mobile bar', async () => {
      const user = await occupied();
      expect(isThere('Totale')).toBe(false);
      expect(screen.queryByRole('button', { name: 'Prenota e paga (garantito)' })).toBeNull();
      expect(document.querySelector('.stay-mobile-bar')?.textContent).toBe('Occupata26–29 novCambia date');
      await user.click(button('Scegli altre date'));
      expect(document.activeElement?.closest('table')).toBe(grid());
    });

    test('offers the nearest bookable dates as buttons, which select those dates and focus their first day', async () => {
      const user = await occupied();
      const others = [...document.querySelectorAll('.stay-blocked li')].map(({ textContent }) => plain(textContent));
      expect(others).toEqual(['24–27 nov 325 €', expect.stringMatching(/^30 nov.–.3 dic 325 €$/)]);
      await user.click(screen.getByRole('button', { name: /^30 nov/ }));
      expect(plain(screen.getByText('Totale').closest('div')?.textContent)).toBe('Totale325,00 €');
      expect(isThere(TAKEN)).toBe(false);
      expect(document.activeElement).toBe(day('30 novembre'));
      expect(button('Prenota e paga (garantito)')).toBeTruthy();
    });

    test('offers later dates once the calendar of those days has loaded', async () => {
      calendar.taken = eachDate('2027-03-20' as CalendarDate, '2027-04-25' as CalendarDate);
      const { promise, resolve } = Promise.withResolvers<void>();
      vi.stubGlobal('fetch', async (address: string) => {
        if (calendar.questions.length > 0) await promise;
        return answerAvailability(address);
      });
      await openPanel({}, {}, { dal: '2027-04-20', al: '2027-04-22' });
      await screen.findByRole('link', { name: 'Altre case libere nelle tue date' });
      expect(isThere('Le date libere più vicine:')).toBe(false);
      resolve();
      expect(await screen.findByRole('button', { name: /^25–27 apr/ })).toBeTruthy();
      expect(calendar.questions.at(-1)?.get('end_date')).toBe('2027-06-21');
    });

    test('shows the reason and no link to other homes if the stay exceeds the maximum of 366 nights', async () => {
      await openPanel({}, {}, { dal: '2027-01-10', al: '2028-05-01' });
      expect(await screen.findByText('Puoi prenotare al massimo 366 notti. Scegli altre date.')).toBeTruthy();
      expect(screen.getAllByText('Queste date non si possono prenotare')).toHaveLength(2);
      expect(screen.queryByRole('link', { name: 'Altre case libere nelle tue date' })).toBeNull();
    });

    test('reports a taken night that is more than 90 days away', async () => {
      calendar.taken = ['2027-04-10'];
      await openPanel({}, {}, { dal: '2026-12-01', al: '2027-05-01' });
      await waitFor(() => expect(isThere(TAKEN)).toBe(true));
    });

    test('suggests a longer stay if the selected stay is shorter than the minimum', async () => {
      const tariffe = [{ ...wireTariffa, soggiorno_minimo: 2 }];
      const user = await openPanel({ tariffe });
      await user.click(day('23 novembre'));
      expect(isThere('Scegli la partenza · minimo 2 notti')).toBe(true);
      expect(day('24 novembre').getAttribute('aria-label')).toContain('soggiorno troppo breve');
      expect(day('25 novembre').getAttribute('aria-label')).toMatch(/, disponibile$/);
      await user.click(day('24 novembre'));
      expect(isThere('Totale')).toBe(false);
      expect(screen.getAllByText('Minimo 2 notti')).toHaveLength(2);
      await user.click(await screen.findByRole('button', { name: /^23–25 nov/ }));
      expect(plain(screen.getByText('Totale').closest('div')?.textContent)).toBe('Totale230,00 €');
    });
  });

  describe('with unpaid nights held by this guest', () => {
    const CODICE = 'ABCDEFGHJKMNPQR0';
    const openHolding = async (address: StayAddress, struttura: Partial<Struttura> = {}, room = '') => {
      sessionStorage.setItem(HOLD_KEY, `7 ${CODICE} ${room}`);
      calendar.taken = ['2026-11-27', '2026-11-28', '2026-12-10'];
      const data = { status: 'in_attesa_pagamento', check_in: '2026-11-27', check_out: '2026-11-29' };
      vi.stubGlobal('fetch', async (url: string) =>
        url.startsWith('/api/prenotazioni/') ? Response.json({ success: true, data }) : answerAvailability(url),
      );
      const user = await openPanel({ id: 7, ...struttura }, {}, address);
      await screen.findByText(/^(?:Riprendi il pagamento|Paga ora)$/);
      return user;
    };
    const labelOf = (date: string) => day(date).getAttribute('aria-label');

    test('does not show these nights as taken, and links to their payment', async () => {
      await openHolding({ dal: '2026-11-27', al: '2026-11-29' });
      await waitFor(() => expect(isThere(TAKEN)).toBe(false));
      expect(labelOf('28 novembre')).toContain('compresa nel soggiorno');
      expect(screen.getByText('Queste notti sono bloccate per te: manca solo il pagamento.')).toBeTruthy();
      const way = screen.getByRole('link', { name: 'Paga ora' });
      expect(way.getAttribute('href')).toBe(`/prenotazione/${CODICE}?annullato=1`);
      expect(way.className).toBe('btn full');
      expect(document.querySelector('.stay-panel')?.textContent).not.toContain('Prenota e paga');
    });

    test("mentions these nights when other dates are selected, without making other guests' nights available", async () => {
      await openHolding({ dal: '2026-12-09', al: '2026-12-12' });
      expect(isThere('Hai già delle date bloccate per te qui: 27–29 nov.')).toBe(true);
      expect(isThere(TAKEN)).toBe(true);
      expect(labelOf('10 dicembre')).toContain('nelle tue date, non disponibile');
      expect(isThere('Totale')).toBe(false);
    });

    test('shows these nights as taken if they are part of a different stay', async () => {
      await openHolding({ dal: '2026-11-26', al: '2026-11-29' });
      expect(isThere(TAKEN)).toBe(true);
      expect(isThere('Totale')).toBe(false);
    });

    test('makes these nights available only in the held room', async () => {
      const camere = [wireCamera({ id: 4, prezzo_notte: 50 }), wireCamera({ id: 5, prezzo_notte: 60 })];
      const dates = { dal: '2026-11-27', al: '2026-11-29' };
      const user = await openHolding(dates, { tipo_prenotazione: 'bnb', camere }, '5');
      expect(isThere(TAKEN)).toBe(true);
      await user.selectOptions(screen.getByLabelText('Camera'), '5');
      await waitFor(() => expect(isThere(TAKEN)).toBe(false));
    });
  });

  describe('with outdated availability requests', () => {
    function holdQuestions(): AbortSignal[] {
      const signals: AbortSignal[] = [];
      vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => {
        signals.push(signal);
        return new Promise((__, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
      });
      return signals;
    }

    test('aborts the requests if the visitor pages past the requested days', async () => {
      const signals = holdQuestions();
      render(bookingPage());
      for (let page = 0; page < 4; page += 1) fireEvent.click(button('Mese successivo'));
      await waitFor(() => expect(signals.length).toBeGreaterThan(1));
      expect(signals.slice(0, -1).filter(({ aborted }) => !aborted)).toEqual([]);
      expect(signals.at(-1)?.aborted).toBe(false);
    });

    test('aborts the requests on unmount, without logging an error', async () => {
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
