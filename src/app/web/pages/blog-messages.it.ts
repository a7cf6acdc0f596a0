import { formatCount } from '../../../kernel/format-count.ts';

export const itinerariFestePiattiEMestieri =
  'Itinerari, feste, piatti e mestieri d’Italia, e consigli per chi apre la propria casa.';
export const blog = 'Blog';
export const nelBlog = (cerca: string) => `«${cerca}» nel blog`;
export const pagina = (found: string, page: number) => `${found}, pagina ${formatCount(page)}`;
export const ilBlogDiOspitalia = 'Il blog di Ospitalia';
/** Categories are named and described in Italian: other pages say so. */
export const titoloDiCategoria = (nome: string) => nome;
export const descrizioneDiCategoria = (_nome: string, descrizione: string) => descrizione;
