export type ListedStruttura = { id: number; slug: string; changed_at: Date };

export type SitemapStruttureService = {
  /** Returns the ranges of `SITEMAP_RANGE` ids that contain a public struttura, as ascending numbers starting at 1. */
  rangesOnShow(): Promise<number[]>;
  listOnShow(range: number): Promise<ListedStruttura[]>;
};

/** Number of ids per sitemap, which has at most 20,000 URLs and 27 MB. sitemaps.org allows 50,000 URLs and 50 MB. */
export const SITEMAP_RANGE = 5000;
