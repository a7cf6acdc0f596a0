import type { Map as MapLibre } from 'maplibre-gl';

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
  bosco: '--mappa-bosco',
  parco: '--mappa-parco',
  spiaggia: '--mappa-spiaggia',
  edificio: '--mappa-edificio',
  bordoEdificio: '--mappa-bordo-edificio',
  via: '--mappa-via',
  bordoVia: '--mappa-bordo-via',
  strada: '--mappa-strada',
  autostrada: '--mappa-autostrada',
  bordoStrada: '--mappa-bordo-strada',
  sentiero: '--mappa-sentiero',
  ferrovia: '--mappa-ferrovia',
  stazione: '--mappa-stazione',
  nomeAcqua: '--mappa-nome-acqua',
} as const;

export type MapColour = keyof typeof COLOURS;
type Property = Parameters<MapLibre['setPaintProperty']>[1];

export type LayerColours = readonly (readonly [layer: string, property: Property, colour: MapColour])[];
export type MapColours = Record<MapColour, string>;

export function readColours(element: Element): MapColours {
  const style = getComputedStyle(element);
  const entries = Object.entries(COLOURS).map(([name, property]) => [name, style.getPropertyValue(property).trim()]);
  return Object.fromEntries(entries);
}
