import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { type answerCalls, refusal } from '../../../../test/answer-calls.ts';
import { block, calendarEvent, eventsAnswer, freezeCalendar, openCalendar } from '../../../../test/open-calendar.ts';
import { currentToasts } from '../../../ui/toasts/toast-store.ts';

freezeCalendar();
const BLOCK = /^Date bloccate, dal 02\/12/;
const dialog = (name: string) => screen.getByRole('dialog', { name });

describe('Aggiungi evento', () => {
  async function openEmpty(...answers: Parameters<typeof answerCalls>) {
    const opened = await openCalendar({ unit: null }, ...answers);
    await opened.press(/^Blocca date$/);
    const type = async (first: string, last: string) => {
      if (first !== '') await opened.user.type(screen.getByLabelText('Prima notte'), first);
      if (last !== '') await opened.user.type(screen.getByLabelText('Ultima notte'), last);
    };
    return { ...opened, type };
  }

  test('sends the nights typed in Blocca date, with the day of departure as the end', async () => {
    const added = { status: 201, body: { status: 'success', event: block } };
    const { sent, user, press, type } = await openEmpty(eventsAnswer(), added, eventsAnswer(block));
    await type('30/11/2026', '3.12.26');
    await user.selectOptions(screen.getByLabelText('Tipo di evento'), 'Manutenzione');
    await user.type(screen.getByLabelText(/^Descrizione/), 'Caldaia');
    expect(screen.getByText('30/11/2026 – 03/12/2026')).toBeTruthy();
    await press(/^Aggiungi$/);
    await waitFor(() => expect(sent).toHaveLength(3));
    const event = { property_id: 7, camera_id: null, event_type: 'maintenance', summary: 'Caldaia' };
    const body = { ...event, start_date: '2026-11-30', end_date: '2026-12-04' };
    expect(sent[1]).toEqual({ method: 'POST', path: '/api/calendar/events', body });
    expect(currentToasts().map(({ sentence }) => sentence)).toEqual(['Evento aggiunto al calendario.']);
    expect(await screen.findByRole('button', { name: /^Date bloccate, dal 02\/12/ })).toBeTruthy();
  });
  test.each([
    ['', '', 'Indica la data.'],
    ['30/10/2026', '31/10/2026', 'Il periodo è già passato.'],
  ])('rejects the period from %j to %j before sending: %s', async (first, last, sentence) => {
    const { sent, press, type } = await openEmpty();
    await type(first, last);
    await press(/^Aggiungi$/);
    expect(screen.getAllByText(sentence).length).toBeGreaterThan(0);
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true');
    expect(sent).toHaveLength(1);
  });
  test("shows 'Errore nella creazione dell'evento: ' with the detail if adding fails, and requires confirmation to discard the input", async () => {
    const { press, type, confirm } = await openEmpty(eventsAnswer(), refusal(409, 'Il periodo è occupato.'));
    await type('30/11/2026', '30/11/2026');
    await press(/^Aggiungi$/);
    expect(await screen.findByText("Errore nella creazione dell'evento: Il periodo è occupato.")).toBeTruthy();
    await press(/^Annulla$/);
    await confirm('Chiudi senza aggiungere');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the event dialog', () => {
  test("shows 'type - platform', the nights and where to edit the event, but no Elimina, if the event was imported", async () => {
    const { user, press } = await openCalendar();
    await press(/^Airbnb, dal 22\/11/);
    const opened = within(dialog('Prenotazione - Airbnb'));
    expect(opened.getByText('dal 22/11/2026 al 26/11/2026 (5 notti)')).toBeTruthy();
    expect(opened.getByText('Arriva da Airbnb: si modifica o si elimina solo lì.')).toBeTruthy();
    expect(opened.queryByRole('button', { name: 'Elimina' })).toBeNull();
    const [, close] = opened.getAllByRole('button', { name: 'Chiudi' });
    await user.click(close ?? document.body);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  test('shows why a deletion failed', async () => {
    const { press, confirm } = await openCalendar({}, eventsAnswer(block), refusal(409, 'Un momento.'));
    await press(BLOCK);
    await press(/^Elimina$/);
    await confirm('Elimina');
    expect(await screen.findByText("Errore nell'eliminazione dell'evento: Un momento.")).toBeTruthy();
  });
  test('does not let a viewer delete an event', async () => {
    const { press } = await openCalendar({ userRole: 'viewer' });
    await press(BLOCK);
    expect(screen.queryByRole('button', { name: 'Elimina' })).toBeNull();
  });
  test("explains that an event is missing from the last poll or is probably an echo of the portal's own event", async () => {
    const held = calendarEvent({ held_since: '2026-11-22T08:00:00Z' });
    const night = { start_date: '2026-12-01', end_date: '2026-12-02' };
    const echo = calendarEvent({ event_id: 'e4', is_echo: true, event_type: 'blocked', ...night });
    const { user, press } = await openCalendar({}, eventsAnswer(held, echo));
    await press(/^Airbnb, dal 22\/11/);
    expect(screen.getByText(/Non compare più nell’ultima lettura di Airbnb/)).toBeTruthy();
    await user.keyboard('{Escape}');
    await user.click(screen.getAllByRole('button', { name: 'Chiudi' })[0] ?? document.body);
    await press(/^Airbnb, bloccato, il 01\/12$/);
    expect(screen.getByText(/lo ha quasi certamente preso da Ospitalia/)).toBeTruthy();
  });
});

describe('the dialog of nights booked on Ospitalia', () => {
  const booked = (kind: 'hold' | 'request' | 'booking', summary: string) =>
    calendarEvent({
      platform_source: 'ospitalia',
      event_type: kind === 'booking' ? 'booking' : 'blocked',
      summary,
      booking: { id: '0196e2a4-6f3c-7cc1-8e0b-0a5a5c1f2d3e', kind },
    });

  const PAGE = '/proprietario/prenotazioni/0196e2a4-6f3c-7cc1-8e0b-0a5a5c1f2d3e';
  test.each([
    ['the owner', 'hold', 'Pagamento in corso', /^Un ospite sta pagando queste notti/, undefined],
    ['the owner', 'request', 'Richiesta in attesa', /aspetta la tua risposta/, PAGE],
    ['the owner', 'booking', 'Prenotazione', /si annulla dalla sua pagina/, PAGE],
    ['an administrator', 'request', 'Richiesta in attesa', /aspetta la risposta del proprietario/, undefined],
    ['an administrator', 'booking', 'Prenotazione', /la annulla il proprietario, o l’ospite/, undefined],
  ] as const)(
    'shows %s why a %s occupies the nights, offers no Elimina, and links to a request or booking only for the owner',
    async (...row) => {
      const [who, kind, summary, why, page] = row;
      const { press } = await openCalendar({ opensBookings: who === 'the owner' }, eventsAnswer(booked(kind, summary)));
      await press(new RegExp(`^${summary}, dal`));
      const shown = within(dialog(summary));
      expect(shown.getByText(why)).toBeTruthy();
      expect(shown.queryByRole('button', { name: 'Elimina' })).toBeNull();
      const link = shown.queryByRole('link', { name: 'Apri la prenotazione' });
      expect(link?.getAttribute('href')).toBe(page);
    },
  );
});
