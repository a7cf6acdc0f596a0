import { createBlogService } from '../../blog/server/service.ts';
import { FEED_PATH, writeFeed } from '../../blog/server/feed-service.ts';
import type { LocationsService } from '../../locations/contract.ts';
import { SHARED_FOLDER } from '../../media/rules/shared-photo.ts';
import { createSharedPhotos } from '../../media/server/share-photo.ts';
import type { PhotoStorage } from '../../media/server/storage.ts';
import { createSitemapStruttureService } from '../../strutture/server/service.ts';
import type { Db } from './database.ts';
import type { GeneratedFile } from '../../platform/http/generated-files.ts';
import { securityTxt, robotsTxt } from '../../seo/server/text-files.ts';
import type { Clock } from '../../kernel/dates/clock.ts';
import { SITEMAP_PATHS } from '../pages.ts';
import { createSitemaps } from '../../seo/server/sitemaps.ts';

const XML = 'application/xml; charset=utf-8';
const HOUR = 3600;
/** Cache time of feeds in seconds. It is short, because feed readers poll every few minutes. */
const QUARTER = 900;
const YEAR = 31_536_000;

type SeoDependencies = { db: Db; publicUrl: string; photos: PhotoStorage; clock: Clock; contact?: string | null };

export function seoFiles(dependencies: SeoDependencies, locations: LocationsService): GeneratedFile[] {
  const { db, publicUrl, photos, clock, contact } = dependencies;
  const blog = createBlogService(db);
  const strutture = createSitemapStruttureService(db);
  const sitemaps = createSitemaps({ publicUrl, fixed: SITEMAP_PATHS, locations, strutture, blog });
  return [
    {
      path: '/robots.txt',
      type: 'text/plain; charset=utf-8',
      maxAge: HOUR,
      write: async () => robotsTxt(publicUrl),
    },
    {
      path: '/.well-known/security.txt',
      type: 'text/plain; charset=utf-8',
      maxAge: HOUR,
      write: async () => (contact ? securityTxt({ publicUrl, contact, now: clock.now() }) : null),
    },
    { path: '/sitemap.xml', type: XML, maxAge: HOUR, write: sitemaps.index },
    { path: '/sitemap/:file', type: XML, maxAge: HOUR, write: sitemaps.file },
    {
      path: FEED_PATH,
      type: 'application/rss+xml; charset=utf-8',
      maxAge: QUARTER,
      write: () => writeFeed(blog, publicUrl),
    },
    // Caches the photos for a year, because a file name always refers to the same content.
    { path: `${SHARED_FOLDER}:file`, type: 'image/jpeg', maxAge: YEAR, write: createSharedPhotos(photos) },
  ];
}
