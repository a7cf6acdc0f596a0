import type { ComponentType } from 'react';
import type { ResultsMapProps } from './ResultsMap.tsx';

export const loadMap = async (): Promise<ComponentType<ResultsMapProps>> =>
  (await import('./ResultsMap.tsx')).ResultsMap;

/** Whoever is about to press finds there what the map is drawn from first; MapLibre, which weighs more than all of it, comes after. */
export function prepareMap(query: string): void {
  const prepare = async () => {
    const { askEarly, loadPicture } = await import('./map-picture.ts');
    askEarly(query);
    await Promise.all([loadMap(), loadPicture()]);
  };
  prepare().catch(() => undefined);
}
