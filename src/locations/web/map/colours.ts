/** Colours of the map, each a custom property of `map.css`, which knows day and evening. */
const COLOURS = {
  mare: '--mappa-mare',
  terra: '--mappa-terra',
  vicini: '--mappa-vicini',
  costa: '--mappa-costa',
  provincia: '--mappa-provincia',
  regione: '--mappa-regione',
  nome: '--mappa-nome',
  alone: '--mappa-alone',
  cerchio: '--mappa-cerchio',
  bordo: '--mappa-bordo',
} as const;

export type MapColour = keyof typeof COLOURS;
export type MapColours = Record<MapColour, string>;

export function readColours(element: Element): MapColours {
  const style = getComputedStyle(element);
  const entries = Object.entries(COLOURS).map(([name, property]) => [name, style.getPropertyValue(property).trim()]);
  return Object.fromEntries(entries);
}
