import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The imports of a route's file. */
const IMPORTS = /"imports":\[[^\]]*\],?/g;
const ROUTES = '"routes":';

/**
 * Removes the imports of each route from the manifest. They are half of the manifest that every page loads, but only the server
 * uses them, for preload links. The imports of the entry are retained because React Router reads them.
 */
export function slimManifest(manifest: string): string {
  const start = manifest.indexOf(ROUTES);
  return manifest.slice(0, start) + manifest.slice(start).replaceAll(IMPORTS, '');
}

/** `client`: the folder of the browser files. */
export function slimManifests(client: string): void {
  const manifests = globSync(join(client, 'assets', 'manifest-*.js'));
  if (manifests.length === 0) throw new Error('The route manifest of the build was not found.');
  for (const file of manifests) writeFileSync(file, slimManifest(readFileSync(file, 'utf8')));
}
