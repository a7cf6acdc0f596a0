export const MAX_MOTIVO = 1000;

/**
 * How long a reason of a refusal is: an emoji counts as one.
 * @example motivoLength('Le foto sono buie 🌙') // 19
 */
export function motivoLength(motivo: string): number {
  return Array.from(motivo).length;
}
