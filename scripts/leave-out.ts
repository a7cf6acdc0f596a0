import type { Plugin } from 'vite';

/**
 * Parts of React Router that do nothing here: routes found one by one (`routeDiscovery` is `initial`) and instrumentation (the
 * client's entry gives none). They are 2.4 KB of every page.
 */
const UNUSED = ['dom/ssr/fog-of-war', 'router/instrumentation'];
const UNUSED_FILE = new RegExp(`/react-router/dist/production/lib/(?:${UNUSED.join('|')})\\.js$`);

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
        if (!names) this.error('React Router is written in another way: look at what is left out of it.');
        const exports = names.map((name) => `nothing as ${name}`);
        return { code: `const nothing = () => undefined;\nexport { ${exports.join(', ')} };`, map: null };
      },
    },
    buildEnd(error) {
      if (!error && found !== UNUSED.length) this.error('React Router has moved what is left out of it.');
    },
  };
}
