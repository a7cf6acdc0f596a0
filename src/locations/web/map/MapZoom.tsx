import type { Map as MapLibre } from 'maplibre-gl';
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icons/Icon.tsx';
import * as messages from '../../messages/visitor.ts';

export function MapZoom({ map, children }: { map: MapLibre; children?: ReactNode }) {
  return (
    <div className="locations-map-zoom">
      <button type="button" aria-label={messages.zoomInButton} onClick={() => map.zoomIn()}>
        <Icon name="plus" />
      </button>
      <button type="button" aria-label={messages.zoomOutButton} onClick={() => map.zoomOut()}>
        <Icon name="minus" />
      </button>
      {children}
    </div>
  );
}
