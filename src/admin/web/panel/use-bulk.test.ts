import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { waiting } from '../../../../test/open-panel.ts';
import { PanelServer } from '../../../../test/panel-server.ts';
import { type BulkState, runBulk, useBulk } from './use-bulk.ts';

test('useBulk calls the callback of the latest render, not of the first, when a bulk decision ends', async () => {
  const items = [waiting(1)];
  const server = new PanelServer(items);
  const answer = server.hold('/1/approve');
  const [before, now] = [vi.fn(), vi.fn()];
  const { result, rerender } = renderHook(({ onOver }) => useBulk(onOver), { initialProps: { onOver: before } });
  act(() => result.current.run({ kind: 'approve', items, motivo: '' }));
  rerender({ onOver: now });
  answer({ status: 200, body: { success: true } });
  await waitFor(() => expect(now).toHaveBeenCalledOnce());
  expect(before).not.toHaveBeenCalled();
});

test('a bulk decision waits and retries while the rate limit is exceeded, and counts no failure', async () => {
  const items = [waiting(1), waiting(2)];
  const server = new PanelServer(items);
  server.answer('/2/approve', { status: 429, body: { detail: 'Troppe richieste.' } });
  const rest = vi.fn(async () => {});
  const seen: BulkState[] = [];
  await runBulk(
    { kind: 'approve', items, motivo: '' },
    { isStopped: () => false, waitToRetry: rest, onStep: (state) => seen.push(state) },
  );
  expect(server.decisions).toEqual(['approve 1', 'approve 2', 'approve 2']);
  expect(rest).toHaveBeenCalledOnce();
  expect(seen.map(({ isWaitingToRetry }) => isWaitingToRetry)).toEqual([false, false, true, false, false]);
  expect(seen.at(-1)).toMatchObject({ done: items, failures: [], phase: 'over' });
});
