import { dirname, join, relative, sep } from 'node:path';
import { build, type Plugin } from 'vite';

const ROOT = join(import.meta.dirname, '..');
const OUTPUT = join(ROOT, 'build/portal');

const withSlashes = (path: string): string => path.split(sep).join('/');

/**
 * Our modules find migrations, pictures and programs beside themselves. In one file each still says where it was written: seen
 * from that file, so that the portal may be moved as a whole.
 */
const ownPlaces: Plugin = {
  name: 'own-places',
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
 * The server's own code as JavaScript, in one file and what is loaded late: nobody takes its types off at each start. Packages stay
 * where they are, except zod, of which a tenth is used (docs/decisions/0077).
 */
await build({
  root: ROOT,
  configFile: false,
  logLevel: 'warn',
  plugins: [ownPlaces],
  ssr: { noExternal: ['zod'] },
  build: {
    ssr: 'src/app/server/main.ts',
    outDir: OUTPUT,
    copyPublicDir: false,
    // Lines and names of a failure in the log have to be found again.
    minify: false,
    rolldownOptions: { output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', comments: false } },
  },
});
