import { Gauge, type Registry } from 'prom-client';

/** Numbers that a part of the portal keeps of itself, by names in camelCase or snake_case; `null`: not known. */
export type GaugeValues = Readonly<Record<string, number | boolean | null>>;

function snake(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** Tells a part's own numbers whenever somebody asks, each as `ospitalia_<part>{figure="…"}`: it counts, and knows no metrics. */
export function registerGauge(
  registry: Registry,
  { part, help }: { part: string; help: string },
  read: () => GaugeValues,
) {
  const gauge = new Gauge({
    name: `ospitalia_${part}`,
    help,
    labelNames: ['figure'],
    registers: [],
    collect() {
      this.reset();
      for (const [name, number] of Object.entries(read())) {
        if (number !== null) this.set({ figure: snake(name) }, Number(number));
      }
    },
  });
  registry.registerMetric(gauge);
}
