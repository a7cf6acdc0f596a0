import { paths } from '../../kernel/pages/paths.ts';
/** Digits without sign or leading zero, within PostgreSQL's `integer`. */
const ID = /^[1-9]\d{0,8}$/;

/**
 * The address of a struttura's page (ADR 0022). A name without any letter has no slug.
 * @example strutturaPath({ id: 12, slug: 'podere-le-querce' }) // '/struttura/12/podere-le-querce'
 */
export function strutturaPath({ id, slug }: { id: number; slug: string }): string {
  return slug === '' ? `${paths.struttura}/${id}` : `${paths.struttura}/${id}/${slug}`;
}

/**
 * The id that such an address names, or `null` when no struttura can have it.
 * @example parseStrutturaId('12') // 12
 */
export function parseStrutturaId(text: string | undefined): number | null {
  return text !== undefined && ID.test(text) ? Number(text) : null;
}
