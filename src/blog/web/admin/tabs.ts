/** The tabs of `Gestisci Blog` (specification section 2, "Blog modal": "posts, create, categories, comments, analytics"), and ours. */
export const BLOG_TABS = ['posts', 'create', 'categories', 'comments', 'analytics', 'subscribers'] as const;
export type BlogTab = (typeof BLOG_TABS)[number];
