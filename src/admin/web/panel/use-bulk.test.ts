import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { waiting } from '../../../../test/open-panel.ts';
import { PanelServer } from '../../../../test/panel-server.ts';
import { useBulk } from './use-bulk.ts';

afterEach(() => void vi.unstubAllGlobals());

test('what follows is told to the panel as it is at the end, not as it was when it began', async () => {
  const items = [waiting(1)];
  const server = new PanelServer(items);
  const { promise, resolve } = Promise.withResolvers<{ status: number; body: unknown }>();
  server.answer('/1/approve', promise);
  const [before, now] = [vi.fn(), vi.fn()];
  const { result, rerender } = renderHook(({ onOver }) => useBulk(onOver), { initialProps: { onOver: before } });
  act(() => result.current.run({ kind: 'approve', items, motivo: '' }));
  rerender({ onOver: now });
  resolve({ status: 200, body: { success: true } });
  await waitFor(() => expect(now).toHaveBeenCalledOnce());
  expect(before).not.toHaveBeenCalled();
});
