import type { IsTranslation } from '../../../kernel/translation.ts';
import { formatCount } from '../../../kernel/format-count.ts';

export const itinerariFestePiattiEMestieri =
  'Articles en italien : itinéraires, fêtes, plats et métiers d’Italie, et des conseils pour ceux qui ouvrent leur porte.';
export const blog = 'Blog';
export const nelBlog = (cerca: string) => `« ${cerca} » sur le blog`;
export const pagina = (found: string, page: number) => `${found}, page ${formatCount(page)}`;
export const ilBlogDiOspitalia = 'Le blog d’Ospitalia';
export const titoloDiCategoria = (nome: string) => `${nome} (en italien)`;
export const descrizioneDiCategoria = (nome: string, _descrizione: string) =>
  `Articles en italien du blog d’Ospitalia, dans la rubrique « ${nome} » : lieux, plats et métiers d’Italie.`;

true satisfies IsTranslation<typeof import('./blog-messages.it.ts'), typeof import('./blog-messages.fr.ts')>;
