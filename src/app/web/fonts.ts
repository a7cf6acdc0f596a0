import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import youngSerif from '@fontsource/young-serif/files/young-serif-latin-400-normal.woff2?url';

/** The two faces of every page (47 kB together), to be preloaded: text appears in them at the first paint. */
export const fontPreloads = [youngSerif, figtree] as const;
