import type { Plugin } from 'vite';

/**
 * Parts of packages that do nothing here. Of React Router: routes found one by one (`routeDiscovery` is `initial`) and
 * instrumentation (the client's entry gives none), 2.4 KB of every page. Of TanStack Query: mutations and endless lists, which
 * its client brings along and no screen uses (docs/decisions/0100), 1.6 KB of the owner's calendar and the panel.
 */
const UNUSED = [
  'react-router/dist/production/lib/dom/ssr/fog-of-war',
  'react-router/dist/production/lib/router/instrumentation',
  '@tanstack/query-core/build/modern/infiniteQueryBehavior',
  '@tanstack/query-core/build/modern/mutation',
];
const UNUSED_FILE = new RegExp(`/(?:${UNUSED.join('|')})\\.js$`);

/** Keeps what is never used out of the browser's files: each of its exports becomes a function that does nothing. */
export function leaveOut(): Plugin {
  let found = 0;
  return {
    name: 'leave-out',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: UNUSED_FILE },
      handler(code) {
        found += 1;
        const names = /^export \{ ([^}]+) \};$/m.exec(code)?.[1]?.split(', ');
        if (!names) this.error('A package is written in another way: look at what is left out of it.');
        const exports = names.map((name) => `nothing as ${name}`);
        return { code: `const nothing = () => undefined;\nexport { ${exports.join(', ')} };`, map: null };
      },
    },
    buildEnd(error) {
      if (!error && found !== UNUSED.length) this.error('A package has moved what is left out of it.');
    },
  };
}
