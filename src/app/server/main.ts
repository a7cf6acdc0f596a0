import { loadEnvFile } from '../../platform/process/load-env-file.ts';
import { exitWith } from '../../platform/process/operator-error.ts';
import { openBrand } from './brand/open-brand.ts';

/** The portal's modules read the brand's values when they are imported, so the brand must be loaded first (docs/decisions/0143). */
async function main(): Promise<void> {
  const envFile = loadEnvFile();
  const brandFiles = openBrand(process.env, envFile);
  const { runPortal } = await import('./run-portal.ts');
  await runPortal(envFile, brandFiles);
}

// A top-level await would deadlock, because the imported chunk imports modules that are bundled into this file.
main().catch(exitWith);
