export type ListedStruttura = { id: number; slug: string; changed_at: Date };

export type SitemapStruttureService = {
  /** The numbers, from 1, of the ranges of `SITEMAP_RANGE` ids in which something is on show, in order. */
  rangesOnShow(): Promise<number[]>;
  /** What is on show in a range, by id; empty where nothing is, and of a number that is no range's. */
  listOnShow(range: number): Promise<ListedStruttura[]>;
};

/**
 * Ids in one sitemap. Each is an address in every language that names those of all: at most 20,000 of the 50,000 addresses that
 * sitemaps.org allows, and with the longest names 27 of its 50 MB.
 */
export const SITEMAP_RANGE = 5000;
