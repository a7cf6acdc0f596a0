import { PRIMA_COLAZIONE } from './prima-colazione.ts';

/** `more` is the width of `+N`, which follows the chips if some are left out. */
export type ChipLine = { line: number; gap: number; more: number };

/** Estimates for the server, which cannot measure text: a line of chips on a 390 px wide screen, and the width of a letter. */
const PHONE: ChipLine = { line: 308, gap: 7, more: 46 };
const LETTER_PX = 6.6;
const BESIDE_LETTERS_PX = 44;

/**
 * Returns how many chips fit on the line, but at least one. If not all fit, leaves room for `+N`.
 * @example fitChips([100, 100, 100], { line: 300, gap: 7, more: 46 }) // 2
 */
export function fitChips(widths: readonly number[], { line, gap, more }: ChipLine): number {
  const ends = widths.map((_, index) => widths.slice(0, index + 1).reduce((sum, width) => sum + width, index * gap));
  if ((ends.at(-1) ?? 0) <= line) return widths.length;
  return Math.max(1, ends.filter((end) => end + gap + more <= line).length);
}

export function guessChips(names: readonly string[]): number {
  return fitChips(
    names.map(({ length }) => length * LETTER_PX + BESIDE_LETTERS_PX),
    PHONE,
  );
}

const COMMON: ReadonlySet<string> = new Set([
  'WiFi',
  'Aria Condizionata',
  'Riscaldamento',
  'Cucina',
  'Smart TV',
  'Netflix',
  'Lavatrice',
  'Lavastoviglie',
]);

export function breakfastFirst(servizi: readonly string[]): string[] {
  return servizi.toSorted((one, other) => Number(other === PRIMA_COLAZIONE) - Number(one === PRIMA_COLAZIONE));
}

/**
 * Breakfast comes first, then distinctive services, then common ones (PRODUCT.md § 2, "Each card").
 * @example orderChips(['WiFi', 'Piscina', 'Prima Colazione Inclusa'])
 * // ['Prima Colazione Inclusa', 'Piscina', 'WiFi']
 */
export function orderChips(servizi: readonly string[]): string[] {
  return breakfastFirst(servizi.toSorted((one, other) => Number(COMMON.has(one)) - Number(COMMON.has(other))));
}
