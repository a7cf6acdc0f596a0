import { formatCount } from '../../kernel/text/format-count.ts';

/** @example provinciaLabel({ capoluogo: 'Siena', sigla: 'SI' }) // 'Siena (SI)' */
export function provinciaLabel({ capoluogo, sigla }: { capoluogo: string; sigla: string }): string {
  return `${capoluogo} (${sigla})`;
}

/** @example cittaLabel({ nome: 'Pienza', strutture_count: 12 }) // 'Pienza (12)' */
export function cittaLabel({ nome, strutture_count }: { nome: string; strutture_count: number }): string {
  return `${nome} (${formatCount(strutture_count)})`;
}

/** @example placeTitle('provincia di Siena') // 'Provincia di Siena' */
export function placeTitle(phrase: string): string {
  return phrase.charAt(0).toUpperCase() + phrase.slice(1);
}
