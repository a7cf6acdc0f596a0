import { expect, test } from 'vitest';
import { answerSync, type SyncedFeed, type SyncOutcome } from './answer-sync.ts';

const NOW = Date.parse('2026-11-22T13:32:30Z');
const SECOND = 1000;
const MINUTE = 60 * SECOND;

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
const rateLimited = { attempted_at: NOW - 10 * MINUTE, fault: 'troppe_richieste' as const };
const silent = { host_resting_until: NOW + MINUTE, is_host_silent: true };

test.each<[string, Partial<SyncedFeed>, SyncOutcome]>([
  ['read an hour ago', {}, started],
  ['never tried', { attempted_at: null, succeeded_at: null }, started],
  ['read a minute ago', tried(MINUTE), started],
  ['read less than a minute ago', tried(MINUTE - 1), { kind: 'fresh', at: NOW - MINUTE + 1 + SECOND }],
  ['read less than a minute ago, and due again', { ...tried(20 * SECOND), next_poll_at: NOW }, started],
  ['a poll in progress', { attempted_at: NOW - SECOND, claimed_until: NOW + MINUTE }, started],
  ['a claim left by a killed process', { attempted_at: NOW - 3 * MINUTE, claimed_until: NOW - MINUTE }, started],
  [
    'a failed poll less than a minute ago: the older success is not reported as fresh',
    failed(20 * SECOND),
    { kind: 'failed', at: NOW + 40 * SECOND },
  ],
  ['a failed poll two minutes ago', failed(2 * MINUTE), started],
  [
    'a poll less than a minute ago, abandoned by a killed process',
    { attempted_at: NOW - 20 * SECOND, succeeded_at: null, claimed_until: NOW },
    { kind: 'failed', at: NOW + 40 * SECOND },
  ],
  ['rate limited by the platform', rateLimited, { kind: 'resting', at: NOW + 30 * MINUTE }],
  [
    'rate limited through another calendar: the later time counts',
    { ...rateLimited, host_resting_until: NOW + 40 * MINUTE },
    { kind: 'resting', at: NOW + 40 * MINUTE },
  ],
  [
    'an unresponsive platform that is not polled',
    { fault: 'tempo_scaduto', ...silent },
    { kind: 'silent', at: NOW + MINUTE },
  ],
  [
    'due, but the platform is unresponsive',
    { next_poll_at: NOW - MINUTE, ...silent },
    { kind: 'silent', at: NOW + MINUTE },
  ],
  [
    'rate limited through another calendar, while the platform responds',
    { host_resting_until: NOW + MINUTE },
    { kind: 'resting', at: NOW + MINUTE },
  ],
  [
    'read just before the platform became unresponsive',
    { ...tried(20 * SECOND), ...silent },
    { kind: 'fresh', at: NOW - 19 * SECOND },
  ],
  ['the pause of the host ends now', { host_resting_until: NOW }, started],
  ["the platform's rate limit ends now", { ...rateLimited, next_poll_at: NOW }, started],
])('answerSync returns the outcome of a manual sync of a feed: %s', (_, facts, outcome) => {
  expect(answerSync({ ...feed, ...facts }, NOW)).toEqual(outcome);
});
