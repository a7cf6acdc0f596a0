import { formatCount } from '../../../kernel/format-count.ts';
import type { IsTranslation } from '../../../kernel/translation.ts';

export const itinerariFestePiattiEMestieri =
  'Artikel auf Italienisch über Ausflüge, Feste, Gerichte und Handwerk, dazu Tipps für alle, die ihr Haus für Gäste öffnen.';
export const blog = 'Blog';
export const nelBlog = (cerca: string) => `„${cerca}“ im Blog`;
export const pagina = (found: string, page: number) => `${found}, Seite ${formatCount(page)}`;
export const ilBlogDiOspitalia = 'Der Blog von Ospitalia';
export const titoloDiCategoria = (nome: string) => `${nome} (auf Italienisch)`;
export const descrizioneDiCategoria = (nome: string, _descrizione: string) =>
  `Artikel auf Italienisch im Blog von Ospitalia, aus der Rubrik „${nome}“: Orte, Gerichte und Handwerk aus Italien.`;

true satisfies IsTranslation<typeof import('./blog-messages.it.ts'), typeof import('./blog-messages.de.ts')>;
