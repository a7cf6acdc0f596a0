import type { MeasuringSetup } from './rules/measuring-setup.ts';

/** Who counts visits, or `null`: nobody does, and nobody is asked. It answers no call: browsers speak to the service themselves. */
export type Measuring = MeasuringSetup | null;
