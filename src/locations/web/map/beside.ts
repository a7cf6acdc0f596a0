import type { ExpressionSpecification, SymbolLayerSpecification } from 'maplibre-gl';

/** Offsets of a town's name from its dot, in ems. All except the first clear a price label that covers the dot. */
const AROUND: readonly (readonly [anchor: string, right: number, down: number])[] = [
  ['center', 0, 0],
  ['bottom', 0, -1.9],
  ['top', 0, 1.9],
  ['left', 1.9, 0],
  ['right', -1.9, 0],
  ['bottom-left', 1.2, -2.4],
  ['bottom-right', -1.2, -2.4],
  ['top-left', 1.2, 2.4],
  ['top-right', -1.2, 2.4],
  ['left', 3.8, 0],
  ['right', -3.8, 0],
];
/** Minimum zoom for the larger offsets. At lower zooms, they would move a name into another region or into the sea. */
const FAR_ASIDE_ZOOM = 7;
const NEXT = 5;

function around(places: typeof AROUND): ExpressionSpecification {
  return ['literal', places.flatMap(([anchor, right, down]): [string, [number, number]] => [anchor, [right, down]])];
}

const AROUND_DOT: typeof AROUND = [
  ['left', 0.55, 0],
  ['right', -0.55, 0],
  ['top', 0, 0.4],
  ['bottom', 0, -0.4],
];
export const NEXT_TO_DOT = around(AROUND_DOT);

export const BESIDE: SymbolLayerSpecification['layout'] = {
  'text-variable-anchor-offset': ['step', ['zoom'], around(AROUND.slice(0, NEXT)), FAR_ASIDE_ZOOM, around(AROUND)],
  'text-justify': 'auto',
};

export const BESIDE_DOT: SymbolLayerSpecification['layout'] = {
  'text-variable-anchor-offset': [
    'step',
    ['zoom'],
    around([...AROUND_DOT, ...AROUND.slice(1, NEXT)]),
    FAR_ASIDE_ZOOM,
    around([...AROUND_DOT, ...AROUND.slice(1)]),
  ],
  'text-justify': 'auto',
};
