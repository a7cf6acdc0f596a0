import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Nights } from '../../../calendar/rules/feed.ts';
import {
  announced,
  answerAvailability,
  button,
  calendar,
  day,
  isThere,
  openPanel,
  plain,
} from '../../../../test/booking-panel.ts';
import { wireCamera, wireTariffa } from '../../../../test/wire-struttura.ts';

afterEach(() => vi.unstubAllGlobals());

const WANTED = ['2026-12-09', '2026-12-10', '2026-12-11'];
const STAY = { dal: '2026-12-09', al: '2026-12-12', ospiti: '2' };
const OFFER = 'Per le stesse notti sono ancora libere:';

const camere = [
  wireCamera({ id: 6, nome_camera: 'Camera Rossa', prezzo_notte: 90 }),
  wireCamera({ id: 4, nome_camera: 'Camera Blu', prezzo_notte: 60 }),
  wireCamera({ id: 8, nome_camera: 'Singola', prezzo_notte: 40, posti_letto: 1 }),
  wireCamera({ id: 5, nome_camera: 'Camera Verde', prezzo_notte: 70 }),
  wireCamera({ id: 7, nome_camera: 'Suite', prezzo_notte: 150, posti_letto: 4 }),
  wireCamera({ id: 9, nome_camera: 'In restauro', prezzo_notte: 50, disponibile: false }),
];
const bnb = { tipo_prenotazione: 'bnb', camere, servizio_pulizie: false, prezzo_pulizie: 0 } as const;

const offeredRooms = async () =>
  within(await screen.findByRole('region', { name: OFFER }))
    .getAllByRole('button')
    .map(({ textContent }) => plain(textContent));

