import { cleanText } from '../../kernel/text/clean-text.ts';
import { paths } from '../../kernel/pages/paths.ts';

/** Up to six digits without sign or leading zero. */
const PAGE_NUMBER = /^[1-9]\d{0,5}$/;
/** As many characters as the call takes of each (`contract.ts`). */
const LONGEST_CATEGORIA = 100;
const LONGEST_CERCA = 200;

/** What the address of the blog's list asks for; empty texts: nothing. */
export type ListQuery = { categoria: string; cerca: string; pagina: number };

/** The part behind the question mark, as browsers and servers read it (`URLSearchParams`). */
type Query = { get(name: string): string | null; getAll(name: string): string[] };

function textOf(params: Query, name: string, longest: number): string {
  const text = cleanText(params.get(name) ?? '') ?? '';
  // Half of a character, where the cut goes through one, is no text.
  return text
    .slice(0, longest)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd();
}

/**
 * Reads the address of the list (PRODUCT.md § 2, "Blog list"). A text that cannot be one is none; `null` where
 * `pagina` names no page.
 * @example parseListAddress(new URLSearchParams('cerca=crete')) // { categoria: '', cerca: 'crete', pagina: 1 }
 */
export function parseListAddress(params: Query): ListQuery | null {
  const [pagina = '1', ...others] = params.getAll('pagina');
  if (others.length > 0 || !PAGE_NUMBER.test(pagina)) return null;
  return {
    categoria: textOf(params, 'categoria', LONGEST_CATEGORIA),
    cerca: textOf(params, 'cerca', LONGEST_CERCA),
    pagina: Number(pagina),
  };
}

/**
 * The address of the list that asks for this, as short as can be.
 * @example listPath({ categoria: 'gastronomia', pagina: 2 }) // '/blog?categoria=gastronomia&pagina=2'
 */
export function listPath({ categoria = '', cerca = '', pagina = 1 }: Partial<ListQuery> = {}): string {
  const listQuery = Object.entries({ categoria, cerca, pagina: pagina > 1 ? String(pagina) : '' });
  const said = listQuery.filter(([, value]) => value !== '');
  if (said.length === 0) return paths.blog;
  return `${paths.blog}?${said.map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`).join('&')}`;
}

/** Articles on a page of the public list, and of the panel's lists (PRODUCT.md § 9: 50). */
export const BLOG_PAGE_SIZE = 50;
