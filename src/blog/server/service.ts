import { AppError } from '../../kernel/calls/app-error.ts';
import { type BlogService, RELATED_POSTS } from '../contract.ts';
import { parsePostReference } from '../rules/post-path.ts';
import { searchWords } from '../rules/search-words.ts';
import { listCategories } from './category-repository.ts';
import { presentCard, presentPost } from './present-post.ts';
import { type BlogDb, countFiltered, findPublished, isGone, listPublished, listRelated } from './repository.ts';
import { visitorMessages } from '../messages/by-request.ts';

export type { BlogDb } from './repository.ts';

export function createBlogService(db: BlogDb): BlogService {
  return {
    async listPosts({ status = 'pubblicato', categoria, q, page, limit }) {
      const published = await countFiltered(db, { words: null });
      if (status !== 'pubblicato') return { data: [], total: 0, published };
      const filter = { categoria, words: searchWords(q) };
      const [rows, total] = await Promise.all([listPublished(db, filter, { page, limit }), countFiltered(db, filter)]);
      return { data: rows.map(presentCard), total, published };
    },

    listCategories: () => listCategories(db, { withDrafts: false }),

    async getPost(id) {
      const row = await findPublished(db, { id });
      if (row === undefined) throw new AppError('NON_TROVATO', visitorMessages().articleNotFound);
      return presentPost(row);
    },

    async findPost(idOrSlug) {
      const reference = parsePostReference(idOrSlug);
      if (reference === null) return { kind: 'unknown' };
      const row = await findPublished(db, reference);
      if (row !== undefined) return { kind: 'found', post: presentPost(row) };
      return { kind: (await isGone(db, reference)) ? 'gone' : 'unknown' };
    },

    async listRelated(post) {
      return (await listRelated(db, post, RELATED_POSTS)).map(presentCard);
    },
  };
}
