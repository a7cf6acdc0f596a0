type Band = { x: number; y: number; zoom: number; isMirrored: boolean };

/** Shares that spread the numbers of neighbouring provinces evenly: of the golden section, of √2, of √3. */
const [GOLDEN, ROOT_TWO, ROOT_THREE] = [0.618_034, 0.414_214, 0.732_051];

const fraction = (number: number) => number - Math.floor(number);

/**
 * Which part of its region's poster stands over a province: around `x`, `y` (percent), drawn larger, some seen from the other side.
 * No two provinces of a region show the same. `orizzonte`: where the poster has its landmark.
 * @example provinceBand(52, 45) // { x: 20, y: 41, zoom: 1.42, isMirrored: true }
 */
export function provinceBand(provinciaId: number, orizzonte: number): Band {
  return {
    x: Math.round(8 + 84 * fraction(provinciaId * GOLDEN)),
    y: Math.round(orizzonte - 5 + 10 * fraction(provinciaId * ROOT_THREE)),
    zoom: Math.round(115 + 50 * fraction(provinciaId * ROOT_TWO)) / 100,
    isMirrored: provinciaId % 2 === 0,
  };
}
