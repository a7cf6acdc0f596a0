import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Of a route: the files that its own file imports. */
const IMPORTS = /"imports":\[[^\]]*\],?/g;
const ROUTES = '"routes":';

/**
 * The routes as the browser is told of them, without the files that each one imports: only the server, which preloads them, asks for
 * these, and they were half of what every page loads of its routes. Those of the entry stay, which React Router reads unasked.
 */
export function slimManifest(manifest: string): string {
  const start = manifest.indexOf(ROUTES);
  return manifest.slice(0, start) + manifest.slice(start).replaceAll(IMPORTS, '');
}

/** `client`: the folder of the files that browsers load. */
export function slimManifests(client: string): void {
  const manifests = globSync(join(client, 'assets', 'manifest-*.js'));
  if (manifests.length === 0) throw new Error('The build has written no list of its routes where it was looked for.');
  for (const file of manifests) writeFileSync(file, slimManifest(readFileSync(file, 'utf8')));
}
