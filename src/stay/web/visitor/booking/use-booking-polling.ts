import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { usePageVisible } from '../../../../ui/loading/use-page-visible.ts';
import type { GuestBooking } from '../../../booking-contract.ts';
import { fetchBooking } from '../fetch-booking.ts';

/** Delay before the first poll, in ms. The delay doubles after each poll, up to the maximum. */
const FIRST_MS = 2000;
const LONGEST_MS = 30_000;

function pendingStatus({
  status,
  refund_status,
}: {
  status: string | null;
  refund_status: string | null;
}): string | null {
  if (status === 'in_attesa_pagamento' || status === 'richiesta') return status;
  return refund_status === 'in_corso' ? refund_status : null;
}

/**
 * Polls a pending booking. Revalidates the route data only after a change, because a failed revalidation would replace the page
 * with an error.
 */
export function useBookingPolling(booking: Pick<GuestBooking, 'codice' | 'status' | 'refund_status'>): void {
  const { revalidate } = useRevalidator();
  const isVisible = usePageVisible();
  const { codice } = booking;
  const awaited = pendingStatus(booking);
  useEffect(() => {
    if (awaited === null || !isVisible) return undefined;
    const over = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const poll = async (delay: number) => {
      const now = await fetchBooking(codice, over.signal);
      if (over.signal.aborted) return;
      if (now !== null && pendingStatus(now) !== awaited) void revalidate();
      pollAfter(Math.min(2 * delay, LONGEST_MS));
    };
    const pollAfter = (delay: number) => {
      timer = setTimeout(() => void poll(delay), delay);
    };
    pollAfter(FIRST_MS);
    return () => {
      over.abort();
      clearTimeout(timer);
    };
  }, [awaited, codice, isVisible, revalidate]);
}
