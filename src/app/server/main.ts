import { loadEnvFile } from '../../platform/process/load-env-file.ts';
import { exitWith } from '../../platform/process/operator-error.ts';
import { openBrand } from './brand/open-brand.ts';

/** The portal's own modules come late: they read the brand's values when they load (docs/decisions/0143). */
async function main(): Promise<void> {
  const envFile = loadEnvFile();
  const brandFiles = openBrand(process.env, envFile);
  const { runPortal } = await import('./run-portal.ts');
  await runPortal(envFile, brandFiles);
}

// Not awaited here: what comes late knows modules of this file, and would wait for its end.
main().catch(exitWith);
