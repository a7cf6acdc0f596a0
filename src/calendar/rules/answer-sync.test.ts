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
  ['returns started if the last poll was an hour ago', {}, started],
  ['returns started if the feed was never polled', { attempted_at: null, succeeded_at: null }, started],
  ['returns started if the last poll was a minute ago', tried(MINUTE), started],
  [
    'returns fresh if the last poll was less than a minute ago',
    tried(MINUTE - 1),
    { kind: 'fresh', at: NOW - MINUTE + 1 + SECOND },
  ],
  [
    'returns started if the last poll was less than a minute ago but the feed is due again',
    { ...tried(20 * SECOND), next_poll_at: NOW },
    started,
  ],
  ['returns started while a poll is in progress', { attempted_at: NOW - SECOND, claimed_until: NOW + MINUTE }, started],
  [
    'returns started if the claim of a killed process has expired',
    { attempted_at: NOW - 3 * MINUTE, claimed_until: NOW - MINUTE },
    started,
  ],
  [
    'returns failed if the last poll failed less than a minute ago, even after an older success',
    failed(20 * SECOND),
    { kind: 'failed', at: NOW + 40 * SECOND },
  ],
  ['returns started if the last poll failed two minutes ago', failed(2 * MINUTE), started],
  [
    'returns failed if a killed process abandoned a poll less than a minute ago',
    { attempted_at: NOW - 20 * SECOND, succeeded_at: null, claimed_until: NOW },
    { kind: 'failed', at: NOW + 40 * SECOND },
  ],
  ['returns resting if the platform limits the rate', rateLimited, { kind: 'resting', at: NOW + 30 * MINUTE }],
  [
    'returns resting until the later time if another calendar is rate limited too',
    { ...rateLimited, host_resting_until: NOW + 40 * MINUTE },
    { kind: 'resting', at: NOW + 40 * MINUTE },
  ],
  [
    'returns silent if the platform is unresponsive and the feed is not due',
    { fault: 'tempo_scaduto', ...silent },
    { kind: 'silent', at: NOW + MINUTE },
  ],
  [
    'returns silent if the feed is due but its platform is unresponsive',
    { next_poll_at: NOW - MINUTE, ...silent },
    { kind: 'silent', at: NOW + MINUTE },
  ],
  [
    'returns resting if another calendar is rate limited while the platform responds',
    { host_resting_until: NOW + MINUTE },
    { kind: 'resting', at: NOW + MINUTE },
  ],
  [
    'returns fresh if the last poll was just before the platform became unresponsive',
    { ...tried(20 * SECOND), ...silent },
    { kind: 'fresh', at: NOW - 19 * SECOND },
  ],
  ['returns started if the pause of the host ends now', { host_resting_until: NOW }, started],
  ["returns started if the platform's rate limit ends now", { ...rateLimited, next_poll_at: NOW }, started],
])('answerSync %s', (_, facts, outcome) => {
  expect(answerSync({ ...feed, ...facts }, NOW)).toEqual(outcome);
});
