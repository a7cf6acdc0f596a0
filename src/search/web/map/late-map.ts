import type { ComponentType } from 'react';
import type { ResultsMapProps } from './ResultsMap.tsx';

export const loadMap = async (): Promise<ComponentType<ResultsMapProps>> =>
  (await import('./ResultsMap.tsx')).ResultsMap;

/** Preloads the data and chunks of the map, except for MapLibre, which is larger than the rest together. */
export function prepareMap(query: string): void {
  const prepare = async () => {
    const { preloadPoints, loadPicture } = await import('./map-picture.ts');
    preloadPoints(query);
    await Promise.all([loadMap(), loadPicture()]);
  };
  prepare().catch(() => undefined);
}
