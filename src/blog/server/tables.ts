import type { ColumnType, Generated, Kysely } from 'kysely';
import type { Language } from '../../kernel/language.ts';
import type { BlogStatus } from '../contract.ts';
import type { CommentState, Subscriber } from '../moderation-contract.ts';

type CreatedAt = ColumnType<Date, Date | undefined, never>;

export type BlogTables = {
  blog_categories: {
    id: Generated<number>;
    nome: string;
    /** The slug does not change when the category is renamed, because URLs contain it. */
    slug: string;
    emoji: string;
    descrizione: string;
    position: number;
  };
  blog_posts: {
    id: Generated<number>;
    titolo: string;
    slug: string;
    contenuto: string;
    excerpt: string;
    reading_time: number;
    search_text: string;
    categoria_id: number;
    cover_photo_id: number | null;
    tags: Generated<string[]>;
    meta_description: Generated<string>;
    status: Generated<BlogStatus>;
    views_count: Generated<number>;
    versione: Generated<number>;
    created_at: CreatedAt;
    updated_at: Generated<Date>;
    published_at: Date | null;
    newsletter_at: Date | null;
  };
  blog_slugs: { slug: string; post_id: number };
  blog_post_photos: { post_id: number; photo_id: number };
  blog_gone: { post_id: number; slug: string; gone_at: ColumnType<Date, never, never> };
  blog_comments: {
    id: Generated<number>;
    post_id: number;
    autore: string;
    /** Stored in lower case; never sent to the public. */
    email: string;
    contenuto: string;
    stato: Generated<CommentState>;
    created_at: CreatedAt;
    decided_at: Date | null;
  };
  newsletter_subscribers: {
    id: Generated<number>;
    email: string;
    stato: Generated<Subscriber['stato']>;
    /** SHA-256 of the token in the confirmation email. */
    confirm_hash: Buffer | null;
    confirm_until: Date | null;
    leave_token: Generated<string>;
    asked_at: Generated<Date>;
    mailed_at: Generated<Date>;
    confirmed_at: Date | null;
    privacy_versione: string;
    lingua: Generated<Language>;
  };
  newsletter_sendings: { post_id: number; after_id: Generated<number>; last_id: number };
  blog_views: {
    post_id: number;
    /** A day in Rome, `YYYY-MM-DD`. */
    giorno: string;
    views: number;
  };
};

export type ReaderDb = Kysely<BlogTables>;
