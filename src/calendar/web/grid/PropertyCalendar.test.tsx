import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  airbnb,
  block,
  calendarEvent,
  conflict,
  eventsAnswer,
  freezeCalendar,
  gridButton,
  openCalendar,
  vrbo,
} from '../../../../test/open-calendar.ts';

const screenSize = freezeCalendar();
const day = gridButton;
const dialog = (name?: string) => screen.getByRole('dialog', name === undefined ? {} : { name });
const announcement = () => document.querySelector('[data-live="polite"]')?.textContent;
const camere = [
  { id: 3, nome_camera: 'Camera Blu' },
  { id: 4, nome_camera: 'Camera Rossa' },
];

describe('the month', () => {
  test('shows six weeks, each starting on Monday (ADR 0027), with today and the events of each day', async () => {
    await openCalendar();
    const grid = screen.getByRole('grid', { name: 'novembre 2026' });
    expect(within(grid).getAllByRole('gridcell')).toHaveLength(42);
    expect(within(grid).getAllByRole('columnheader')[0]?.textContent).toContain('lunedì');
    expect(day(/^Oggi, domenica 22 novembre 2026, Airbnb/).getAttribute('aria-current')).toBe('date');
    expect(day(/^Airbnb, dal 22\/11 al 26\/11/)).toBeTruthy();
    expect(day(/^mercoledì 25 novembre 2026, Airbnb, VRBO$/)).toBeTruthy();
  });
  test('requests the visible month and the days around it', async () => {
    const { sent, press } = await openCalendar();
    await press(/^Successivo$/);
    expect(screen.getByRole('heading', { name: 'dicembre 2026' })).toBeTruthy();
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent.map(({ path }) => path)).toEqual([
      '/api/calendar/events/7?start_date=2026-10-25&end_date=2026-12-07',
      '/api/calendar/events/7?start_date=2026-11-24&end_date=2027-01-10',
    ]);
  });
  test('shows all three conflicting stays, with one label that opens the first conflicting night', async () => {
    const third = calendarEvent({ event_id: 'e9', platform_source: 'booking', sync_status: 'conflict' });
    const plain = calendarEvent({ event_id: 'e8', platform_source: 'ospitalia', start_date: '2026-11-20' });
    const other: typeof conflict = { ...conflict, platforms: ['booking', 'vrbo'], event_ids: ['e9', 'e2'] };
    const answer = eventsAnswer(plain, airbnb, { ...vrbo, end_date: '2026-11-28' }, third);
    const { press } = await openCalendar({ conflicts: [conflict, other] }, answer);
    for (const name of [/^Airbnb, dal/, /^VRBO, dal/, /^Booking.com, dal/]) expect(day(name)).toBeTruthy();
    expect(day(/^\+1 altro, giorno mercoledì 25/)).toBeTruthy();
    expect(day(/^giovedì 26 novembre 2026, .*, conflitto$/)).toBeTruthy();
    await press(/^Conflitto Airbnb e VRBO, .*; Conflitto Booking.com e VRBO, /);
    expect(within(dialog('mercoledì 25 novembre 2026')).getAllByText(/Verifica a mano/)).toHaveLength(2);
  });
  test('opens the day when +N altri is pressed on a night with more than two events', async () => {
    const third = calendarEvent({ event_id: 'e9', event_type: 'blocked', platform_source: 'booking' });
    const { press } = await openCalendar({}, eventsAnswer(airbnb, vrbo, third));
    await press(/^\+1 altro, giorno mercoledì 25 novembre 2026$/);
    expect(within(dialog()).getAllByRole('listitem')).toHaveLength(3);
  });
});

