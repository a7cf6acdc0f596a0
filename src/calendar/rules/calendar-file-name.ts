const UNFIT = /[\\/:*?"<>|\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]+/gu;
/** Maximum number of characters of each part. Two parts of two-byte characters then fit in 255 bytes, the usual limit for a file name. */
const MAX_LENGTH = 60;

/**
 * Returns the file name of the calendar of a struttura or of one of its rooms (PRODUCT.md § 7).
 * @example calendarFileName('Casa "Orto"', 'Camera blu') // 'Casa Orto - Camera blu.ics'
 */
export function calendarFileName(nome: string, nome_camera: string | null): string {
  const parts = [nome, nome_camera ?? ''].map((part) => {
    const fit = part.toWellFormed().replaceAll(UNFIT, ' ').replaceAll(/\s+/g, ' ').trim();
    return Array.from(fit).slice(0, MAX_LENGTH).join('').trim();
  });
  return `${parts.filter((part) => part !== '').join(' - ') || 'calendario'}.ics`;
}
