import { slugify } from '../../locations/rules/slugify.ts';
import { type SitemapStruttureService, SITEMAP_RANGE } from '../sitemap-contract.ts';
import { idRange } from '../rules/id-range.ts';
import { onShowIn, rangesOnShow } from './sitemap-repository.ts';
import type { StruttureDb } from './repository.ts';

export function createSitemapStruttureService(db: StruttureDb): SitemapStruttureService {
  return {
    rangesOnShow: () => rangesOnShow(db, SITEMAP_RANGE),
    async listOnShow(range) {
      const ids = idRange(range, SITEMAP_RANGE);
      const rows = ids === null ? [] : await onShowIn(db, ids);
      return rows.map(({ id, nome, changed_at }) => ({ id, slug: slugify(nome), changed_at }));
    },
  };
}
