import { formatCount } from '../../kernel/format-count.ts';

/**
 * A province in the dropdown: "label is capital city plus abbreviation" (specification section 2, Home).
 * @example provinciaLabel({ capoluogo: 'Siena', sigla: 'SI' }) // 'Siena (SI)'
 */
export function provinciaLabel({ capoluogo, sigla }: { capoluogo: string; sigla: string }): string {
  return `${capoluogo} (${sigla})`;
}

/**
 * A city in the dropdown: "label is name plus number of properties" (specification section 2, Home).
 * @example cittaLabel({ nome: 'Pienza', strutture_count: 12 }) // 'Pienza (12)'
 */
export function cittaLabel({ nome, strutture_count }: { nome: string; strutture_count: number }): string {
  return `${nome} (${formatCount(strutture_count)})`;
}
