import type { Map as MapLibre } from 'maplibre-gl';
import { Icon } from '../../../ui/Icon.tsx';
import { mapMessages } from '../../map-messages.it.ts';
import type { MapPlace } from '../../rules/map-places.ts';
import { fitPlaces } from './fit-places.ts';

export function MapTools({ map, points }: { map: MapLibre; points: readonly MapPlace[] }) {
  return (
    <div className="search-map-zoom">
      <button type="button" aria-label={mapMessages.avvicina} onClick={() => map.zoomIn()}>
        <Icon name="plus" />
      </button>
      <button type="button" aria-label={mapMessages.allontana} onClick={() => map.zoomOut()}>
        <Icon name="minus" />
      </button>
      {points.length > 0 && (
        <button type="button" aria-label={mapMessages.tutte} onClick={() => fitPlaces(map, points)}>
          <Icon name="corners-out" />
        </button>
      )}
    </div>
  );
}
