import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Compresses the client's files once, at build time, so that no request has to. The server picks by what a browser takes. */
function compressedAssets(): Plugin {
  return {
    name: 'compressed-assets',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async writeBundle({ dir = '' }, bundle) {
      const texts = Object.keys(bundle).filter((file) => /\.(js|css|svg)$/.test(file));
      await Promise.all(
        texts.map(async (file) => {
          const content = await readFile(join(dir, file));
          await writeFile(join(dir, `${file}.br`), await brotli(content));
          await writeFile(join(dir, `${file}.gz`), await gzipped(content));
        }),
      );
    },
  };
}

export default defineConfig({
  plugins: [reactRouter(), compressedAssets()],
  // Pictures and sprites stay files of their own: cacheable, and neither in the HTML nor in the JavaScript.
  build: { assetsInlineLimit: 0 },
});
