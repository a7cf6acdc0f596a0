import { TrieRouter } from 'hono/router/trie-router';
import type { ServerBuild } from 'react-router';
import { italianPath } from '../../../kernel/pages/page-address.ts';

/** The suffix of the data requests that React Router sends for client-side navigation. */
const DATA = /\.data$/;
const ROOT_DATA = '/_';

export function pagePatterns({ routes }: Pick<ServerBuild, 'routes'>): string[] {
  const pathOf = (id: string): string => {
    const route = routes[id];
    if (route === undefined) return '';
    const above = route.parentId === undefined ? '' : pathOf(route.parentId);
    return route.path ? `${above}/${route.path}` : above;
  };
  const paths = Object.keys(routes).map((id) => pathOf(id) || '/');
  return [...new Set(paths)].filter((path) => !path.includes('*'));
}

function freedom(pattern: string): number {
  return pattern.split(':').length;
}

/**
 * Returns a function that maps a path in any language to its route pattern, or to `null` if no pattern matches.
 * @example matchPages(['/struttura/:id/:slug?'])('/struttura/7/podere') // '/struttura/:id/:slug?'
 */
export function matchPages(patterns: readonly string[]): (pathname: string) => string | null {
  const router = new TrieRouter<string>();
  // The first match wins, so literal segments must precede parameters.
  for (const pattern of patterns.toSorted((a, b) => freedom(a) - freedom(b))) router.add('GET', pattern, pattern);
  return (pathname) => {
    const path = pathname.replace(DATA, '');
    return router.match('GET', path === ROOT_DATA ? '/' : italianPath(path))[0][0]?.[0] ?? null;
  };
}
