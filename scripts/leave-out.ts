import type { Plugin } from 'vite';

/**
 * Parts of React Router that do nothing here: routes found one by one (`routeDiscovery` is `initial`) and instrumentation (the
 * client's entry gives none). They are 2.4 KB of every page.
 */
const UNUSED = ['dom/ssr/fog-of-war', 'router/instrumentation'];
const UNUSED_FILE = new RegExp(`/react-router/dist/production/lib/(?:${UNUSED.join('|')})\\.js$`);

/**
 * In the place of what Vite puts around each `import()`: the styles of a late part are there before it is drawn, its scripts come
 * beside it. Vite's own is 0.5 KB more on every page, and asks again for styles that the page has: the router's links end in `#`.
 */
const PRELOAD = `
const asked = {};
const ask = (href) => (asked[href] ??= new Promise((done, fail) => {
  const isStyle = href.endsWith('.css');
  const rel = isStyle ? 'stylesheet' : 'modulepreload';
  if (document.querySelector('link[rel=' + rel + '][href^="' + href + '"]')) return done();
  if (!isStyle) done();
  const link = Object.assign(document.createElement('link'), { rel, href, onload: done });
  link.onerror = () => {
    delete asked[href];
    link.remove();
    fail(new Error(href));
  };
  document.head.append(link);
}));
export const __vitePreload = (load, deps = []) => Promise.all(deps.map((dep) => ask('/' + dep))).then(() => load());
`;
const PRELOAD_FILE = /vite\/preload-helper\.js$/;

/** Keeps what is never used out of the browser's files: each of its exports becomes a function that does nothing. */
export function leaveOut(): Plugin {
  let found = 0;
  return {
    name: 'leave-out',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    // Before Vite's own answer.
    enforce: 'pre',
    load: {
      filter: { id: PRELOAD_FILE },
      handler: () => ({ code: PRELOAD, map: null }),
    },
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
