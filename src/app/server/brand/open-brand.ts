import type { GeneratedFile } from '../../../platform/http/generated-files.ts';
import { brandFiles } from './brand-files.ts';
import { brandColours, brandValues } from './brand-values.ts';
import { findBrandFile, readBrand } from './read-brand.ts';

/**
 * Sets the values of the configured brand and returns its files, or none without a brand. Messages read the values when they load:
 * import nothing that depends on `src/kernel/brand.ts` before this call.
 */
export function openBrand(env: NodeJS.ProcessEnv, envFile: string | null): GeneratedFile[] {
  const file = findBrandFile(env, envFile);
  if (file === null) return [];
  const brand = readBrand(file);
  const { files, ...addresses } = brandFiles(brand);
  globalThis.ospitaliaBrand = { ...brandValues(brand), ...addresses };
  globalThis.ospitaliaColours = brandColours(brand);
  return files;
}
