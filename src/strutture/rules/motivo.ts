export const MAX_MOTIVO = 1000;

/**
 * How long a reason of a refusal is: an emoji counts as one.
 * @example motivoLength('Le foto sono buie 🌙') // 19
 */
export function motivoLength(motivo: string): number {
  return Array.from(motivo).length;
}

function linesOf(text: string): string[] {
  return text.split('\n').map((line) => line.trim());
}

/** Whether a reason holds a ready-made sentence as a line of its own. */
export function hasQuickReason(motivo: string, sentence: string): boolean {
  return linesOf(motivo).includes(sentence);
}

/**
 * The reason with a ready-made sentence as its last line, or without it when it was there. Whatever else is written stays.
 * @example toggleQuickReason('Manca il CIN.', 'Le foto sono buie.') // 'Manca il CIN.\nLe foto sono buie.'
 */
export function toggleQuickReason(motivo: string, sentence: string): string {
  if (!hasQuickReason(motivo, sentence)) return motivo.trim() === '' ? sentence : `${motivo.trimEnd()}\n${sentence}`;
  const kept = motivo.split('\n').filter((line) => line.trim() !== sentence);
  return kept.join('\n');
}