describe('the legend and the other views', () => {
  const held = { id: '0196e2a4-6f3c-7cc1-8e0b-0a5a5c1f2d3e', kind: 'hold' } as const;
  test.each([
    ['without held nights', [], []],
    ['with held nights', [calendarEvent({ event_type: 'blocked', booking: held })], ['Pagamento in corso']],
  ])(
    'lists every platform and kind of event in the legend, but Pagamento in corso only if nights are on hold: %s',
    async (_, events, more) => {
      await openCalendar({}, eventsAnswer(...events));
      const legend = within(screen.getByRole('list', { name: 'Legenda' })).getAllByRole('listitem');
      const always = 'Ospitalia, Airbnb, Booking.com, VRBO, Bloccato, Manutenzione, Conflitto'.split(', ');
      expect(legend.map(({ textContent }) => textContent)).toEqual([...always, ...more]);
    },
  );
  test.each([
    ['Settimana', '16–22 nov 2026', 7],
    ['Giorno', '22 nov 2026', 1],
  ])('shows one cell per night and the current time in the %s view', async (view, title, cells) => {
    const { press } = await openCalendar();
    const views = within(screen.getByRole('group', { name: 'Vista' })).getAllByRole('button');
    expect(views.map(({ textContent }) => textContent)).toEqual(['Mese', 'Settimana', 'Giorno', 'Elenco']);
    await press(new RegExp(`^${view}$`));
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getAllByRole('gridcell')).toHaveLength(cells);
    expect(screen.getAllByRole('columnheader').at(-1)?.textContent).toContain('domenica');
    expect(screen.getByText('11:02')).toBeTruthy();
  });
  test('shows the events of thirty days as a list in Elenco', async () => {
    const { press } = await openCalendar();
    await press(/^Elenco$/);
    expect(screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('button'))).toHaveLength(3);
    expect(screen.getByRole('heading', { name: 'Oggi, domenica 22 novembre' })).toBeTruthy();
  });
  test("lists the month's events below the grid on a phone", async () => {
    screenSize.narrow();
    await openCalendar();
    const [first] = within(screen.getByRole('list', { name: 'Prossimi eventi' })).getAllByRole('button');
    expect(first?.textContent).toContain('Airbnb');
  });
});

describe('selection and shortcuts', () => {
  const period = () => within(dialog('Aggiungi evento')).getByText(/^\d\d\/\d\d\/2026 – /).textContent;

  test('selects a period by clicking the first and the last night', async () => {
    const { press } = await openCalendar();
    await press(/^lunedì 30 novembre 2026$/);
    await waitFor(() => expect(announcement()).toBe('Inizio lunedì 30 novembre 2026. Scegli la fine.'));
    await press(/^giovedì 3 dicembre 2026/);
    expect(period()).toBe('30/11/2026 – 03/12/2026');
  });
  test('selects a period with Enter and the arrow keys, and cancels an unfinished selection with Esc', async () => {
    const { user } = await openCalendar();
    day(/^Oggi, /).focus();
    await user.keyboard('{ArrowDown}{ArrowRight}{Enter}{ArrowRight}{Escape}');
    await waitFor(() => expect(announcement()).toBe('Selezione annullata.'));
    await user.keyboard('{Enter}{ArrowLeft}{Enter}');
    expect(period()).toBe('30/11/2026 – 01/12/2026');
  });
  test('extends the selection with Shift and the arrow keys, and ends it with Enter', async () => {
    const { user } = await openCalendar();
    day(/^Oggi, /).focus();
    await user.keyboard('{ArrowDown}{ArrowRight}{Shift>}{ArrowRight}');
    await user.keyboard('{ArrowRight}{/Shift}');
    await waitFor(() =>
      expect(announcement()).toBe('Dal lunedì 30 novembre 2026 al mercoledì 2 dicembre 2026, 3 notti.'),
    );
    expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(3);
    await user.keyboard('{Enter}');
    expect(period()).toBe('30/11/2026 – 02/12/2026');
  });
  test('selects one night with a long press or a double click', async () => {
    const { user, press } = await openCalendar();
    const monday = day(/^lunedì 30 novembre 2026$/);
    const bar = () => screen.queryByRole('region', { name: 'Blocca date' });
    fireEvent.pointerDown(monday, { pointerType: 'touch', clientX: 0, clientY: 0 });
    fireEvent.pointerMove(document, { clientX: 0, clientY: 4 });
    await waitFor(() => expect(bar()?.textContent).toContain('lun 30 nov'));
    fireEvent.pointerUp(document);
    fireEvent.click(monday);
    expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(1);
    await press(/^Blocca$/);
    expect(period()).toBe('30/11/2026 – 30/11/2026');
    await press(/^Annulla$/);
    await user.dblClick(monday);
    expect(period()).toBe('30/11/2026 – 30/11/2026');
  });
  test('selects nothing when the user scrolls by touch or presses a past night', async () => {
    await openCalendar();
    fireEvent.pointerDown(day(/^lunedì 30 novembre 2026$/), { pointerType: 'touch', clientX: 0, clientY: 0 });
    fireEvent.pointerMove(document, { clientX: 0, clientY: 9 });
    fireEvent.pointerDown(day(/^sabato 21 novembre 2026, passata$/), { pointerType: 'touch', clientX: 0, clientY: 0 });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(screen.queryAllByRole('gridcell', { selected: true })).toEqual([]);
  });
  test('selects one night with Enter even after a period was selected by dragging the mouse', async () => {
    const { user, press } = await openCalendar();
    const [first, last] = [day(/^lunedì 30 novembre 2026$/), day(/^martedì 1 dicembre 2026$/)];
    document.elementFromPoint = () => last;
    fireEvent.pointerDown(first, { pointerType: 'mouse', button: 0, clientX: 0, clientY: 0 });
    fireEvent.pointerMove(document, { clientX: 90, clientY: 0 });
    fireEvent.pointerUp(document);
    expect(period()).toBe('30/11/2026 – 01/12/2026');
    await press(/^Annulla$/);
    first.focus();
    await user.keyboard('{Enter}{Enter}');
    expect(period()).toBe('30/11/2026 – 30/11/2026');
  });
  test('announces that a night has passed, instead of selecting it, when a past night is pressed', async () => {
    const { press } = await openCalendar();
    await press(/^sabato 21 novembre 2026, passata$/);
    await waitFor(() => expect(announcement()).toBe('sabato 21 novembre 2026: la notte è già passata.'));
    expect(screen.queryAllByRole('gridcell', { selected: true })).toEqual([]);
  });
  test('applies the shortcuts T, M, S and G only while the focus is in the grid', async () => {
    const { user, press } = await openCalendar();
    await press(/^Successivo$/);
    await user.keyboard('t');
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('dicembre 2026');
    day(/^martedì 1 dicembre 2026/).focus();
    await user.keyboard('ts');
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('16–22 nov 2026');
    expect(document.activeElement).toBe(day(/^Oggi, domenica 22/));
    await user.keyboard('g');
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('22 nov 2026');
    await user.keyboard('m');
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('novembre 2026');
  });
  test('lets viewers open a day, but neither select nor block nights', async () => {
    const { press } = await openCalendar({ userRole: 'viewer' });
    expect(screen.queryByRole('button', { name: 'Blocca date' })).toBeNull();
    await press(/^lunedì 30 novembre 2026$/);
    expect(within(dialog('lunedì 30 novembre 2026')).getByText('Nessun evento: la notte è libera.')).toBeTruthy();
    expect(screen.queryAllByRole('gridcell', { selected: true })).toEqual([]);
  });
});

