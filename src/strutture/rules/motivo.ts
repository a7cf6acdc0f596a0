export const MAX_MOTIVO = 1000;

/** Counts the code points of a reason, so a simple emoji counts as one. @example motivoLength('Le foto sono buie 🌙') // 19 */
export function motivoLength(motivo: string): number {
  return Array.from(motivo).length;
}

function linesOf(text: string): string[] {
  return text.split('\n').map((line) => line.trim());
}

export function hasQuickReason(motivo: string, sentence: string): boolean {
  return linesOf(motivo).includes(sentence);
}

/**
 * Adds a ready-made sentence as the last line of the reason, or removes it if present.
 * @example toggleQuickReason('Manca il CIN.', 'Le foto sono buie.') // 'Manca il CIN.\nLe foto sono buie.'
 */
export function toggleQuickReason(motivo: string, sentence: string): string {
  if (!hasQuickReason(motivo, sentence)) return motivo.trim() === '' ? sentence : `${motivo.trimEnd()}\n${sentence}`;
  const lines = motivo.split('\n').filter((line) => line.trim() !== sentence);
  return lines.join('\n');
}
