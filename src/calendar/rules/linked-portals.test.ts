import { expect, test } from 'vitest';
import { nights } from '../../../test/feed-history.ts';
import { type Link, linkPortals } from '../../../test/linked-portals.ts';
import { PLATFORMS } from './feed.ts';

/** @example '0 vrbo 1': the portal 0 has the portal 1 as its VRBO */
function links(...written: string[]): Link[] {
  return written.map((link) => {
    const [reader, name, source] = link.split(' ');
    const platform = PLATFORMS.find((each) => each === name);
    if (platform === undefined) throw new Error(`No link: ${link}`);
    return { reader: Number(reader), platform, source: Number(source) };
  });
}

test.each<[string, number, Link[]]>([
  ['two that read each other', 2, links('0 vrbo 1', '1 vrbo 0')],
  ['three in a ring', 3, links('0 vrbo 1', '1 vrbo 2', '2 vrbo 0')],
  [
    'three that all read each other',
    3,
    links('0 vrbo 1', '0 booking 2', '1 vrbo 0', '1 booking 2', '2 vrbo 0', '2 booking 1'),
  ],
])(
  'G10 loop-free: portals of ours that read each other: %s: no rows multiply, and a night that is free at its origin is free everywhere',
  (_, count, all) => {
    for (const order of [all, all.toReversed()]) {
      const portals = linkPortals(count, order);
      const indexes = Array.from({ length: count }, (__, index) => index);
      portals.block(0, nights(5, 7), nights(6, 9), nights(12, 13));
      portals.block(1, nights(8, 10));
      const rounds = (many: number) => Array.from({ length: many }).forEach(() => portals.round());
      rounds(4);
      const settled = indexes.map((index) => [portals.rows(index).length, portals.exported(index).length]);
      rounds(46);
      expect(indexes.map((index) => [portals.rows(index).length, portals.exported(index).length])).toEqual(settled);
      for (const index of indexes) portals.block(index);
      rounds(4);
      expect(indexes.flatMap((index) => portals.rows(index)).filter(({ start }) => start < '2028-01-01')).toEqual([]);
    }
  },
);
