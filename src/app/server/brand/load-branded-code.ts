import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

/** What the portal itself is built of. */
const BUILT = ['build/portal/', 'build/server/'];

/** From now on the portal's own modules are read as `change` gives them; packages as they are. */
export function loadChanged(change: (code: string) => string): void {
  const ours = BUILT.map((folder) => pathToFileURL(folder).href);
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context);
      if (!ours.some((folder) => url.startsWith(folder)) || !loaded.source) return loaded;
      const { source } = loaded;
      const code = typeof source === 'string' ? source : new TextDecoder().decode(source);
      return { ...loaded, source: change(code) };
    },
  });
}
