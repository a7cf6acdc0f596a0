export type ListedStruttura = { id: number; slug: string; changed_at: Date };

export type SitemapStruttureService = {
  /** Returns the numbers, from 1, of the ranges of `SITEMAP_RANGE` ids that contain a public struttura, in order. */
  rangesOnShow(): Promise<number[]>;
  listOnShow(range: number): Promise<ListedStruttura[]>;
};

/**
 * Each struttura has a URL per language with alternates. This makes at most 20,000 URLs and, with the longest names, 27 MB;
 * sitemaps.org allows 50,000 URLs and 50 MB.
 */
export const SITEMAP_RANGE = 5000;
