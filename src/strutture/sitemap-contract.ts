export type ListedStruttura = { id: number; slug: string; changed_at: Date };

export type SitemapStruttureService = {
  /** Returns the numbers of the ranges that contain a public struttura, in ascending order. Range 1 starts at id 1. */
  rangesOnShow(): Promise<number[]>;
  listOnShow(range: number): Promise<ListedStruttura[]>;
};

/** Number of ids per sitemap, which has at most 20,000 URLs and 27 MB. sitemaps.org allows 50,000 URLs and 50 MB. */
export const SITEMAP_RANGE = 5000;
