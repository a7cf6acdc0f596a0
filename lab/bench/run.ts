import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { type Measurement, printMeasurements } from '../measurement.ts';
import { measurePortal, measureSearch, measureUncached } from './answers.ts';
import { measureDoubleBooking } from './double-booking.ts';
import { measureInteractions } from './interactions.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureOverload } from './overload.ts';
import { measureMemory, measurePageCache } from './page-cache.ts';
import { measureReadings } from './readings.ts';
import { measureWeights } from './weights.ts';

const PARTS: Record<string, () => Promise<{ measurements: Measurement[] }>> = {
  portal: measurePortal,
  'page-cache': measurePageCache,
  overload: measureOverload,
  search: measureSearch,
  memory: measureMemory,
  uncached: measureUncached,
  interactions: measureInteractions,
  weights: measureWeights,
  lighthouse: measureLighthouse,
  'double-booking': measureDoubleBooking,
  readings: measureReadings,
};

const chosen = process.argv.slice(2);
const unknown = chosen.find((name) => !Object.hasOwn(PARTS, name));
if (unknown !== undefined) throw new Error(`${unknown} is not a part: ${Object.keys(PARTS).join(', ')}`);
const measurements: Measurement[] = [];
const details: Record<string, object> = {};
for (const [name, measure] of Object.entries(PARTS)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  const { measurements: measured, ...rest } = await measure();
  measurements.push(...measured);
  details[name] = rest;
}
printMeasurements(measurements);

const results = join(import.meta.dirname, 'results');
const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}`;
mkdirSync(results, { recursive: true });
const name = [new Date().toISOString().slice(0, 10), ...chosen].join('-');
writeFileSync(join(results, `${name}.json`), `${JSON.stringify({ machine, measurements, details }, null, 2)}\n`);
