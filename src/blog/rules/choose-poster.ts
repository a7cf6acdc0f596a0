export type Poster = { tinta: number; scena: number; isMirrored: boolean };

export const POSTER_TINTE = 6;
export const POSTER_SCENE = 3;

/**
 * Derives the poster from the category and the ID, so that it is the same on every page. Articles of a category share a palette.
 * @example choosePoster('Gastronomia', 7).tinta // 2
 */
export function choosePoster(categoria: string, id: number): Poster {
  let sum = 0;
  for (const letter of categoria) sum = (sum * 107 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return { tinta: sum % POSTER_TINTE, scena: (id + sum) % POSTER_SCENE, isMirrored: (id >> 1) % 2 === 1 };
}
