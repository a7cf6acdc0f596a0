export type ListedStruttura = { id: number; slug: string; changed_at: Date };

export type SitemapStruttureService = {
  /** The numbers, from 1, of the ranges of `SITEMAP_RANGE` ids in which something is on show, in order. */
  rangesOnShow(): Promise<number[]>;
  /** What is on show in a range, by id; empty where nothing is, and of a number that is no range's. */
  listOnShow(range: number): Promise<ListedStruttura[]>;
};

/** Ids in one sitemap: at most so many addresses, of the 50,000 that sitemaps.org allows. */
export const SITEMAP_RANGE = 20_000;