describe('the booking panel with a room that cannot be booked on the selected dates', () => {
  test('lists the other available rooms that fit, cheapest stay first, followed by other dates and other homes', async () => {
    calendar.takenIn = { 4: WANTED, 5: ['2026-12-10'] };
    await openPanel({ ...bnb }, {}, { ...STAY, camera: '4' });
    expect(await offeredRooms()).toEqual(['Camera Rossa, 270,00 € in tutto', 'Suite, 450,00 € in tutto']);
    const box = document.querySelector('.stay-panel .stay-blocked');
    const acts = [...(box?.querySelectorAll('button, a') ?? [])].map(({ textContent }) => plain(textContent));
    expect(acts).toEqual([
      'Camera Rossa, 270,00 € in tutto',
      'Suite, 450,00 € in tutto',
      '6–9 dic 180 €',
      '12–15 dic 180 €',
      'Altre case libere nelle tue date',
    ]);
  });

  test('labels alternative dates as «su richiesta» if a misread event may block them', async () => {
    calendar.takenIn = { 4: WANTED };
    const nights = [{ start: '2026-12-07', end: '2026-12-08' }] as Nights[];
    const calendari = [{ camera_id: 4, is_stale: false, testo: 'confermato', misread: { testo: 'chiedi', nights } }];
    await openPanel({ ...bnb }, { calendari }, { ...STAY, camera: '4' });
    await offeredRooms();
    const dates = [...document.querySelectorAll('.stay-panel .stay-blocked li small')].map(({ textContent }) =>
      plain(textContent),
    );
    expect(dates.slice(-2)).toEqual(['180 €, su richiesta', '180 €']);
  });

  test('selects a room with one click, keeps dates and guests, and focuses the room field', async () => {
    calendar.takenIn = { 4: WANTED };
    const user = await openPanel({ ...bnb }, {}, { ...STAY, camera: '4' });
    await user.click(await screen.findByRole('button', { name: /^Camera Verde/ }));
    const room = screen.getByLabelText<HTMLSelectElement>('Camera');
    expect([room.value, document.activeElement]).toEqual(['5', room]);
    await waitFor(() =>
      expect(plain(document.querySelector('.stay-panel .stay-bill .t')?.textContent)).toBe('Totale210,00 €'),
    );
    expect(screen.getByLabelText<HTMLSelectElement>('Ospiti').value).toBe('2');
    expect(window.location.search).toBe('?dal=2026-12-09&al=2026-12-12&ospiti=2&camera=5');
    expect(screen.queryByRole('region', { name: OFFER })).toBeNull();
    expect(button('Prenota e paga (garantito)')).toBeTruthy();
  });

  test('replaces the payment button with a button that focuses the first alternative room', async () => {
    calendar.takenIn = { 4: WANTED };
    const user = await openPanel({ ...bnb }, {}, { ...STAY, camera: '4' });
    await offeredRooms();
    const lead = button('Scegli un’altra camera');
    expect(lead.classList).toContain('alt');
    await user.click(lead);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Camera Verde/ }));
    await user.keyboard('{Enter}');
    expect(button('Prenota e paga (garantito)').classList).not.toContain('alt');
  });

  test('offers alternatives if the room is changed after the dates were selected', async () => {
    calendar.takenIn = { 5: ['2026-11-24'] };
    const user = await openPanel({ ...bnb }, {}, { ospiti: '2' });
    await user.click(day('23 novembre'));
    await user.click(day('26 novembre'));
    expect(isThere(OFFER)).toBe(false);
    await user.selectOptions(screen.getByLabelText('Camera'), '5');
    expect(await offeredRooms()).toEqual([
      'Camera Blu, 180,00 € in tutto',
      'Camera Rossa, 270,00 € in tutto',
      'Suite, 450,00 € in tutto',
    ]);
    await waitFor(() =>
      expect(announced()).toBe(
        'Occupata nelle tue date. Per le stesse notti sono ancora libere: Camera Blu, Camera Rossa, Suite.',
      ),
    );
  });

  test('offers the other rooms if the room requires a longer stay', async () => {
    const week = { ...wireTariffa, camera_id: 4, soggiorno_minimo: 7 };
    await openPanel({ ...bnb, tariffe: [week] }, {}, { ...STAY, camera: '4' });
    expect(await offeredRooms()).toHaveLength(3);
    expect(screen.getAllByText('Minimo 7 notti').length).toBeGreaterThan(0);
  });

  test('offers other dates and homes if every room is taken', async () => {
    calendar.taken = WANTED;
    await openPanel({ ...bnb }, {}, { ...STAY, camera: '4' });
    expect(await screen.findByText('Le date libere più vicine:')).toBeTruthy();
    expect(screen.queryByRole('region', { name: OFFER })).toBeNull();
    await waitFor(() => expect(announced()).toBe('Occupata nelle tue date.'));
  });

  test('omits a room whose calendar fails to load, without delaying the others', async () => {
    calendar.takenIn = { 4: WANTED };
    vi.stubGlobal('fetch', async (address: string) =>
      address.includes('camera_id=6') ? Response.json({}, { status: 500 }) : answerAvailability(address),
    );
    await openPanel({ ...bnb }, {}, { ...STAY, camera: '4' });
    expect(await offeredRooms()).toEqual(['Camera Verde, 210,00 € in tutto', 'Suite, 450,00 € in tutto']);
  });

  test('sends no request for rooms that are too small', async () => {
    calendar.takenIn = { 4: WANTED };
    await openPanel({ ...bnb }, {}, { ...STAY, camera: '4' });
    await offeredRooms();
    const requested = new Set(calendar.questions.map((question) => question.get('camera_id')));
    expect(requested).toEqual(new Set(['4', '5', '6', '7']));
  });
});

test('announces that a whole house is taken, without offering rooms', async () => {
  calendar.taken = WANTED;
  await openPanel({}, {}, STAY);
  expect(await screen.findByText('Le date libere più vicine:')).toBeTruthy();
  await waitFor(() => expect(announced()).toBe('Occupata nelle tue date.'));
  expect(screen.queryByRole('region', { name: OFFER })).toBeNull();
});
