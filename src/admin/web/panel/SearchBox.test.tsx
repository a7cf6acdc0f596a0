import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openPanel, row, waiting } from '../../../../test/open-panel.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('a pause after a space takes nothing of what was typed', async () => {
  const { server, user } = openPanel({ strutture: [waiting(1), waiting(2)] });
  await row('Casa 1');
  const box = screen.getByRole<HTMLInputElement>('searchbox');
  await user.type(box, 'casa ');
  await waitFor(() => expect(server.calls.at(-1)?.path).toMatch(/&cerca=casa$/));
  await user.type(box, '2');
  expect(box.value).toBe('casa 2');
});
