import { describe, expect, test } from 'vitest';
import { refusal } from '../../../../test/answer-calls.ts';
import { freezeBoard, ok, openSyncDialog, STATUS, syncStatus } from '../../../../test/sync-calendar.ts';
import type { SyncStatus } from '../../property-contract.ts';

const RENEW = 'POST /api/calendar/doorbell';
const ADDRESS = 'campanello+abcdefghijklmnopqrstuvwx23@posta.example';

freezeBoard();

const open = (doorbell: SyncStatus['doorbell'], answers = {}) => openSyncDialog(syncStatus({ doorbell }), answers);
const renewed = (address: string) => ({
  [RENEW]: { status: 201, body: {} },
  [STATUS]: ok(syncStatus({ doorbell: { address, last_ring: null } })),
});
const field = ({ dialog }: Awaited<ReturnType<typeof open>>) =>
  dialog.findByLabelText<HTMLInputElement>('Indirizzo del campanello');

describe('Campanello', () => {
  test('is hidden if the portal receives no mail', async () => {
    expect((await open(null)).dialog.queryByText('Campanello')).toBeNull();
  });

  test('is created on request, and then shown with instructions for forwarding emails', async () => {
    const opened = await open({ address: null, last_ring: null }, renewed(ADDRESS));
    const { dialog, press, posted } = opened;
    expect(dialog.queryByLabelText('Indirizzo del campanello')).toBeNull();
    await press('Attiva il campanello');
    expect((await field(opened)).value).toBe(ADDRESS);
    expect(posted()).toEqual({ property_id: 7, address: null });
    for (const text of [
      'L’indirizzo del campanello è pronto.',
      'Non ha ancora suonato.',
      'Come si inoltrano le e-mail?',
    ])
      expect(dialog.getByText(text)).toBeTruthy();
  });

  test('shows the time of the last email, copies the address, and replaces the address after confirmation', async () => {
    const trigger = { address: ADDRESS, last_ring: '2026-11-22T10:02:00.000Z' };
    const opened = await open(trigger, renewed(ADDRESS.replace('abc', 'xyz')));
    const { dialog, press, confirm, posted } = opened;
    expect(dialog.getByText('Ha suonato l’ultima volta: oggi, 11:02')).toBeTruthy();
    await press('Copia l’indirizzo del campanello');
    expect(await navigator.clipboard.readText()).toBe(ADDRESS);
    await press('Cambia indirizzo');
    expect(posted()).toBeUndefined();
    await confirm('Cambia indirizzo');
    expect(await dialog.findByText('Non ha ancora suonato.')).toBeTruthy();
    expect(posted()).toEqual({ property_id: 7, address: ADDRESS });
    expect((await field(opened)).value).toContain('xyz');
  });

  test('shows why an address could not be created', async () => {
    const { dialog, press } = await open({ address: null, last_ring: null }, { [RENEW]: refusal(503, 'Un momento.') });
    await press('Attiva il campanello');
    expect(await dialog.findByText('Errore nell’indirizzo del campanello: Un momento.')).toBeTruthy();
  });
});
