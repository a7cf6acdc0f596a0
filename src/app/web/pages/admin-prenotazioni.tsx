import { lazy, Suspense } from 'react';
import type { MetaDescriptor } from 'react-router';
import '../../../accounts/web/admin/login.css';
import '../../../ui/toasts.css';
import '../../../stay/web/owner/bookings/bookings.css';
import { AdminGuard } from '../../../accounts/web/admin/AdminGuard.tsx';
import { Checking } from '../../../accounts/web/admin/Checking.tsx';
import { GuardFrame } from '../../../accounts/web/admin/GuardFrame.tsx';
import { Toasts } from '../../../ui/Toasts.tsx';
import * as t from './admin-prenotazioni-messages.it.ts';

const AwaitedBookings = lazy(async () => ({
  default: (await import('../../../admin/web/bookings/UpcomingBookings.tsx')).UpcomingBookings,
}));

export function headers() {
  return { 'Cache-Control': 'no-store' };
}

export function meta(): MetaDescriptor[] {
  return [{ title: t.prenotazioniDaAnnullareOspitalia }, { name: 'robots', content: 'noindex' }];
}

/** The bookings that stand in the way of a deletion. As of the panel, the server sends the frame and the spinner alone. */
export default function AdminPrenotazioniPage() {
  return (
    <>
      <AdminGuard>
        <Suspense fallback={<Loading />}>
          <AwaitedBookings />
        </Suspense>
      </AdminGuard>
      <Toasts />
    </>
  );
}

function Loading() {
  return (
    <GuardFrame>
      <Checking />
    </GuardFrame>
  );
}
