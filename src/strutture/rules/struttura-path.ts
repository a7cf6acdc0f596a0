import { paths } from '../../kernel/pages/paths.ts';
/** Digits without sign or leading zero, within PostgreSQL's `integer`. */
const ID = /^[1-9]\d{0,8}$/;

/**
 * Returns the path of a struttura's page. A name without letters has no slug (ADR 0022).
 * @example strutturaPath({ id: 12, slug: 'podere-le-querce' }) // '/struttura/12/podere-le-querce'
 */
export function strutturaPath({ id, slug }: { id: number; slug: string }): string {
  return slug === '' ? `${paths.struttura}/${id}` : `${paths.struttura}/${id}/${slug}`;
}

/** Parses the id in the path of a struttura; `null` if no struttura can have this id. @example parseStrutturaId('12') // 12 */
export function parseStrutturaId(text: string | undefined): number | null {
  return text !== undefined && ID.test(text) ? Number(text) : null;
}
