import { loadEnvFile } from '../../platform/process/load-env-file.ts';
import { exitWith } from '../../platform/process/operator-error.ts';
import { openBrand } from './brand/open-brand.ts';

/** The portal's own modules come late: a brand is read before any of their sentences is (docs/decisions/0143). */
async function main(): Promise<void> {
  const envFile = loadEnvFile();
  const brand = openBrand(process.env, envFile);
  const { runPortal } = await import('./run-portal.ts');
  await runPortal(envFile, brand);
}

// Not awaited here: what comes late knows modules of this file, and would wait for its end.
main().catch(exitWith);
