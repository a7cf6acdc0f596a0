import { expect, test } from 'vitest';
import { writtenMoment } from './written-moment.ts';

test.each([
  ['20261205', { date: '2026-12-05', clock: null }],
  ['2026-12-05', { date: '2026-12-05', clock: null }],
  ['20270409T130000Z', { date: '2027-04-09', clock: '15:00' }],
  ['20261219T233000Z', { date: '2026-12-20', clock: '00:30' }],
  ['2027-04-09T13:00:00-05:00', { date: '2027-04-09', clock: '20:00' }],
  ['20270409T200000', { date: '2027-04-09', clock: '20:00' }],
  [' 20270409T090500 ', { date: '2027-04-09', clock: '09:05' }],
])('writtenMoment parses «%s» as %o', (written, moment) => {
  expect(writtenMoment(written)).toEqual(moment);
});

test.each(['', '2026-13-01', '20270230', '20270409T250000', '09/04/2027', '99990101', 'x'.repeat(40)])(
  'writtenMoment returns null for «%s»',
  (written) => {
    expect(writtenMoment(written)).toBeNull();
  },
);
