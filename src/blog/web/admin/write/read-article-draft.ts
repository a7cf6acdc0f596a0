import { parseImageReference } from '../../../../media/rules/image-references.ts';
import { type ArticleFields, EMPTY_ARTICLE } from './article-fields.ts';

export type ArticleDraft = { versione: number | null; fields: ArticleFields };

function isFields(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Partial<Record<keyof ArticleFields, unknown>>;
  const { immagine_copertina: cover, tags, status } = fields;
  const hasTexts = (['titolo', 'contenuto', 'categoria', 'meta_description'] as const).every(
    (name) => typeof fields[name] === typeof EMPTY_ARTICLE[name],
  );
  const isCover = cover === null || (typeof cover === 'string' && parseImageReference(cover)?.kind === 'stored');
  const isTags = Array.isArray(tags) && tags.every((tag) => typeof tag === 'string');
  return hasTexts && isCover && isTags && (status === 'bozza' || status === 'pubblicato');
}

export function readArticleDraft(text: string | null): ArticleDraft | null {
  if (text === null) return null;
  try {
    const draft = JSON.parse(text) as Partial<ArticleDraft> | null;
    const versione = draft?.versione ?? null;
    if (!isFields(draft?.fields) || (versione !== null && !Number.isInteger(versione))) return null;
    return { versione, fields: draft?.fields as ArticleFields };
  } catch {
    return null;
  }
}
