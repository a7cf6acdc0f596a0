import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { z } from 'zod';
import { SettingsError } from '../../../platform/process/operator-error.ts';
import { unreadableOf } from './brand-palette.ts';
import { type Brand, type BrandFile, brandSchema } from './brand-schema.ts';
import { checkLogo } from './check-logo.ts';
import * as messages from '../../messages/operator.ts';

/** Maximum size of a logo file. It is low, because the logo delays the header of every page. */
const LOGO_KB = 32;
const KB = 1024;
const BRAND_FILE = 'brand.json';

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}

function refuse(file: string, faults: readonly string[]): never {
  throw new SettingsError(messages.fileFaults(file, faults.map((fault) => `  ${fault}`).join('\n')));
}

function readText(file: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file));
  } catch (cause) {
    if (cause instanceof TypeError) throw new SettingsError(`${file} ${messages.brandFileNotUtf8()}.`);
    const code = codeOf(cause);
    const reason = code === 'EACCES' ? messages.brandFilePermissionDenied() : messages.brandFileNotReadable(code);
    throw new SettingsError(`${messages.brandFileSubject()} ${file} (OSPITALIA_BRAND_FILE) ${reason}.`, { cause });
  }
}

/** Returns the line and column at which `JSON.parse` stopped, according to V8's message. */
function placeIn(text: string, error: unknown): string {
  const position = /position (\d+)/.exec(error instanceof Error ? error.message : '')?.[1];
  const before = text.slice(0, position === undefined ? text.length : Number(position)).split('\n');
  return messages.brandFilePosition(before.length, (before.at(-1) ?? '').length + 1);
}

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new SettingsError(`${file} ${messages.brandFileNotJson(placeIn(text, cause))}.`, { cause });
  }
}

function describeIssue({ path, message }: z.core.$ZodIssue): string {
  return path.length === 0 ? message : `${path.join('.')}: ${message}`;
}

function readLogo(file: string, name: string): { svg: string } | { fault: string } {
  const path = join(dirname(file), name);
  if (!existsSync(path)) return { fault: messages.logoFileMissing(path) };
  const svg = readText(path);
  if (svg.length > LOGO_KB * KB) return { fault: messages.logoFileTooLarge(LOGO_KB) };
  const fault = checkLogo(svg);
  return fault === null ? { svg } : { fault: messages.logoFaults[fault]() };
}

function faultsOfColours(brand: BrandFile): string[] {
  const found = unreadableOf(brand).map(({ theme, setting, colours, contrast, least }) => {
    return `colori.${theme}.${setting}: ${messages.brandContrastTooLow(colours, contrast, least)}`;
  });
  // Reports only the first contrast error of each field, because fixing it may also fix the others.
  return found.filter((fault, index) => {
    const field = fault.slice(0, fault.indexOf(':'));
    return found.findIndex((other) => other.startsWith(`${field}:`)) === index;
  });
}

/** Reads the brand from a file. Throws a `SettingsError` that names each invalid field. */
export function readBrand(path: string): Brand {
  const file = resolve(path);
  const parsed = brandSchema.safeParse(parseJson(file, readText(file)));
  if (!parsed.success) refuse(file, parsed.error.issues.map(describeIssue));
  const brand = parsed.data;
  const logo = brand.logo === undefined ? null : readLogo(file, brand.logo);
  const faults = faultsOfColours(brand);
  if (logo !== null && 'fault' in logo) refuse(file, [...faults, `logo: ${logo.fault}`]);
  if (faults.length > 0) refuse(file, faults);
  return { ...brand, logoSvg: logo?.svg ?? null };
}

export const readConfiguredBrand = (path: string | undefined): Brand | null =>
  path === undefined ? null : readBrand(path);

/** Returns the brand file's path or `null`. Sets `OSPITALIA_BRAND_FILE` if the default file is used. */
export function findBrandFile(env: NodeJS.ProcessEnv, envFile: string | null): string | null {
  const named = env['OSPITALIA_BRAND_FILE'];
  if (named !== undefined) return named.trim() === '' ? null : named;
  const beside = envFile === null ? null : join(dirname(envFile), BRAND_FILE);
  if (beside === null || !existsSync(beside)) return null;
  env['OSPITALIA_BRAND_FILE'] = beside;
  return beside;
}
