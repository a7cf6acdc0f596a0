import type { BlogService } from '../../blog/contract.ts';
import { BLOG_PAGE_SIZE } from '../../blog/fields-contract.ts';
import { listPath } from '../../blog/rules/list-address.ts';
import { postPath } from '../../blog/rules/post-path.ts';
import { createWorkQueue } from '../../kernel/work-queue.ts';
import { paths } from '../../kernel/paths.ts';
import type { LocationsService } from '../../locations/contract.ts';
import { placePath } from '../../locations/rules/place-path.ts';
import type { SitemapStruttureService } from '../../strutture/sitemap-contract.ts';
import { strutturaPath } from '../../strutture/rules/struttura-path.ts';
import { type SitemapPage, sitemapIndexXml, sitemapXml } from './sitemap-xml.ts';

/** Pages that are there whatever is in the database, and that everybody may find. */
const FIXED_PAGES = [
  '/',
  paths.cerca,
  paths.blog,
  paths.inserisci,
  paths.comeOrdiniamo,
  paths.badgeSicura,
  paths.contatti,
  paths.termini,
  paths.privacy,
  paths.cookie,
  paths.iMieiDati,
  paths.accessibilita,
  paths.attribuzioni,
] as const;

/** What sitemaps are made of. */
export type SitemapParts = {
  publicUrl: string;
  locations: Pick<LocationsService, 'listRegioni' | 'listProvince' | 'listCittaWithCount'>;
  strutture: SitemapStruttureService;
  blog: Pick<BlogService, 'listPosts' | 'listCategories'>;
};

/** A sitemap of strutture keeps a core busy for a moment: one at a time, and few wait. */
const LIMITS = { atOnce: 1, waiting: 20, retryAfter: 5 };

const RANGE_FILE = /^strutture-([1-9]\d{0,5})\.xml$/;

/** Regions, provinces, and the towns that have homes: a town without any says `noindex`. */
async function listPlaces({ locations }: SitemapParts): Promise<SitemapPage[]> {
  const pages: SitemapPage[] = [];
  for (const regione of await locations.listRegioni()) {
    pages.push({ path: placePath({ regione: regione.slug }) });
    for (const provincia of await locations.listProvince(regione.id)) {
      const slugs = { regione: regione.slug, provincia: provincia.slug };
      const citta = await locations.listCittaWithCount(provincia.id);
      pages.push({ path: placePath(slugs) });
      const open = citta.filter(({ strutture_count }) => strutture_count > 0);
      pages.push(...open.map(({ slug }) => ({ path: placePath({ ...slugs, citta: slug }) })));
    }
  }
  return pages;
}

/** The articles, and the categories that have some. */
async function listArticles({ blog }: SitemapParts): Promise<SitemapPage[]> {
  const categories = (await blog.listCategories()).filter(({ posts_count }) => posts_count > 0);
  const pages: SitemapPage[] = categories.map(({ slug }) => ({ path: listPath({ categoria: slug }) }));
  for (let page = 1, total = 1; (page - 1) * BLOG_PAGE_SIZE < total; page += 1) {
    const found = await blog.listPosts({ page, limit: BLOG_PAGE_SIZE });
    pages.push(...found.data.map((post) => ({ path: postPath(post), changed_at: new Date(post.updated_at) })));
    ({ total } = found);
  }
  return pages;
}

async function listRange({ strutture }: SitemapParts, range: number): Promise<SitemapPage[] | null> {
  const found = await strutture.listOnShow(range);
  if (found.length === 0) return null;
  return found.map((each) => ({ path: strutturaPath(each), changed_at: each.changed_at }));
}

async function listPages(parts: SitemapParts, file: string): Promise<SitemapPage[] | null> {
  if (file === 'pagine.xml') return FIXED_PAGES.map((path) => ({ path }));
  if (file === 'luoghi.xml') return listPlaces(parts);
  if (file === 'blog.xml') return listArticles(parts);
  const range = RANGE_FILE.exec(file)?.[1];
  return range === undefined ? null : listRange(parts, Number(range));
}

/** The index of all sitemaps, and each of them by its file's name; `null` of a name that none has. */
export function createSitemaps(parts: SitemapParts) {
  const queue = createWorkQueue(LIMITS);
  return {
    async index(): Promise<string> {
      const ranges = await parts.strutture.rangesOnShow();
      const files = ['pagine', 'luoghi', 'blog', ...ranges.map((range) => `strutture-${range}`)];
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
