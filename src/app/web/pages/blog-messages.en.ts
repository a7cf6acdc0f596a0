import type { IsTranslation } from '../../../kernel/translation.ts';
import { formatCount } from '../../../kernel/format-count.ts';

export const itinerariFestePiattiEMestieri =
  'Articles in Italian: routes, festivals, dishes and crafts of Italy, and advice for people who open their doors to guests.';
export const blog = 'Blog';
export const nelBlog = (cerca: string) => `“${cerca}” in the blog`;
export const pagina = (found: string, page: number) => `${found}, page ${formatCount(page)}`;
export const ilBlogDiOspitalia = 'The Ospitalia blog';
export const titoloDiCategoria = (nome: string) => `${nome} (in Italian)`;
export const descrizioneDiCategoria = (nome: string, _descrizione: string) =>
  `Articles in Italian on the Ospitalia blog, in the category “${nome}”: places, dishes and crafts of Italy.`;

true satisfies IsTranslation<typeof import('./blog-messages.it.ts'), typeof import('./blog-messages.en.ts')>;
