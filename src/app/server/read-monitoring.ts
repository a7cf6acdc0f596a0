import { SettingsError } from '../../platform/process/operator-error.ts';

export type MonitoringConfig = {
  /** The port of `/metrics` alone; `undefined`: it stands with the rest. */
  metricsPort: number | undefined;
  metricsHost: string;
  /** What a reader of `/metrics` has to show; `undefined`: see `serve-metrics.ts`. */
  metricsToken: string | undefined;
  /** Whether each request is a line of the log; `undefined`: where nobody watches it on a screen. */
  accessLog: boolean | undefined;
};

/** What the environment says of it; `undefined`, and port 0: nothing. */
export type MonitoringVariables = {
  port: number;
  host: string;
  token: string | undefined;
  access: string | undefined;
};

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const DEFAULT_LEVEL = 'info';
/** Characters; random ones of that number are beyond guessing. */
const MIN_TOKEN_LENGTH = 16;

/** How much is logged, by `LOG_LEVEL`. Throws a `SettingsError`. */
export function readLogLevel(text: string | undefined): (typeof LEVELS)[number] {
  const wanted = text?.trim().toLowerCase() || DEFAULT_LEVEL;
  const level = LEVELS.find((one) => one === wanted);
  if (level !== undefined) return level;
  throw new SettingsError(`LOG_LEVEL deve essere uno di ${LEVELS.join(', ')}, non "${wanted}".`);
}

function readAccess(text: string | undefined): boolean | undefined {
  if (text === undefined) return undefined;
  if (text === '0' || text === '1') return text === '1';
  throw new SettingsError(`LOG_ACCESS deve essere 0 o 1, non "${text}".`);
}

export function readMonitoring(
  { port, host, token, access }: MonitoringVariables,
  portalPort: number,
): MonitoringConfig {
  if (port !== 0 && port === portalPort) throw new SettingsError('METRICS_PORT deve essere diversa da PORT.');
  // The value is not repeated: it is a secret.
  if (token !== undefined && !new RegExp(`^[\\x21-\\x7e]{${MIN_TOKEN_LENGTH},}$`).test(token)) {
    throw new SettingsError(`METRICS_TOKEN deve avere almeno ${MIN_TOKEN_LENGTH} caratteri, senza spazi.`);
  }
  return {
    metricsPort: port === 0 ? undefined : port,
    metricsHost: host,
    metricsToken: token,
    accessLog: readAccess(access),
  };
}
