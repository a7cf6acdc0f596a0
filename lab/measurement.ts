/** Without `goal` and `floor`, a measurement is only informational (`docs/PERFORMANCE.md`). */
export type Measurement = { name: string; value: number; unit: string; goal?: number; floor?: number };

export type Bounds = Pick<Measurement, 'goal' | 'floor'>;

export const measurement = (name: string, value: number, unit: string, bounds: Bounds = {}): Measurement => ({
  name,
  value,
  unit,
  ...bounds,
});

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Returns whether the value is within its bounds. A failed measurement (`NaN`) never is. */
export function isMet({ value, goal = value, floor = value }: Measurement): boolean {
  return Number.isNaN(value) ? false : value <= goal && value >= floor;
}

const TENTH = 0.1;

export function printMeasurements(measurements: readonly Measurement[]): void {
  for (const each of measurements) {
    const { name, value, unit, goal, floor } = each;
    const bounds = [goal !== undefined && `≤ ${goal}`, floor !== undefined && `≥ ${floor}`].filter(Boolean).join(', ');
    const verdict = bounds === '' ? '' : `  goal ${bounds} ${unit}  ${isMet(each) ? 'met' : 'MISSED'}`;
    process.stdout.write(
      `${name.padEnd(56)} ${value.toFixed(value > 0 && value < TENTH ? 3 : 2).padStart(9)} ${unit}${verdict}\n`,
    );
  }
}
