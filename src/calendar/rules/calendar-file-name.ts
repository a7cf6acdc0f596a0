/** What some file system does not take, and what cannot be seen. */
const UNFIT = /[\\/:*?"<>|\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]+/gu;
/** Characters: short enough for every file system, in every alphabet. */
const MAX_LENGTH = 60;

/**
 * The name under which a calendar is saved: that of its struttura and, of one of its rooms, the room's (PRODUCT.md § 7).
 * @example calendarFileName('Casa "Orto"', 'Camera blu') // 'Casa Orto - Camera blu.ics'
 */
export function calendarFileName(nome: string, nome_camera: string | null): string {
  const parts = [nome, nome_camera ?? ''].map((part) => {
    const fit = part.toWellFormed().replaceAll(UNFIT, ' ').replaceAll(/\s+/g, ' ').trim();
    return Array.from(fit).slice(0, MAX_LENGTH).join('').trim();
  });
  return `${parts.filter((part) => part !== '').join(' - ') || 'calendario'}.ics`;
}
