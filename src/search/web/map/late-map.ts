import type { ComponentType } from 'react';
import type { ResultsMapProps } from './ResultsMap.tsx';

export const loadMap = async (): Promise<ComponentType<ResultsMapProps>> =>
  (await import('./ResultsMap.tsx')).ResultsMap;

/** MapLibre is larger than the preloaded data and chunks together, and is loaded later. */
export function prepareMap(query: string): void {
  const prepare = async () => {
    const { preloadPoints, loadPicture } = await import('./map-picture.ts');
    preloadPoints(query);
    await Promise.all([loadMap(), loadPicture()]);
  };
  prepare().catch(() => undefined);
}
