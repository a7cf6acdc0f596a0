import type { Map as MapLibre } from 'maplibre-gl';
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { basemapMessages } from '../../basemap-messages.it.ts';

/** `children`: buttons of whoever shows something on the map. */
export function MapZoom({ map, children }: { map: MapLibre; children?: ReactNode }) {
  return (
    <div className="locations-map-zoom">
      <button type="button" aria-label={basemapMessages.avvicina} onClick={() => map.zoomIn()}>
        <Icon name="plus" />
      </button>
      <button type="button" aria-label={basemapMessages.allontana} onClick={() => map.zoomOut()}>
        <Icon name="minus" />
      </button>
      {children}
    </div>
  );
}
