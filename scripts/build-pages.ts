import { execFile } from 'node:child_process';
import { cp, rename, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import PQueue from 'p-queue';
import { ITALIAN, type Language, LANGUAGES } from '../src/kernel/language.ts';

const ROOT = join(import.meta.dirname, '..');
const BUILD = join(ROOT, 'build');
const ROUTER = join(ROOT, 'node_modules/@react-router/dev/bin.cjs');
/** Folder for the builds of the other languages, which are merged into the Italian build (`react-router.config.ts`). */
const LANGUAGES_FOLDER = join(BUILD, 'languages');

async function buildLanguage(language: Language): Promise<void> {
  const env = { ...process.env, PAGE_LANGUAGE: language };
  const build = promisify(execFile)(process.execPath, [ROUTER, 'build'], { cwd: ROOT, env });
  await build.catch((cause: unknown) => {
    throw new Error(`The pages of ${language} cannot be built.`, { cause });
  });
}

/**
 * Merges a language's build into the Italian build. Assets with the same name are identical, because their names contain a
 * content hash.
 */
async function putTogether(language: Language): Promise<void> {
  const own = join(LANGUAGES_FOLDER, language);
  await cp(join(own, 'client/assets'), join(BUILD, 'client/assets'), { recursive: true });
  await rename(join(own, 'server'), join(BUILD, 'server', language));
}

const queue = new PQueue({ concurrency: availableParallelism() });
await Promise.all(LANGUAGES.map((language) => queue.add(() => buildLanguage(language))));
const others = LANGUAGES.filter((language) => language !== ITALIAN);
for (const language of others) await putTogether(language);
await rm(LANGUAGES_FOLDER, { recursive: true });
