import type { ComponentType } from 'react';
import type { ResultsMapProps } from './ResultsMap.tsx';

let here: ComponentType<ResultsMapProps> | null = null;

/** `null` until its file has come. */
export const loadedMap = () => here;

export async function loadMap(): Promise<ComponentType<ResultsMapProps>> {
  const { ResultsMap } = await import('./ResultsMap.tsx');
  here = ResultsMap;
  return ResultsMap;
}

/** Whoever is about to press finds there what the map is drawn from first; MapLibre, which weighs more than all of it, comes after. */
export function prepareMap(query: string): void {
  const prepare = async () => {
    const { askEarly, loadPicture } = await import('./map-picture.ts');
    askEarly(query);
    await Promise.all([loadMap(), loadPicture()]);
  };
  prepare().catch(() => undefined);
}
