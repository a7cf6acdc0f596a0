import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(?:css|html|m?js|json|svg|txt|xml)$/;
/** Below this, headers weigh more than what compression saves. */
const SMALLEST_BYTES = 512;
/** What each page waits for is made as small as it can be. Drawings and places would take as long again to be 4 % smaller. */
const brotliQuality = (name) => (/\.(?:css|js)$/.test(name) ? 11 : 10);
const FORMS = [
  {
    suffix: '.br',
    compress: (text, name) =>
      promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality(name) } }),
  },
  { suffix: '.gz', compress: (text) => promisify(gzip)(text, { level: 9 }) },
];

/** Puts a compressed twin beside each text file, once at build time, so that no answer pays for it. */
export async function compressFolder(folder) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => TEXT.test(name));
  await Promise.all(
    names.map(async (name) => {
      const file = join(folder, name);
      const text = readFileSync(file);
      if (text.length < SMALLEST_BYTES) return;
      for (const { suffix, compress } of FORMS) writeFileSync(file + suffix, await compress(text, name));
    }),
  );
}
