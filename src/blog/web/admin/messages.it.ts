import { formatCount } from '../../../kernel/format-count.ts';

export const plural = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${formatCount(count)} ${many}`;

export const gestisciBlog = 'Gestisci Blog';
export const partiDelBlog = 'Parti del blog';
export const schede = {
  posts: 'Articoli',
  create: 'Crea',
  edit: 'Modifica',
  categories: 'Categorie',
  comments: 'Commenti',
  analytics: 'Statistiche',
  subscribers: 'Iscritti',
};
export const inAttesaNelBlog = (count: number) => plural(count, 'commento in attesa', 'commenti in attesa');
export const nonRaggiungibile = 'Il portale non risponde. Controlla la connessione e riprova.';
export const riprova = 'Riprova';
export const siApreInAltraScheda = '(si apre in un’altra scheda)';
export const fotoInCorso = 'Una foto sta ancora arrivando: aspetta un momento.';
