import { lazy } from 'react';
import type { MetaDescriptor } from 'react-router';
import { GuardedScreen } from '../shell/GuardedScreen.tsx';
import '../../../stay/web/owner/bookings/bookings.css';
import * as messages from '../../messages/admin.ts';

const UpcomingBookings = lazy(async () => ({
  default: (await import('../../../admin/web/bookings/UpcomingBookings.tsx')).UpcomingBookings,
}));

export function headers() {
  return { 'Cache-Control': 'no-store' };
}

export function meta(): MetaDescriptor[] {
  return [{ title: messages.bookingsToCancelPageTitle }, { name: 'robots', content: 'noindex' }];
}

export default function AdminPrenotazioniPage() {
  return (
    <GuardedScreen>
      <UpcomingBookings />
    </GuardedScreen>
  );
}
