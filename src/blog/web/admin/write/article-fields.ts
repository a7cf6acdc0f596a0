import type { AdminPost } from '../../../admin-contract.ts';
import type { BlogStatus } from '../../../contract.ts';

export type ArticleFields = {
  titolo: string;
  contenuto: string;
  categoria: string;
  immagine_copertina: string | null;
  tags: string[];
  meta_description: string;
  status: BlogStatus;
};

export const EMPTY_ARTICLE: ArticleFields = {
  titolo: '',
  contenuto: '',
  categoria: '',
  immagine_copertina: null,
  tags: [],
  meta_description: '',
  status: 'bozza',
};

export function fieldsOf(post: AdminPost): ArticleFields {
  const { titolo, contenuto, categoria, immagine_copertina, tags, meta_description, status } = post;
  return { titolo, contenuto, categoria, immagine_copertina, tags, meta_description, status };
}

export function isSameArticle(one: ArticleFields, other: ArticleFields): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
