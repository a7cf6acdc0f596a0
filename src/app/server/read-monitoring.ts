import { SettingsError } from '../../platform/process/operator-error.ts';
import * as operatorMessages from '../messages/operator.ts';

export type MonitoringConfig = {
  metricsPort: number | undefined;
  metricsHost: string;
  /** Token that grants access to the metrics. `serve-metrics.ts` describes how access works without one. */
  metricsToken: string | undefined;
  /** If `undefined`, requests are logged unless the output is a terminal. */
  accessLog: boolean | undefined;
};

export type MonitoringVariables = {
  port: number;
  host: string;
  token: string | undefined;
  access: string | undefined;
};

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const DEFAULT_LEVEL = 'info';
const MIN_TOKEN_LENGTH = 16;

export function readLogLevel(text: string | undefined): (typeof LEVELS)[number] {
  const wanted = text?.trim().toLowerCase() || DEFAULT_LEVEL;
  const level = LEVELS.find((one) => one === wanted);
  if (level !== undefined) return level;
  throw new SettingsError(operatorMessages.logLevelInvalid(LEVELS.join(', '), wanted));
}

function readAccess(text: string | undefined): boolean | undefined {
  if (text === undefined) return undefined;
  if (text === '0' || text === '1') return text === '1';
  throw new SettingsError(operatorMessages.logAccessInvalid(text));
}

export function readMonitoring(
  { port, host, token, access }: MonitoringVariables,
  portalPort: number,
): MonitoringConfig {
  if (port !== 0 && port === portalPort) throw new SettingsError(operatorMessages.metricsPortEqual());
  if (token !== undefined && !new RegExp(`^[\\x21-\\x7e]{${MIN_TOKEN_LENGTH},}$`).test(token)) {
    throw new SettingsError(operatorMessages.metricsTokenInvalid(MIN_TOKEN_LENGTH));
  }
  return {
    metricsPort: port === 0 ? undefined : port,
    metricsHost: host,
    metricsToken: token,
    accessLog: readAccess(access),
  };
}
