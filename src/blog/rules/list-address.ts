import { cleanText } from '../../kernel/text/clean-text.ts';
import { paths } from '../../kernel/pages/paths.ts';

const PAGE_NUMBER = /^[1-9]\d{0,5}$/;
const MAX_CATEGORIA = 100;
const MAX_CERCA = 200;

export type ListQuery = { categoria: string; cerca: string; pagina: number };

type Query = { get(name: string): string | null; getAll(name: string): string[] };

function textOf(params: Query, name: string, longest: number): string {
  const text = cleanText(params.get(name) ?? '') ?? '';
  return text
    .slice(0, longest)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd();
}

/**
 * Parses the URL parameters of the blog list. Truncates filters that are too long, but returns `null` for an invalid `pagina`.
 * @example parseListAddress(new URLSearchParams('cerca=crete')) // { categoria: '', cerca: 'crete', pagina: 1 }
 */
export function parseListAddress(params: Query): ListQuery | null {
  const [pagina = '1', ...others] = params.getAll('pagina');
  if (others.length > 0 || !PAGE_NUMBER.test(pagina)) return null;
  return {
    categoria: textOf(params, 'categoria', MAX_CATEGORIA),
    cerca: textOf(params, 'cerca', MAX_CERCA),
    pagina: Number(pagina),
  };
}

/** @example listPath({ categoria: 'gastronomia', pagina: 2 }) // '/blog?categoria=gastronomia&pagina=2' */
export function listPath({ categoria = '', cerca = '', pagina = 1 }: Partial<ListQuery> = {}): string {
  const listQuery = Object.entries({ categoria, cerca, pagina: pagina > 1 ? String(pagina) : '' });
  const parameters = listQuery.filter(([, value]) => value !== '');
  if (parameters.length === 0) return paths.blog;
  return `${paths.blog}?${parameters.map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`).join('&')}`;
}

/** Page size of the public list and of the panel's lists (PRODUCT.md § 9: 50). */
export const BLOG_PAGE_SIZE = 50;
