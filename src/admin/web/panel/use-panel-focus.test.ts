import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { adminDetail } from '../../../../test/admin-detail.ts';
import { openPanel, row, waiting } from '../../../../test/open-panel.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const sheet = () => document.querySelector('.admin-sheet [role=group]');
const broken = { status: 503, body: {} };

describe('the focus that was on the list', () => {
  const strutture = [waiting(1), waiting(2), adminDetail({ id: 20, nome: 'Podere Le Querce' })];

  test('goes to the sheet when what is at hand is not listed, and is not taken later', async () => {
    const { server, user } = openPanel({ strutture, path: '/admin?id=20' });
    await heading('Podere Le Querce');
    await user.click(await screen.findByRole('checkbox', { name: 'Seleziona Casa 2' }));
    screen.getByRole('button', { name: 'Annulla la selezione' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(sheet()));
    const box = screen.getByRole('searchbox');
    await user.type(box, 'casa');
    await waitFor(() => expect(server.calls.at(-1)?.path).toMatch(/&cerca=casa$/));
    await row('Casa 1');
    expect(document.activeElement).toBe(box);
  });
});

describe('Riprova', () => {
  test('of a sheet leaves the focus on the list', async () => {
    const { user } = openPanel({ strutture: [waiting(1)], answers: { '/strutture/1': broken } });
    const retry = await screen.findByRole('button', { name: 'Riprova' });
    retry.focus();
    await user.keyboard('{Enter}');
    await heading('Casa 1');
    const first = await row('Casa 1');
    await waitFor(() => expect(document.activeElement).toBe(first));
  });

  test('of a list, too', async () => {
    const { user } = openPanel({ strutture: [waiting(1)], answers: { '/pending': broken } });
    const retry = await screen.findByRole('button', { name: 'Riprova' });
    retry.focus();
    await user.keyboard('{Enter}');
    const first = await row('Casa 1');
    await waitFor(() => expect(document.activeElement).toBe(first));
  });
});
