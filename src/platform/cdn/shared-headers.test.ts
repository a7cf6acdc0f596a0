import { expect, test } from 'vitest';
import { isPurgeable, sharedHeaders } from './shared-headers.ts';

const HOME = ['s:7', 'nights:7'];
const many = (count: number) => Array.from({ length: count }, (_, index) => `s:${1_000_000 + index}`);

test.each([
  [
    'Cloudflare reads tags with commas, and the field of RFC 9213',
    'cloudflare',
    { 'Cache-Tag': 'all,s:7,nights:7', 'CDN-Cache-Control': 'max-age=60' },
  ],
  [
    'Fastly reads keys with spaces, and a field of its own, which browsers are not shown',
    'fastly',
    { 'Surrogate-Key': 'all s:7 nights:7', 'Surrogate-Control': 'max-age=60' },
  ],
  [
    'whoever knows neither reads s-maxage; browsers ask each time, as before',
    'http',
    { 'Surrogate-Key': 'all s:7 nights:7', 'Cache-Control': 'public, max-age=0, must-revalidate, s-maxage=60' },
  ],
] as const)('%s', (_, provider, headers) => {
  expect(sharedHeaders(provider, { tags: HOME, seconds: 60 })).toEqual(headers);
});

test.each<[string, { tags: string[]; seconds: number }, string | null]>([
  ['a page without tags of its own carries the one of all', { tags: [], seconds: 60 }, 'all'],
  ['a tag is said once', { tags: ['n', 'n', 'all'], seconds: 60 }, 'all,n'],
  ['half a second is none: it is not shared', { tags: ['n'], seconds: 0.5 }, null],
  ['a second and a half is one', { tags: ['n'], seconds: 1.5 }, 'all,n'],
  ['a comma would end the tag', { tags: ['s:7,n'], seconds: 60 }, null],
  ['so would a blank', { tags: ['s 7'], seconds: 60 }, null],
  ['a line would begin another header', { tags: ['s:7\r\nSet-Cookie: a=b'], seconds: 60 }, null],
  ['a letter beyond ASCII is read in several ways', { tags: ['città'], seconds: 60 }, null],
  ['an empty tag names nothing', { tags: [''], seconds: 60 }, null],
  ['two kilobytes of tags fit', { tags: many(200), seconds: 60 }, ['all', ...many(200)].join(',')],
  ['more do not, and tags that are left out would never be purged', { tags: many(205), seconds: 60 }, null],
])('%s', (_, page, tags) => {
  expect(sharedHeaders('cloudflare', page)?.['Cache-Tag'] ?? null).toBe(tags);
});

test.each([
  ['s:7', true],
  ['week:58091:2971', true],
  ['a b', false],
  ['a,b', false],
  ['x'.repeat(1025), false],
])('%s can be purged: %s', (tag, expected) => {
  expect(isPurgeable(tag)).toBe(expected);
});
