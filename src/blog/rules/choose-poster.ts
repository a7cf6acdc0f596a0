export type Poster = { tinta: number; scena: number; isMirrored: boolean };

export const POSTER_TINTE = 6;
export const POSTER_SCENE = 3;

/**
 * Chooses the palette by category and the scene by article, so both are equal on every page.
 * @example choosePoster('Gastronomia', 7).tinta // 2
 */
export function choosePoster(categoria: string, id: number): Poster {
  let sum = 0;
  for (const letter of categoria) sum = (sum * 107 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return { tinta: sum % POSTER_TINTE, scena: (id + sum) % POSTER_SCENE, isMirrored: (id >> 1) % 2 === 1 };
}
