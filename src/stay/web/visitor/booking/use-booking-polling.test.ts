import { act, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { createRoutesStub, useLoaderData } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GuestBooking } from '../../../booking-contract.ts';
import { useBookingPolling } from './use-booking-polling.ts';

type BookingFields = Pick<GuestBooking, 'codice' | 'status' | 'refund_status'>;

const fetched = vi.fn<typeof fetch>();
const held: BookingFields = { codice: 'ABCDEFGHJKMNPQR0', status: 'richiesta', refund_status: 'nessuno' };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function open(...states: BookingFields[]) {
  const loader = vi.fn<() => BookingFields>(() => states.shift() ?? held);
  const Page = () => {
    const booking = useLoaderData<BookingFields>();
    useBookingPolling(booking);
    return createElement('p', null, booking.status);
  };
  const Stub = createRoutesStub([{ path: '/', Component: Page, loader }]);
  await act(async () => render(createElement(Stub)));
  return { loader };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const answer = (booking: BookingFields) => Response.json({ success: true, data: booking });

test('polls with increasing delays, and does not reload the page if nothing has changed', async () => {
  fetched.mockImplementation(async () => answer(held));
  const { loader } = await open(held);
  await pass(2000);
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/api/prenotazioni/ABCDEFGHJKMNPQR0']);
  await pass(3999);
  expect(fetched).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(loader).toHaveBeenCalledTimes(1);
});

test('keeps the page and retries after a network error', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  fetched.mockImplementation(async () => answer({ ...held, status: 'confermata' }));
  await open(held, { ...held, status: 'confermata' });
  await pass(2000);
  expect(screen.getByText('richiesta')).toBeTruthy();
  await pass(4000);
  expect(screen.getByText('confermata')).toBeTruthy();
  await pass(60_000);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('does not poll a booking in a final state', async () => {
  await open({ ...held, status: 'confermata' });
  await pass(60_000);
  expect(fetched).not.toHaveBeenCalled();
});
