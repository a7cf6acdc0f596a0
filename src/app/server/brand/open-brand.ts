import type { GeneratedFile } from '../../../platform/http/generated-files.ts';
import { brandColours, brandValues } from './brand-values.ts';
import { findBrandFile, readBrand } from './read-brand.ts';
import { createHash } from 'node:crypto';
import type { Brand } from './brand-schema.ts';
import { pictureFiles } from './brand-pictures.ts';
import { brandStyles } from './brand-styles.ts';

const YEAR = 31_536_000;
const HASH_LENGTH = 8;

function hashedFile(text: string, extension: string, type: string): GeneratedFile {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH);
  return { path: `/assets/marchio-${hash}.${extension}`, type, maxAge: YEAR, write: async () => text };
}

type BrandFiles = { icon?: string; styles?: string; files: GeneratedFile[] };

export function brandFiles(brand: Brand): BrandFiles {
  const icon = brand.logoSvg === null ? null : hashedFile(brand.logoSvg, 'svg', 'image/svg+xml');
  const text = brandStyles(brand, icon?.path ?? '');
  const styles = text === '' ? null : hashedFile(text, 'css', 'text/css; charset=utf-8');
  return {
    ...(icon && { icon: icon.path }),
    ...(styles && { styles: styles.path }),
    files: [...[icon, styles].filter((file) => file !== null), ...pictureFiles(brand)],
  };
}

/**
 * Sets the brand's values globally and returns its files. Must run before messages are imported, because message modules read
 * these values when they load.
 */
export function openBrand(env: NodeJS.ProcessEnv, envFile: string | null): GeneratedFile[] {
  const file = findBrandFile(env, envFile);
  if (file === null) return [];
  const brand = readBrand(file);
  const { files, ...addresses } = brandFiles(brand);
  globalThis.ospitaliaBrand = { ...brandValues(brand), ...addresses };
  globalThis.ospitaliaColours = brandColours(brand);
  return files;
}
