import { photoUrl } from '../../media/rules/photo-sources.ts';
import type { AdminPost, AdminPostRow } from '../admin-contract.ts';
import type { BlogPost, BlogPostCard } from '../contract.ts';
import type { AdminRow, WholeAdminRow } from './admin-repository.ts';
import type { CardRow, PostRow } from './repository.ts';
import { renderArticle } from './sanitise-article.ts';

export function presentCard(row: CardRow): BlogPostCard {
  const { cover_hash: hash, cover_width: width, cover_height: height, cover_focus: focus, ...card } = row;
  const hasCover = hash !== null && width !== null && height !== null;
  return {
    ...card,
    immagine_copertina: hasCover ? photoUrl({ hash, width, height, focus }) : null,
    created_at: row.created_at.toISOString(),
    published_at: row.published_at?.toISOString() ?? null,
    updated_at: row.updated_at.toISOString(),
  };
}

export function presentPost(row: PostRow): BlogPost {
  return { ...presentCard(row), contenuto: renderArticle(row.contenuto) };
}

export function presentAdminRow(row: AdminRow): AdminPostRow {
  const { versione, comments_waiting, comments_approved, newsletter_at } = row;
  const sent = newsletter_at?.toISOString() ?? null;
  return { ...presentCard(row), versione, comments_waiting, comments_approved, newsletter_at: sent };
}

export function presentAdminPost(row: WholeAdminRow): AdminPost {
  return { ...presentAdminRow(row), contenuto: row.contenuto };
}
