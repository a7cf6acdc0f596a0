import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CalendarDate } from '../../../../kernel/dates/calendar-date.ts';
import type { DemoCheckout } from '../../../demo-contract.ts';
import { DemoCheckoutView } from './DemoCheckoutView.tsx';

const BOOKING = 'https://ospitalia.it/prenotazione/ABCDEFGHJKMNPQR0';
const fetched = vi.fn<typeof fetch>();

function show(overrides: Partial<DemoCheckout> = {}) {
  const checkout: DemoCheckout = {
    session: 'cs_demo_1',
    status: 'open',
    is_authorisation: false,
    nome: 'Podere Le Querce',
    camera: null,
    check_in: '2026-12-23',
    check_out: '2026-12-26',
    guests: 2,
    guest_email: 'ada@example.it',
    bill: { nights: 3, lines: [{ kind: 'cleaning', amount_cents: 32500 }], total_cents: 32500 },
    immagine: '/foto/casa.jpg',
    politica_cancellazione: 'flessibile',
    refund_steps: [{ until: null, percent: 0, amount_cents: 0 }],
    expires_at: '2026-11-22T09:00:00.000Z',
    success_url: BOOKING,
    cancel_url: `${BOOKING}?annullato=1`,
    ...overrides,
  };
  render(createElement(DemoCheckoutView, { checkout, today: '2026-11-22' as CalendarDate }));
  return userEvent.setup();
}

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const pay = () => screen.getByRole('button', { name: /^Paga/ });

test('for an authorisation, states that nothing is charged and labels the button «Autorizza»', () => {
  show({ is_authorisation: true });
  expect(screen.getByText(/nessun addebito/)).toBeDefined();
  expect(screen.getByRole('button', { name: /^Autorizza/ })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Torna indietro' }).getAttribute('href')).toBe(`${BOOKING}?annullato=1`);
});

test('shows the photo, bill and refund terms of the order', () => {
  show();
  expect(document.querySelector('img')?.getAttribute('src')).toBe('/foto/casa.jpg');
  expect(screen.getByText('Totale')).toBeDefined();
  expect(screen.getByText('Cancellazione flessibile')).toBeDefined();
  expect(screen.getByText('Se annulli: nessun rimborso')).toBeDefined();
});

test('shows an error for every empty field and sends no request', async () => {
  const user = show();
  await user.click(pay());
  expect(document.querySelectorAll('.err')).toHaveLength(4);
  expect(fetched).not.toHaveBeenCalled();
});

test.each([
  ['complete', 'Questo pagamento è già completato.'],
  ['expired', 'Questo pagamento è scaduto: le date sono di nuovo libere.'],
] as const)('shows a link to the booking instead of the card form if the payment is %s', (status, sentence) => {
  show({ status });
  expect(screen.getByText(sentence)).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Paga/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Vai alla prenotazione' }).getAttribute('href')).toBe(BOOKING);
});
