import { cleanText } from '../../kernel/text/clean-text.ts';
import { plainText } from './plain-text.ts';
import { foldName } from '../../locations/rules/fold-name.ts';

export const TITLE_LENGTH = 150;
/** Maximum length of a meta description (PRODUCT.md § 5). */
export const META_LENGTH = 160;
export const MAX_TAGS = 10;
const TAG_LENGTH = 40;

/** `contenuto` is already sanitised. */
export type PostForm = {
  titolo?: unknown;
  contenuto: string;
  categoria?: unknown;
  tags?: unknown;
  meta_description?: unknown;
  status?: unknown;
};

export type CheckedPost = {
  titolo: string;
  contenuto: string;
  categoria_id: number;
  tags: string[];
  meta_description: string;
  status: 'bozza' | 'pubblicato';
};

export type PostFault =
  | 'campiMancanti'
  | 'titoloLungo'
  | 'categoriaSconosciuta'
  | 'metaLunga'
  | 'metaNonValida'
  | 'tagTroppi'
  | 'tagLungo'
  | 'tagNonValidi'
  | 'statoNonValido';

type PostFieldFault = { campo: string; fault: PostFault };
type Category = { id: number; nome: string };

function lineOf(value: unknown): string {
  return typeof value === 'string' ? (cleanText(value) ?? '') : '';
}

function readMeta(value: unknown): string | null {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? cleanText(value) : null;
}

function isEmpty(contenuto: string): boolean {
  return (cleanText(plainText(contenuto)) ?? '') === '' && !contenuto.includes('<img ');
}

function readTags(tags: unknown): string[] | null {
  if (tags === undefined || tags === null) return [];
  if (!Array.isArray(tags) || !tags.every((tag) => typeof tag === 'string')) return null;
  const lines = tags.map(lineOf).filter((tag) => tag !== '');
  return [...new Map(lines.toReversed().map((tag) => [tag.toLowerCase(), tag])).values()].toReversed();
}

function readStatus(status: unknown): CheckedPost['status'] | null {
  if (status === undefined || status === null) return 'bozza';
  return status === 'bozza' || status === 'pubblicato' ? status : null;
}

function missing(titolo: string, contenuto: string, categoria: string): PostFieldFault | null {
  const fault = 'campiMancanti';
  if (titolo === '') return { campo: 'titolo', fault };
  if (isEmpty(contenuto)) return { campo: 'contenuto', fault };
  return categoria === '' ? { campo: 'categoria', fault } : null;
}

function tooMuch(titolo: string, meta: string | null, tags: readonly string[] | null): PostFieldFault | null {
  if (titolo.length > TITLE_LENGTH) return { campo: 'titolo', fault: 'titoloLungo' };
  if (meta === null) return { campo: 'meta_description', fault: 'metaNonValida' };
  if (meta.length > META_LENGTH) return { campo: 'meta_description', fault: 'metaLunga' };
  if (tags === null) return { campo: 'tags', fault: 'tagNonValidi' };
  if (tags.some((tag) => tag.length > TAG_LENGTH)) return { campo: 'tags', fault: 'tagLungo' };
  return tags.length > MAX_TAGS ? { campo: 'tags', fault: 'tagTroppi' } : null;
}

/** Returns the article or the first field error (PRODUCT.md § 5, "Blog and login"). Category names are matched case-insensitively. */
export function checkPost(form: PostForm, categories: readonly Category[]): CheckedPost | PostFieldFault {
  const { contenuto } = form;
  const titolo = lineOf(form.titolo);
  const nome = lineOf(form.categoria);
  const meta = readMeta(form.meta_description);
  const tags = readTags(form.tags);
  const fault = missing(titolo, contenuto, nome) ?? tooMuch(titolo, meta, tags);
  if (fault !== null) return fault;
  const category = categories.find((one) => one.nome.toLowerCase() === nome.toLowerCase());
  if (category === undefined) return { campo: 'categoria', fault: 'categoriaSconosciuta' };
  const status = readStatus(form.status);
  if (status === null) return { campo: 'status', fault: 'statoNonValido' };
  return { titolo, contenuto, categoria_id: category.id, tags: tags ?? [], meta_description: meta ?? '', status };
}

export type AddedTags =
  | { kind: 'added'; tags: string[] }
  | { kind: 'nothing' }
  | { kind: 'tagDoppio' | 'tagLungo' | 'tagTroppi' };

/**
 * Adds an entered tag unless it is a duplicate, regardless of accents and case.
 * @example addTag(['vino'], ' #Borghi ') // { kind: 'added', tags: ['vino', 'Borghi'] }
 */
export function addTag(tags: readonly string[], typed: string): AddedTags {
  const tag = typed
    .replace(/^[\s#]+/, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (tag === '') return { kind: 'nothing' };
  if (tag.length > TAG_LENGTH) return { kind: 'tagLungo' };
  if (tags.some((each) => foldName(each) === foldName(tag))) return { kind: 'tagDoppio' };
  return tags.length >= MAX_TAGS ? { kind: 'tagTroppi' } : { kind: 'added', tags: [...tags, tag] };
}
