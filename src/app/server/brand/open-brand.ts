import { type BrandedFiles, exchangeNames, planBrandedFiles } from './branded-files.ts';
import { paintOf, wordsOf } from './brand-words.ts';
import type { Brand } from './brand-schema.ts';
import { createExchange } from './exchange-words.ts';
import { loadChanged } from './load-branded-code.ts';
import { findBrandFile, readBrand } from './read-brand.ts';

const BUILT_FILES = 'build/client/assets';

export type OpenedBrand = { brand: Brand; plan: BrandedFiles };

/**
 * Reads the brand that an environment names, and has every module that is loaded from now on say its words; `null`: there is none,
 * and nothing is touched. Whoever calls it has loaded no sentence yet.
 */
export function openBrand(env: NodeJS.ProcessEnv, envFile: string | null): OpenedBrand | null {
  const file = findBrandFile(env, envFile);
  if (file === null) return null;
  const brand = readBrand(file);
  const words = wordsOf(brand);
  const plan = planBrandedFiles(BUILT_FILES, brand, createExchange(words));
  const exchange = createExchange([...paintOf(brand), ...words]);
  const { renamed } = plan;
  loadChanged((code) => exchangeNames(exchange(code), { renamed }));
  return { brand, plan };
}
