/**
 * The address of a struttura's page (`docs/decisions/`, routes).
 * @example strutturaPath({ id: 12, slug: 'podere-le-querce' }) // '/struttura/12/podere-le-querce'
 */
export function strutturaPath({ id, slug }: { id: number; slug: string }): string {
  return `/struttura/${id}/${slug}`;
}
