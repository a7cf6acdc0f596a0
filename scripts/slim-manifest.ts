import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const IMPORTS = /"imports":\[[^\]]*\],?/g;
const ROUTES = '"routes":';

/**
 * Removes the routes' imports, which are half of the manifest and used only by the server. Retains the entry's imports, which
 * React Router reads.
 */
export function slimManifest(manifest: string): string {
  const start = manifest.indexOf(ROUTES);
  return manifest.slice(0, start) + manifest.slice(start).replaceAll(IMPORTS, '');
}

export function slimManifests(client: string): void {
  const manifests = globSync(join(client, 'assets', 'manifest-*.js'));
  if (manifests.length === 0) throw new Error('The route manifest of the build was not found.');
  for (const file of manifests) writeFileSync(file, slimManifest(readFileSync(file, 'utf8')));
}
