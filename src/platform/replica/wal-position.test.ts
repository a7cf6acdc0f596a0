import { describe, expect, test } from 'vitest';
import { faultOf, splitSamples, parseLsn } from './wal-position.ts';

test.each([
  ['0/0', 0n],
  ['16/B374D848', 0x16_b374_d848n],
  ['FFFFFFFF/FFFFFFFF', 0xffff_ffff_ffff_ffffn],
])('%s is a position in the log', (text, bytes) => {
  expect(parseLsn(text)).toBe(bytes);
});

test.each(['', '16/', '/16', '16/B374D848/1', '1G/00', '123456789/0', ' 1/1'])('%o is no position', (text) => {
  expect(() => parseLsn(text)).toThrow(RangeError);
});

describe('how far a replica has come', () => {
  const marks = [
    { at: 100, position: 1000n },
    { at: 200, position: 1000n },
    { at: 300, position: 2000n },
    { at: 400, position: 3000n },
  ];
  test.each([
    ['behind all marks: nothing is known of its age', 999n, null, marks],
    ['on a mark that stood still: the later moment counts', 1000n, marks[1], marks.slice(2)],
    ['between two marks: the earlier one', 2999n, marks[2], marks.slice(3)],
    ['on the last mark', 3000n, marks[3], []],
    ['beyond it, as the primary went on meanwhile', 9999n, marks[3], []],
  ])('%s', (_, replayed, passed, ahead) => {
    expect(splitSamples(marks, replayed)).toEqual({ passed, ahead });
  });
});

const standby = { position: '0/3000060', cluster: '7400000000000000001', is_standby: true };

test.each([
  ['that follows the primary', standby, standby.cluster, 'none'],
  ['that was promoted, or is the primary itself', { ...standby, is_standby: false }, standby.cluster, 'no streaming'],
  ['that says nothing', undefined, standby.cluster, 'no streaming'],
  [
    'whose storage keeps no log, as some hosts build it',
    { ...standby, position: null },
    standby.cluster,
    'no streaming',
  ],
  ['of another cluster', standby, '7400000000000000002', 'another cluster'],
  ['of nobody knows which cluster', standby, undefined, 'another cluster'],
])('a server %s has the right fault as a replica', (_, state, cluster, fault) => {
  expect(faultOf(state, cluster) ?? 'none').toContain(fault);
});
