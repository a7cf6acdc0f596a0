import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { ALL_PATHS } from '../../kernel/pages/all-paths.ts';
import { OWNERS_AREA, PAGES, routePath } from '../pages.ts';
import { pageLanguage } from './page-language.ts';

const area = ALL_PATHS[pageLanguage].proprietario;

function routeBelow(parent: string, { path, name, isText }: (typeof PAGES)[number] & { path: string }) {
  const file = isText ? `../../../content/${name}.${pageLanguage}.md` : `pages/${name}.tsx`;
  const options = { id: `pages/${name}` };
  const rest = path.slice(parent.length + 1);
  return rest === '' ? index(file, options) : route(rest, file, options);
}

const pages = PAGES.flatMap((page) => {
  const path = routePath(page, pageLanguage);
  return path === null ? [] : [{ path, ...page }];
});
const ownersPages = pages.filter(({ at }) => at === 'proprietario').map((page) => routeBelow(area, page));

export default [
  ...pages.filter(({ at }) => at !== 'proprietario').map((page) => routeBelow('', page)),
  ...(ownersPages.length > 0 ? [route(area.slice(1), `pages/${OWNERS_AREA}.tsx`, ownersPages)] : []),
  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig;
