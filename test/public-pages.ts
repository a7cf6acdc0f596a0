import { PAGES, routePath } from '../src/app/pages.ts';

export const TOWN = '/strutture/toscana/siena/montepulciano';

/** Sample URL and structured data types of each page. Pages that have neither parameters nor structured data are omitted. */
const SAMPLES: Record<string, { at?: string; types: string[] }> = {
  '/': { types: ['Organization', 'WebSite'] },
  '/strutture/:regione': { at: '/strutture/toscana', types: ['BreadcrumbList'] },
  '/strutture/:regione/:provincia': { at: '/strutture/toscana/siena', types: ['BreadcrumbList'] },
  '/strutture/:regione/:provincia/:citta': { at: TOWN, types: ['BreadcrumbList'] },
  '/cerca': { types: ['BreadcrumbList'] },
  '/struttura/:id/:slug?': { at: '/struttura/1/podere-le-querce', types: ['LodgingBusiness', 'BreadcrumbList'] },
  '/blog': { types: ['Blog'] },
  '/blog/:id/:slug?': { at: '/blog/1/le-crete', types: ['BlogPosting', 'BreadcrumbList'] },
};

const italian = PAGES.map((page) => ({ ...page, path: routePath(page, 'it') ?? '' }));

export const PUBLIC: Record<string, { at: string; types: string[] }> = Object.fromEntries(
  italian.filter(({ isFound }) => isFound).map(({ path }) => [path, { at: path, types: [], ...SAMPLES[path] }]),
);
export const HIDDEN = italian.filter(({ isFound }) => !isFound).map(({ path }) => path);
export const SECRET = italian.filter(({ isSecret }) => isSecret).map(({ path }) => path);
export const SHARED = italian.filter(({ isShared }) => isShared).map(({ path }) => path);
