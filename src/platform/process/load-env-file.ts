import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { SettingsError } from './operator-error.ts';
import { type EnvFile, type FaultyLine, parseEnvFile } from './parse-env-file.ts';
import * as operatorMessages from '../messages/operator.ts';

/** `ops/install.sh` writes this file. */
const DEFAULT_FILE = '/etc/ospitalia/ospitalia.env';

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

function describeFault({ fault, name, lines: [line, earlier] }: FaultyLine): string {
  const describe: (name: string, earlier: number | undefined) => string = operatorMessages.settingsLineFaults[fault];
  return operatorMessages.settingsLineFault(line, describe(name, earlier));
}

function unreadable(file: string, error: unknown, isNamed: boolean): SettingsError {
  if (codeOf(error) === 'EACCES') {
    return new SettingsError(operatorMessages.settingsFileForbidden(file));
  }
  const origin = isNamed ? ' (OSPITALIA_ENV_FILE)' : '';
  return new SettingsError(operatorMessages.settingsFileUnreadable(file, origin, String(codeOf(error))), {
    cause: error,
  });
}

/** Reads a settings file. Errors list the invalid lines without their values, which may be secrets. */
export function readEnvFile(file: string, isNamed = true): EnvFile {
  let content: string;
  try {
    content = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file));
  } catch (error) {
    if (error instanceof TypeError) throw new SettingsError(operatorMessages.notUtf8(file));
    throw unreadable(file, error, isNamed);
  }
  const parsed = parseEnvFile(content);
  if (content.includes('\0')) throw new SettingsError(operatorMessages.notUtf8(file));
  if (parsed.faults.length === 0) return parsed;
  throw new SettingsError(`In ${file}:\n${parsed.faults.map((fault) => `  ${describeFault(fault)}`).join('\n')}`);
}

/** Loads the settings file into `env`. Environment variables take precedence, as with Node's `--env-file`. */
export function loadEnvFile(env: NodeJS.ProcessEnv = process.env, defaultFile = DEFAULT_FILE): string | null {
  const named = env['OSPITALIA_ENV_FILE'];
  if (named === '') return null;
  const file = named === undefined ? defaultFile : resolve(named);
  try {
    for (const [name, value] of Object.entries(readEnvFile(file, named !== undefined).values)) env[name] ??= value;
    return file;
  } catch (error) {
    const isAbsent = error instanceof Error && codeOf(error.cause) === 'ENOENT';
    if (named === undefined && isAbsent) return null;
    throw error;
  }
}
