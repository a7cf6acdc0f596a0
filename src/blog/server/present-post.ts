import { photoUrl } from '../../media/rules/photo-sources.ts';
import type { AdminPost, AdminPostRow } from '../admin-contract.ts';
import type { BlogPost, BlogPostCard } from '../contract.ts';
import type { AdminRow, WholeAdminRow } from './admin-repository.ts';
import type { CardRow, PostRow } from './repository.ts';
import { renderArticle } from './sanitise-article.ts';

type Cover = Pick<CardRow, 'cover_hash' | 'cover_width' | 'cover_height'>;

function coverOf({ cover_hash: hash, cover_width: width, cover_height: height }: Cover): string | null {
  return hash === null || width === null || height === null ? null : photoUrl({ hash, width, height });
}

/** An article as its card shows it. */
export function presentCard(row: CardRow): BlogPostCard {
  return {
    id: row.id,
    slug: row.slug,
    titolo: row.titolo,
    categoria: row.categoria,
    categoria_emoji: row.categoria_emoji,
    immagine_copertina: coverOf(row),
    excerpt: row.excerpt,
    tags: row.tags,
    meta_description: row.meta_description,
    status: row.status,
    created_at: row.created_at.toISOString(),
    published_at: row.published_at?.toISOString() ?? null,
    updated_at: row.updated_at.toISOString(),
    reading_time: row.reading_time,
    views_count: row.views_count,
  };
}

/** An article to be read: its HTML is sanitised once more on the way out. */
export function presentPost(row: PostRow): BlogPost {
  return { ...presentCard(row), contenuto: renderArticle(row.contenuto) };
}

/** An article in the panel's list. */
export function presentAdminRow(row: AdminRow): AdminPostRow {
  return {
    ...presentCard(row),
    versione: row.versione,
    comments_waiting: row.comments_waiting,
    comments_approved: row.comments_approved,
    newsletter_at: row.newsletter_at?.toISOString() ?? null,
  };
}

/** An article to be edited. */
export function presentAdminPost(row: WholeAdminRow): AdminPost {
  return { ...presentAdminRow(row), contenuto: row.contenuto };
}
