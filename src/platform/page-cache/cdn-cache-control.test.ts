import { expect, test } from 'vitest';
import { CDN_SECONDS, cdnCacheControl } from './cdn-cache-control.ts';

type Row = [page: Parameters<typeof cdnCacheControl>[0], maxSeconds: number, header: string | null];

test.each<Row>([
  [{ seconds: 60 }, CDN_SECONDS, 'public, max-age=0, must-revalidate, s-maxage=60'],
  [{ seconds: 3600 }, CDN_SECONDS, 'public, max-age=0, must-revalidate, s-maxage=60'],
  [{ seconds: 60 }, 2, 'public, max-age=0, must-revalidate, s-maxage=2'],
  [{ seconds: 20 }, CDN_SECONDS, 'public, max-age=0, must-revalidate, s-maxage=20'],
  [{ seconds: 1.9 }, CDN_SECONDS, 'public, max-age=0, must-revalidate, s-maxage=1'],
  [{ seconds: 60, staleIfError: true }, CDN_SECONDS, 'public, max-age=0, s-maxage=60, stale-if-error=600'],
  [{ seconds: 20, staleIfError: true }, CDN_SECONDS, 'public, max-age=0, s-maxage=20, stale-if-error=600'],
  [{ seconds: 0.9 }, CDN_SECONDS, null],
  [{ seconds: 0, staleIfError: true }, CDN_SECONDS, null],
  [{ seconds: -5 }, CDN_SECONDS, null],
  [{ seconds: 60, isOurs: true }, CDN_SECONDS, null],
  [{ seconds: 60, isOurs: true, staleIfError: true }, CDN_SECONDS, null],
])('for %j and at most %s s, cdnCacheControl returns %s', (page, maxSeconds, header) => {
  expect(cdnCacheControl(page, maxSeconds)).toBe(header);
});
