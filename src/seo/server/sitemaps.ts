import type { BlogService } from '../../blog/contract.ts';
import { BLOG_PAGE_SIZE } from '../../blog/fields-contract.ts';
import { listPath } from '../../blog/rules/list-address.ts';
import { italianPostPath } from '../../blog/rules/post-path.ts';
import { createWorkQueue } from '../../kernel/calls/work-queue.ts';
import type { SitemapStruttureService } from '../../strutture/sitemap-contract.ts';
import { strutturaPath } from '../../strutture/rules/struttura-path.ts';
import { inEveryLanguage } from './in-every-language.ts';
import { listPlaces, type SitemapLocations } from './list-places.ts';
import { type SitemapPage, sitemapIndexXml, sitemapXml } from './sitemap-xml.ts';

export type SitemapParts = {
  publicUrl: string;
  fixed: readonly SitemapPage['path'][];
  locations: SitemapLocations;
  strutture: SitemapStruttureService;
  blog: Pick<BlogService, 'listPosts' | 'listCategories'>;
};

/** Limits of the queue in which sitemaps are built. Building one uses a CPU core, so only one is built at a time. */
const LIMITS = { atOnce: 1, waiting: 20, retryAfter: 5 };

/**
 * File name of the sitemap with the places in a region. Towns are split by region, because one file would have 32,000 URLs, each
 * with links to translations.
 */
const PLACES_FILE = /^luoghi-([1-9]\d?)\.xml$/;
const RANGE_FILE = /^strutture-([1-9]\d{0,5})\.xml$/;

async function listArticles({ blog }: SitemapParts): Promise<SitemapPage[]> {
  const categories = (await blog.listCategories()).filter(({ posts_count }) => posts_count > 0);
  const pages: SitemapPage[] = categories.map(({ slug }) => ({
    path: inEveryLanguage(() => listPath({ categoria: slug })),
  }));
  for (let page = 1, total = 1; (page - 1) * BLOG_PAGE_SIZE < total; page += 1) {
    const found = await blog.listPosts({ page, limit: BLOG_PAGE_SIZE });
    pages.push(...found.data.map((post) => ({ path: italianPostPath(post), changed_at: new Date(post.updated_at) })));
    ({ total } = found);
  }
  return pages;
}

async function listRange({ strutture }: SitemapParts, range: number): Promise<SitemapPage[] | null> {
  const found = await strutture.listOnShow(range);
  if (found.length === 0) return null;
  return found.map((each) => ({
    path: inEveryLanguage(() => strutturaPath(each)),
    changed_at: each.changed_at,
  }));
}

async function listPages(parts: SitemapParts, file: string): Promise<SitemapPage[] | null> {
  if (file === 'pagine.xml') return parts.fixed.map((path) => ({ path }));
  if (file === 'blog.xml') return listArticles(parts);
  const regione_id = PLACES_FILE.exec(file)?.[1];
  if (regione_id !== undefined) return listPlaces(parts.locations, Number(regione_id));
  const range = RANGE_FILE.exec(file)?.[1];
  return range === undefined ? null : listRange(parts, Number(range));
}

export function createSitemaps(parts: SitemapParts) {
  const queue = createWorkQueue(LIMITS);
  return {
    async index(): Promise<string> {
      const regioni = await parts.locations.listRegioni();
      const ranges = await parts.strutture.rangesOnShow();
      const places = regioni.map(({ id }) => `luoghi-${id}`);
      const files = ['pagine', 'blog', ...places, ...ranges.map((range) => `strutture-${range}`)];
      return sitemapIndexXml(
        parts.publicUrl,
        files.map((file) => `/sitemap/${file}.xml`),
      );
    },
    file: (name: string): Promise<string | null> =>
      queue.run(async () => {
        const pages = await listPages(parts, name);
        return pages && sitemapXml(parts.publicUrl, pages);
      }),
  };
}
