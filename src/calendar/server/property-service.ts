import type { KeptCalendarService } from '../freshness-contract.ts';
import { type ConfigurationParts, createConfigurations } from './configurations.ts';
import { createEvents } from './events.ts';
import { createExports } from './exports.ts';
import { createFreshnessReport } from './freshness-report.ts';
import { createStatus, type StatusParts } from './status.ts';

/** The calendar of a struttura for who keeps it: its owner, or an administrator (specification section 2, "Property calendar"). */
export function createPropertyCalendarService(parts: ConfigurationParts & StatusParts): KeptCalendarService {
  return {
    ...createEvents(parts),
    ...createExports(parts),
    ...createStatus(parts),
    ...createConfigurations(parts),
    freshnessReport: createFreshnessReport(parts),
  };
}
