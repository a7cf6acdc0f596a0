import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { announced } from '../../../../test/announced.ts';
import { heading, listedIds, openPanel, row, waiting } from '../../../../test/open-panel.ts';
import * as struttureMessages from '../../../strutture/messages/visitor.ts';

test('the search box keeps a trailing space while the user types', async () => {
  const { server, user } = openPanel({ strutture: [waiting(1), waiting(2)] });
  await row('Casa 1');
  const box = screen.getByRole<HTMLInputElement>('searchbox');
  await user.type(box, 'casa ');
  await waitFor(() => expect(server.calls.at(-1)?.path).toMatch(/&cerca=casa$/));
  await user.type(box, '2');
  expect(box.value).toBe('casa 2');
});

test('announces a slow search', async () => {
  const { server, user } = openPanel({ strutture: [waiting(1)] });
  const answer = server.hold('cerca=casa');
  await row('Casa 1');
  await user.type(screen.getByRole('searchbox'), 'casa');
  await waitFor(() => expect(announced()).toBe(struttureMessages.loadingListings));
  answer({ status: 200, body: { success: true, data: [waiting(1)], total: 1 } });
  expect((await screen.findAllByText('1 struttura trovata')).length).toBeGreaterThan(0);
});

test('clears the search on Esc without closing the sheet', async () => {
  const { user } = openPanel({ strutture: [waiting(1), waiting(2), waiting(3)] });
  await row('Casa 1');
  const box = screen.getByRole<HTMLInputElement>('searchbox');
  await user.type(box, 'casa 2');
  await heading('Casa 2');
  await user.keyboard('{Escape}');
  expect(box.value).toBe('');
  await screen.findByText('3 strutture, prima le più vecchie');
  await waitFor(() => expect(listedIds()).toEqual(['1', '2', '3']));
  expect(await heading('Casa 2')).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(box);
});

test('reopens the previously open home on Esc after a search without results', async () => {
  const { user } = openPanel({ strutture: [waiting(1), waiting(2), waiting(3)] });
  await user.click(await row('Casa 3'));
  await heading('Casa 3');
  await user.type(screen.getByRole('searchbox'), 'nessuna così');
  await waitFor(() => expect(listedIds()).toEqual([]));
  await user.keyboard('{Escape}');
  await screen.findByText('3 strutture, prima le più vecchie');
  expect(await heading('Casa 3')).toBeTruthy();
});
