export type ListedStruttura = { id: number; slug: string; changed_at: Date };

export type SitemapStruttureService = {
  /** Returns the numbers, from 1, of the ranges of `SITEMAP_RANGE` ids that contain a public struttura, in order. */
  rangesOnShow(): Promise<number[]>;
  /** Returns the public strutture of a range, by id; empty for an unknown range. */
  listOnShow(range: number): Promise<ListedStruttura[]>;
};

/**
 * Ids per sitemap. Each has a URL per language with alternates: at most 20,000 of the 50,000 URLs that sitemaps.org allows, and
 * with the longest names 27 of its 50 MB.
 */
export const SITEMAP_RANGE = 5000;
