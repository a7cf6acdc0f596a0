import type { KeptCalendarService } from '../freshness-contract.ts';
import { type ConfigurationParts, createConfigurations } from './configurations.ts';
import { createEvents } from './events.ts';
import { createExports } from './exports.ts';
import { createFreshnessReport } from './freshness-report.ts';
import { createStatus, type StatusParts } from './status.ts';

export function createPropertyCalendarService(parts: ConfigurationParts & StatusParts): KeptCalendarService {
  return {
    ...createEvents(parts),
    ...createExports(parts),
    ...createStatus(parts),
    ...createConfigurations(parts),
    freshnessReport: createFreshnessReport(parts),
  };
}
