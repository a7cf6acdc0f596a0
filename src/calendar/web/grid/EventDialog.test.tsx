import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CalendarDate } from '../../../kernel/calendar-date.ts';
import { CalendarSessionContext } from '../session/calendar-session.ts';
import { EventDialog } from './EventDialog.tsx';
import type { GridEvent } from './grid-event.ts';

const event: GridEvent = {
  event_id: 'e1',
  property_id: 7,
  camera_id: null,
  start: '2026-12-03' as CalendarDate,
  end: '2026-12-06' as CalendarDate,
  event_type: 'booking',
  platform_source: 'ospitalia',
  sync_status: 'ok',
  summary: 'Prenotazione',
  guest_info: { name: 'Giulia Bianchi' },
  is_echo: false,
  held_since: null,
  booking: { id: '0196e2a4-6f3c-7cc1-8e0b-0a5a5c1f2d3e', kind: 'booking' },
  can_delete: false,
};

const property = {
  id: 7,
  nome: 'Casa',
  cin: null,
  tipo_prenotazione: 'casa_vacanza' as const,
  camere: [],
};

test.each([
  ['booking', /la annulla il proprietario, o l’ospite/],
  ['request', /aspetta la risposta del proprietario/],
] as const)('an administrator is led to no page of the owner: %s', (kind, why) => {
  const session = { wayIn: null, onSignedOut() {}, opensBookings: false };
  const booking = { id: '0196e2a4-6f3c-7cc1-8e0b-0a5a5c1f2d3e', kind };
  render(
    <CalendarSessionContext value={session}>
      <EventDialog
        event={{ ...event, booking }}
        shown={{ property, unit: null, isKnown: true }}
        isOwner
        onClose={() => {}}
        onDeleted={() => {}}
      />
    </CalendarSessionContext>,
  );
  expect(screen.getByText(why)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Apri la prenotazione' })).toBeNull();
});
