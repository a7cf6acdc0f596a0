import type { GeoJSONSource, Map as MapLibre } from 'maplibre-gl';
import type { Box } from '../../rules/place-marks.ts';

/** Width of a thin strip along the map's edge that names cannot cross. */
const EDGE_PX = 4;
const GAP_PX = 4;
const OVER_MAP = '.locations-map-zoom, .maplibregl-ctrl-scale, .locations-map-credit, .locations-map-streets';

export function frameOf(map: MapLibre): Box[] {
  const container = map.getContainer();
  const { left, top, width, height } = container.getBoundingClientRect();
  const over = [...(container.parentElement ?? container).querySelectorAll(OVER_MAP)].flatMap((element) => {
    const box = element.getBoundingClientRect();
    if (box.width === 0) return [];
    return {
      x: box.left - left - GAP_PX,
      y: box.top - top - GAP_PX,
      width: box.width + GAP_PX * 2,
      height: box.height + GAP_PX * 2,
    };
  });
  return [
    ...over,
    { x: 0, y: 0, width, height: EDGE_PX },
    { x: 0, y: height - EDGE_PX, width, height: EDGE_PX },
    { x: 0, y: 0, width: EDGE_PX, height },
    { x: width - EDGE_PX, y: 0, width: EDGE_PX, height },
  ];
}

function emptyImage(map: MapLibre, { width, height }: Box): string {
  const size = { width: Math.ceil(width), height: Math.ceil(height) };
  const name = `vuoto-${size.width}-${size.height}`;
  if (!map.hasImage(name)) map.addImage(name, { ...size, data: new Uint8Array(size.width * size.height * 4) });
  return name;
}

export function reserve(map: MapLibre, boxes: readonly Box[]): void {
  void map.getSource<GeoJSONSource>('riserve')?.setData({
    type: 'FeatureCollection',
    features: boxes.map((box) => ({
      type: 'Feature',
      properties: { immagine: emptyImage(map, box) },
      geometry: {
        type: 'Point',
        coordinates: map.unproject([box.x + box.width / 2, box.y + box.height / 2]).toArray(),
      },
    })),
  });
}
