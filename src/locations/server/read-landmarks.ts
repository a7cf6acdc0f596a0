import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Landmarks } from '../rules/measure-surroundings.ts';
import { parseLandmarks, parseShores } from '../rules/parse-landmarks.ts';

export function readFacts(file: string): string {
  return readFileSync(join(import.meta.dirname, '../source', file), 'utf8');
}

/** Reads the files that `lab/data/build-landmarks.ts` writes. */
export function readLandmarks(): Omit<Landmarks, 'towns'> {
  return {
    shores: parseShores(readFacts('coste.txt')),
    stations: parseLandmarks(readFacts('stazioni.txt')),
    airports: parseLandmarks(readFacts('aeroporti.txt')),
  };
}