describe('loading and failures', () => {
  test("shows 'Impossibile caricare gli eventi del calendario' with Riprova and the time of the last data if a reload fails", async () => {
    const { press } = await openCalendar({}, eventsAnswer(airbnb), null, eventsAnswer(airbnb, block));
    await press(/^Aggiorna$/);
    expect(await screen.findByText('Impossibile caricare gli eventi del calendario')).toBeTruthy();
    expect(screen.getByText(/Quello che vedi è il calendario delle 11:02/)).toBeTruthy();
    expect(day(/^Airbnb, dal 22\/11/)).toBeTruthy();
    await press(/^Riprova$/);
    expect(await screen.findByRole('button', { name: /^Date bloccate, dal/ })).toBeTruthy();
    expect(screen.queryByText('Impossibile caricare gli eventi del calendario')).toBeNull();
  });
  test('keeps the focus in the calendar when the focused Riprova button or event disappears', async () => {
    const both = eventsAnswer(airbnb, block);
    const { user, press } = await openCalendar({}, both, null, both, eventsAnswer());
    const today = () => day(/^Oggi, /);
    await press(/^Aggiorna$/);
    await user.click(await screen.findByRole('button', { name: 'Riprova' }));
    await waitFor(() => expect(document.activeElement).toBe(today()));
    await screen.findByRole('button', { name: /^Date bloccate, dal/ });
    day(/^Date bloccate, dal/).focus();
    fireEvent.click(screen.getByRole('button', { name: 'Aggiorna' }));
    await waitFor(() => expect(document.activeElement).toBe(today()));
  });
  test('does not show unloaded days as available, and explains once, outside the failure message, that they are unknown', async () => {
    screenSize.narrow();
    const { user } = await openCalendar({}, null);
    for (const view of [/^Mese$/, /^Elenco$/]) {
      await user.click(day(view));
      expect(screen.queryByText(/libere/)).toBeNull();
      const unknown = screen.getByText(/non sappiamo ancora nulla/);
      const failure = screen.getByText('Impossibile caricare gli eventi del calendario');
      expect(unknown.contains(failure)).toBe(false);
    }
  });
});

test('the calendar of a camera shows the events of the camera and, labelled «Tutta la casa», the events of the whole house', async () => {
  const property = { id: 7, nome: 'Locanda', cin: null, tipo_prenotazione: 'bnb' as const, camere };
  const others = calendarEvent({ event_id: 'e5', camera_id: 4, platform_source: 'booking' });
  await openCalendar({ property, unit: 3 }, eventsAnswer(calendarEvent({ camera_id: 3 }), others, block));
  expect(day(/^Airbnb, dal 22\/11/)).toBeTruthy();
  expect(day(/^Tutta la casa · Date bloccate, dal 02\/12/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Booking/ })).toBeNull();
});
