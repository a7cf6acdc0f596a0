/** A comune that bears a folded name. `priority`: 1 today's name, 2 its other language or a half, 3 a past one. */
export type NamedCitta = { citta_id: number; nome_folded: string; priority: number };

/**
 * Which comuni a person means by a name: the whole name before its halves, and of those who bear it, the ones that
 * bear it with most right. Homonyms (two Samone) stay two; Corvara (PE) wins over Corvara in Badia's German name.
 * @example pickByName(['livo'], [{ citta_id: 13130, nome_folded: 'livo', priority: 1 }]) // [13130]
 */
export function pickByName(forms: readonly string[], candidates: readonly NamedCitta[]): number[] {
  for (const form of forms) {
    const bearing = candidates.filter(({ nome_folded }) => nome_folded === form);
    const best = Math.min(...bearing.map(({ priority }) => priority));
    if (bearing.length > 0) return bearing.filter(({ priority }) => priority === best).map(({ citta_id }) => citta_id);
  }
  return [];
}
