import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { usePageVisible } from '../../../../ui/loading/use-page-visible.ts';
import type { GuestBooking } from '../../../booking-contract.ts';
import { askBooking } from '../ask-booking.ts';

/** Milliseconds until the server is asked for the first time; each time after it is twice as long, up to the longest. */
const FIRST_MS = 2000;
const LONGEST_MS = 30_000;

function waitsFor({ status, refund_status }: { status: string | null; refund_status: string | null }): string | null {
  if (status === 'in_attesa_pagamento' || status === 'richiesta') return status;
  return refund_status === 'in_corso' ? refund_status : null;
}

/**
 * Asks for what a booking is at again and again while its page is on the screen: news mostly come within seconds, or take hours.
 * The page's own data is loaded only when there are some: a router that cannot load it would take the page away.
 */
export function useAskAgain(booking: Pick<GuestBooking, 'codice' | 'status' | 'refund_status'>): void {
  const { revalidate } = useRevalidator();
  const isVisible = usePageVisible();
  const { codice } = booking;
  const awaited = waitsFor(booking);
  useEffect(() => {
    if (awaited === null || !isVisible) return undefined;
    const over = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async (delay: number) => {
      const now = await askBooking(codice, over.signal);
      if (over.signal.aborted) return;
      if (now !== null && waitsFor(now) !== awaited) void revalidate();
      askAfter(Math.min(2 * delay, LONGEST_MS));
    };
    const askAfter = (delay: number) => {
      timer = setTimeout(() => void ask(delay), delay);
    };
    askAfter(FIRST_MS);
    return () => {
      over.abort();
      clearTimeout(timer);
    };
  }, [awaited, codice, isVisible, revalidate]);
}
