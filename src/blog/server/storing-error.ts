import { AppError } from '../../kernel/app-error.ts';
import { blogAdminMessages as messages } from '../admin-messages.it.ts';

/** PostgreSQL: a row that is referred to is there no more. */
const FOREIGN_KEY_VIOLATION = '23503';

/** By the reference that was left without its end: photos that were swept away, or a category deleted, since they were looked up. */
const SENTENCES: Readonly<Record<string, { campo: string; sentence: string }>> = {
  blog_posts_cover_photo_id_fkey: { campo: 'immagine_copertina', sentence: messages.copertinaNonValida },
  blog_post_photos_photo_id_fkey: { campo: 'contenuto', sentence: messages.fotoScaduta },
  blog_posts_categoria_id_fkey: { campo: 'categoria', sentence: messages.categoriaSconosciuta },
};

/** What a reference that refused an article means to its writer; any other error stays what it is. */
export function storingError(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error) || error.code !== FOREIGN_KEY_VIOLATION) return error;
  const known = 'constraint' in error && typeof error.constraint === 'string' ? SENTENCES[error.constraint] : undefined;
  if (known === undefined) return error;
  const { campo, sentence } = known;
  return new AppError('DATI_NON_VALIDI', sentence, { campi: { [campo]: sentence }, cause: error });
}
