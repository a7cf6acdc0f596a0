import { dirname, join, relative, sep } from 'node:path';
import { build, type Plugin } from 'vite';

const ROOT = join(import.meta.dirname, '..');
const OUTPUT = join(ROOT, 'build/portal');

const withSlashes = (path: string): string => path.split(sep).join('/');

/** Makes `import.meta` in the bundle refer to the source files, because modules locate migrations, images and programs relative to them. */
const relocatedModules: Plugin = {
  name: 'relocated-modules',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/.*\.ts$/, code: /import\.meta\./ },
    handler(code, id) {
      const file = withSlashes(relative(OUTPUT, id));
      const moved = code
        .replaceAll('import.meta.dirname', `\`\${import.meta.dirname}/${dirname(file)}\``)
        .replaceAll('import.meta.url', `new URL(${JSON.stringify(file)}, import.meta.url).href`);
      return { code: moved, map: null };
    },
  },
};

/**
 * Bundles the portal, so that types are not stripped at every start. Only a tenth of zod is used, so it is bundled
 * (docs/decisions/0077).
 */
await build({
  root: ROOT,
  configFile: false,
  logLevel: 'warn',
  plugins: [relocatedModules],
  ssr: { noExternal: ['zod'] },
  build: {
    ssr: 'src/app/server/main.ts',
    outDir: OUTPUT,
    copyPublicDir: false,
    // Keeps names and line numbers readable in stack traces.
    minify: false,
    rolldownOptions: { output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', comments: false } },
  },
});
