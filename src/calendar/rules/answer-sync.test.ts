import { expect, test } from 'vitest';
import { answerSync, type SyncedFeed, type SyncOutcome } from './answer-sync.ts';

const NOW = Date.parse('2026-11-22T13:32:30Z');
const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Read well an hour ago, and due in half an hour. */
const feed: SyncedFeed = {
  attempted_at: NOW - 60 * MINUTE,
  succeeded_at: NOW - 60 * MINUTE,
  claimed_until: null,
  next_poll_at: NOW + 30 * MINUTE,
  fault: null,
  host_resting_until: null,
  is_host_silent: false,
};
const started: SyncOutcome = { kind: 'started' };
const tried = (ago: number) => ({ attempted_at: NOW - ago, succeeded_at: NOW - ago + SECOND });
const failed = (ago: number) => ({ attempted_at: NOW - ago, fault: 'tempo_scaduto' as const });
const asked = { attempted_at: NOW - 10 * MINUTE, fault: 'troppe_richieste' as const };
const silent = { host_resting_until: NOW + MINUTE, is_host_silent: true };

test.each<[string, Partial<SyncedFeed>, SyncOutcome]>([
  ['read an hour ago', {}, started],
  ['never tried', { attempted_at: null, succeeded_at: null }, started],
  ['read a minute ago', tried(MINUTE), started],
  ['read less than a minute ago', tried(MINUTE - 1), { kind: 'fresh', at: NOW - MINUTE + 1 + SECOND }],
  ['read less than a minute ago, and due again', { ...tried(20 * SECOND), next_poll_at: NOW }, started],
  ['being read by somebody', { attempted_at: NOW - SECOND, claimed_until: NOW + MINUTE }, started],
  ['left behind by a killed process', { attempted_at: NOW - 3 * MINUTE, claimed_until: NOW - MINUTE }, started],
  [
    'tried less than a minute ago, in vain: the good reading of an hour ago is not passed off as one of now',
    failed(20 * SECOND),
    { kind: 'failed', at: NOW + 40 * SECOND },
  ],
  ['tried in vain two minutes ago', failed(2 * MINUTE), started],
  [
    'tried less than a minute ago, given up by a process that was killed',
    { attempted_at: NOW - 20 * SECOND, succeeded_at: null, claimed_until: NOW },
    { kind: 'failed', at: NOW + 40 * SECOND },
  ],
  ['its platform asked us to wait', asked, { kind: 'resting', at: NOW + 30 * MINUTE }],
  [
    'its platform asked us to wait by another calendar: the later moment counts',
    { ...asked, host_resting_until: NOW + 40 * MINUTE },
    { kind: 'resting', at: NOW + 40 * MINUTE },
  ],
  [
    'its platform does not answer, and is left alone',
    { fault: 'tempo_scaduto', ...silent },
    { kind: 'silent', at: NOW + MINUTE },
  ],
  [
    'due, but its platform is left alone',
    { next_poll_at: NOW - MINUTE, ...silent },
    { kind: 'silent', at: NOW + MINUTE },
  ],
  [
    'its platform asked us to wait by another calendar, and answers',
    { host_resting_until: NOW + MINUTE },
    { kind: 'resting', at: NOW + MINUTE },
  ],
  [
    'read a moment ago, before its platform fell silent',
    { ...tried(20 * SECOND), ...silent },
    { kind: 'fresh', at: NOW - 19 * SECOND },
  ],
  ['its platform was left alone until now', { host_resting_until: NOW }, started],
  ['its platform asked us to wait until now', { ...asked, next_poll_at: NOW }, started],
])('%s', (_, facts, outcome) => {
  expect(answerSync({ ...feed, ...facts }, NOW)).toEqual(outcome);
});
