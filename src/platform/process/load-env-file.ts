import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { SettingsError } from './operator-error.ts';
import { type EnvFile, type FaultyLine, parseEnvFile } from './parse-env-file.ts';

/** Where `ops/install.sh` puts the settings of a machine's portals. */
const DEFAULT_FILE = '/etc/ospitalia/ospitalia.env';

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

function describeFault({ fault, name, lines: [line, earlier] }: FaultyLine): string {
  const sentences = {
    noAssignment: 'non è un’impostazione: si scrive NOME=valore',
    openQuote: `il valore di ${name} comincia con le virgolette e non le chiude`,
    afterQuote: `dopo le virgolette di ${name} c’è ancora del testo`,
    unquotedHash: `il valore di ${name} contiene #, e senza apici finirebbe lì: scrivilo tra apici singoli`,
    backtick: `il valore di ${name} è tra apici inversi: usa quelli singoli`,
    twice: `${name} c’è già alla riga ${earlier}: tieni una sola delle due`,
  };
  return `riga ${line}: ${sentences[fault]}`;
}

function unreadable(file: string, error: unknown, isNamed: boolean): SettingsError {
  if (codeOf(error) === 'EACCES') {
    return new SettingsError(
      `Non posso leggere ${file}: esegui il comando come root (sudo) o come l’utente del servizio.`,
    );
  }
  const origin = isNamed ? ' (OSPITALIA_ENV_FILE)' : '';
  return new SettingsError(`Il file delle impostazioni ${file}${origin} non si legge: ${String(codeOf(error))}.`, {
    cause: error,
  });
}

/** The settings of a file. Throws a `SettingsError` that names each line that is none; values are secrets, and not repeated. */
export function readEnvFile(file: string, isNamed = true): EnvFile {
  let content: string;
  try {
    content = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file));
  } catch (error) {
    if (error instanceof TypeError) throw new SettingsError(`${file} non è un file di testo in UTF-8.`);
    throw unreadable(file, error, isNamed);
  }
  const parsed = parseEnvFile(content);
  if (content.includes('\0')) throw new SettingsError(`${file} non è un file di testo in UTF-8.`);
  if (parsed.faults.length === 0) return parsed;
  throw new SettingsError(`In ${file}:\n${parsed.faults.map((fault) => `  ${describeFault(fault)}`).join('\n')}`);
}

/**
 * Adds the settings of this machine's file to an environment, whose own win, as with Node's `--env-file`. The file is the one that
 * `OSPITALIA_ENV_FILE` names, none where that is empty, else `/etc/ospitalia/ospitalia.env` where there is one. Gives its path.
 */
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
