/** Articles on a page of the public list, and of the panel's lists (PRODUCT.md § 9: 50). */
export const BLOG_PAGE_SIZE = 50;
