import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adminDetail } from '../../../../test/admin-detail.ts';
import { heading, openPanel, row, waiting } from '../../../../test/open-panel.ts';

const sheet = () => document.querySelector('.admin-sheet [role=group]');
const broken = { status: 503, body: {} };

test('clearing the selection moves the focus to the sheet if the open struttura is not listed, but a later search does not move it', async () => {
  const strutture = [waiting(1), waiting(2), adminDetail({ id: 20, nome: 'Podere Le Querce' })];
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

test.each(['/strutture/1', '/pending'])(
  'moves the focus to the first row when Riprova succeeds after a failed request to %s',
  async (part) => {
    const { user } = openPanel({ strutture: [waiting(1)], answers: { [part]: broken } });
    const retry = await screen.findByRole('button', { name: 'Riprova' });
    retry.focus();
    await user.keyboard('{Enter}');
    await heading('Casa 1');
    const first = await row('Casa 1');
    await waitFor(() => expect(document.activeElement).toBe(first));
  },
);
