/** The fields of a filter as their controls hold them. */
export type TypedFilter = { cerca: string; chi: string; azione: string; dal: string; al: string };

export const NOTHING_TYPED: TypedFilter = { cerca: '', chi: '', azione: '', dal: '', al: '' };

/**
 * The query of the call that looks for what was typed; what is empty is left out.
 * @example registerQuery({ cerca: ' Querce ', chi: '', azione: 'foto', dal: '', al: '' }).toString() // 'cerca=Querce&azione=foto'
 */
export function registerQuery(typed: TypedFilter): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, text] of Object.entries(typed)) {
    const trimmed = text.trim();
    if (trimmed !== '') query.set(name, trimmed);
  }
  return query;
}
