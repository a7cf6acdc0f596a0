import { expect, test } from 'vitest';
import { timelineOf } from './timeline.ts';

const submitted_at = '2026-11-20T08:12:00.000Z';
const approved_at = '2026-11-21T23:30:00.000Z';
const sent = { submitted_at, approved_at: null, modifica: null };

function read(struttura: Parameters<typeof timelineOf>[0]): string[] {
  return timelineOf(struttura).map(({ state, title }) => `${state}: ${title}`);
}

test("shows times in Rome's time zone", () => {
  const [first, second] = timelineOf({ ...sent, status: 'approvata', approved_at });
  expect(first?.text).toBe('venerdì 20 novembre 2026, 09:12');
  expect(second?.text).toBe('domenica 22 novembre 2026, 00:30');
});

test.each([
  { status: 'in_attesa', steps: ['done: Inviata', 'now: La stiamo guardando', 'ahead: Online'] },
  { status: 'rifiutata', steps: ['done: Inviata', 'fault: Da correggere', 'ahead: Online'] },
] as const)('shows the steps before approval for the status $status', ({ status, steps }) => {
  expect(read({ ...sent, status })).toEqual(steps);
});

test('shows the expected waiting time for a pending struttura', () => {
  expect(timelineOf({ ...sent, status: 'in_attesa' })[1]?.text).toContain('24/48 ore');
});

test.each([
  { status: 'approvata', last: 'now: Online' },
  { status: 'sospesa', last: 'now: In pausa' },
] as const)('shows the steps after approval for the status $status', ({ status, last }) => {
  expect(read({ ...sent, approved_at, status })).toEqual(['done: Inviata', 'done: Approvata', last]);
});

test.each([
  { state: 'in_attesa', last: 'now: Modifica in revisione' },
  { state: 'rifiutata', last: 'fault: Modifica da correggere' },
] as const)('shows a change with state $state last, after the published steps', ({ state, last }) => {
  const modifica = { status: state, motivo_rifiuto: null, submitted_at };
  const steps = read({ submitted_at, approved_at, status: 'approvata', modifica });
  expect(steps.slice(-2)).toEqual(['done: Online', last]);
});
