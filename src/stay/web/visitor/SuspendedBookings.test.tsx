import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answerAvailability, day, isThere, openPanel } from '../../../../test/booking-panel.ts';

const SUSPENDED = /^In questo momento non è possibile prenotare\. Non ti è stato addebitato nulla/;

test.each<[string, (address: string) => Promise<Response>, isKnown: boolean]>([
  [
    'a replica responds',
    async (address) => {
      const answer = await answerAvailability(address);
      return new Response(answer.body, { headers: { Warning: '110 - "Response is Stale"' } });
    },
    true,
  ],
  [
    'the availability is unknown',
    async () => Response.json({ success: false, codice: 'SERVIZIO_NON_DISPONIBILE' }, { status: 503 }),
    false,
  ],
])(
  'suspends bookings and offers «Riprova» while the primary database is unavailable and %s',
  async (_, answer, isKnown) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.stubGlobal('fetch', answer);
    const user = await openPanel();
    const notice = await screen.findByText(SUSPENDED);
    expect(notice.closest('.stay-step [role=alert]')).not.toBeNull();
    expect(isThere(/^Disponibilità non verificata/)).toBe(false);
    expect(day('28 novembre').getAttribute('aria-label')?.includes('non disponibile')).toBe(isKnown);
    vi.stubGlobal('fetch', answerAvailability);
    await user.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(document.activeElement).toBe(day('21 novembre'));
    await waitFor(() => expect(day('28 novembre').getAttribute('aria-label')).toContain('non disponibile'));
    expect(isThere(SUSPENDED)).toBe(false);
  },
);

test('reports unverified availability instead of suspended bookings for a home without online payment', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('fetch', async () => Response.json({ codice: 'SERVIZIO_NON_DISPONIBILE' }, { status: 503 }));
  await openPanel({ is_guaranteed: false });
  await screen.findByText(/^Disponibilità non verificata/);
  expect(isThere(SUSPENDED)).toBe(false);
});
