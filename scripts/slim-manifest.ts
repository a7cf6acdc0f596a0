import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const IMPORTS = /"imports":\[[^\]]*\],?/g;
const ROUTES = '"routes":';

/**
 * Removes the imports of each route from the manifest. They make up half of the manifest, which every page loads, but
 * only the server uses them, for preload links. The imports of the entry are retained because React Router reads
 * them.
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
