import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Reply } from '../../../api/call.ts';
import { deleteAll, type Deletion } from './delete-all.ts';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

const GOOD: Reply<unknown> = { ok: true, data: { success: true, message: 'Struttura eliminata con successo' } };
const bad = (status: number, detail = 'No.'): Reply<unknown> => ({ ok: false, status, detail, campi: {} });

async function run(count: number, answers: Record<number, Reply<unknown>[]> = {}, stopAt = Infinity) {
  const calls: number[] = [];
  const seen: Deletion[] = [];
  const rest = vi.fn(async () => {});
  const end = await deleteAll(
    Array.from({ length: count }, (_, index) => index + 1),
    {
      remove: async (id) => {
        calls.push(id);
        return answers[id]?.shift() ?? GOOD;
      },
      nameOf: async (id) => `Casa ${id}`,
      isStopped: () => calls.length >= stopAt,
      onProgress: (deletion) => seen.push(deletion),
      waitToRetry: rest,
    },
  );
  return { end, calls, seen, rest };
}

test('deletes all strutture in order and counts each', async () => {
  const { end, calls, seen } = await run(3);
  expect(calls).toEqual([1, 2, 3]);
  expect(end).toEqual({ total: 3, deleted: 3, failed: [], end: 'done', isWaitingToRetry: false });
  expect(seen.map(({ deleted }) => deleted)).toEqual([1, 2, 3, 3]);
});

test('logs failures, continues with the next struttura and counts only successes', async () => {
  const { end } = await run(50, { 17: [bad(500, 'Errore interno.')], 30: [bad(409, 'Ha prenotazioni.')] });
  expect(end).toMatchObject({ deleted: 48, end: 'done' });
  expect(end.failed).toEqual([
    { id: 17, nome: 'Casa 17', motivo: 'Errore interno.' },
    { id: 30, nome: 'Casa 30', motivo: 'Ha prenotazioni.' },
  ]);
  expect(console.error).toHaveBeenCalledTimes(2);
});

test('counts an already deleted struttura as neither success nor failure', async () => {
  const { end } = await run(3, { 2: [bad(404, 'Struttura non trovata.')] });
  expect(end).toMatchObject({ deleted: 2, failed: [], end: 'done' });
});

test('the deletion waits and retries while the rate limit is exceeded', async () => {
  const { end, calls, seen, rest } = await run(3, { 2: [bad(429), bad(429)] });
  expect(calls).toEqual([1, 2, 2, 2, 3]);
  expect(rest).toHaveBeenCalledTimes(2);
  expect(seen.filter(({ isWaitingToRetry }) => isWaitingToRetry)).toHaveLength(2);
  expect(end).toMatchObject({ deleted: 3, failed: [], end: 'done' });
});

test('the deletion can be stopped while it waits for the rate limit', async () => {
  const { end, calls } = await run(3, { 2: [bad(429), bad(429)] }, 2);
  expect(end).toMatchObject({ deleted: 1, end: 'stopped' });
  expect(calls).toEqual([1, 2]);
});

test('the deletion stops after ten consecutive failures', async () => {
  const down = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [index + 5, [bad(0, '')]]));
  const { end, calls } = await run(50, down);
  expect(end).toMatchObject({ deleted: 4, end: 'broken' });
  expect(end.failed).toHaveLength(10);
  expect(end.failed[0]?.motivo).toMatch(/^Ospitalia non è raggiungibile in questo momento/);
  expect(calls).toHaveLength(14);
});

test('the deletion continues even if more than ten consecutive strutture cannot be deleted because of bookings', async () => {
  const booked = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [index + 1, [bad(409)]]));
  const { end } = await run(25, booked);
  expect(end).toMatchObject({ deleted: 5, end: 'done' });
});
