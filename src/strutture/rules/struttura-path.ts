import { paths } from '../../kernel/pages/paths.ts';
/** Matches up to nine digits without a sign or leading zero, which fit into PostgreSQL's `integer`. */
const ID = /^[1-9]\d{0,8}$/;

/**
 * Returns the path of a struttura's page. The slug is empty if the name contains no letters or digits (ADR 0022).
 * @example strutturaPath({ id: 12, slug: 'podere-le-querce' }) // '/struttura/12/podere-le-querce'
 */
export function strutturaPath({ id, slug }: { id: number; slug: string }): string {
  return slug === '' ? `${paths.struttura}/${id}` : `${paths.struttura}/${id}/${slug}`;
}

/** Parses the id in the path of a struttura; `null` if no struttura can have this id. @example parseStrutturaId('12') // 12 */
export function parseStrutturaId(text: string | undefined): number | null {
  return text !== undefined && ID.test(text) ? Number(text) : null;
}
