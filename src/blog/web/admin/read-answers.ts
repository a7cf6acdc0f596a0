import type { AdminPost, AdminPostRow } from '../../admin-contract.ts';
import type { BlogCategory, BlogPost } from '../../contract.ts';
import type { AdminComment, BlogAnalytics, CommentState, Subscriber } from '../../moderation-contract.ts';

/** A page of the articles (`adminListPostsCall`). */
export type PostsPage = {
  data: AdminPostRow[];
  total: number;
  counts: { bozza: number; pubblicato: number; commenti_in_attesa: number };
};
/** A page of the comments of one state (`adminListCommentsCall`). */
export type CommentsPage = { data: AdminComment[]; total: number; counts: Record<CommentState, number> };
/** A page of the subscribers (`listSubscribersCall`). */
export type SubscribersPage = { data: Subscriber[]; total: number; counts: Record<Subscriber['stato'], number> };

export function readPosts(answer: unknown): PostsPage {
  return answer as PostsPage;
}

/** An article to edit, or one that was saved (`adminGetPostCall`, `createPostCall`, `updatePostCall`). */
export function readPost(answer: unknown): AdminPost {
  return (answer as { data: AdminPost }).data;
}

/** An article as readers would see it (`previewPostCall`). */
export function readPreview(answer: unknown): BlogPost {
  return (answer as { data: BlogPost }).data;
}

export function readCategories(answer: unknown): BlogCategory[] {
  return (answer as { data: BlogCategory[] }).data;
}

export function readComments(answer: unknown): CommentsPage {
  return answer as CommentsPage;
}

export function readAnalytics(answer: unknown): BlogAnalytics {
  return (answer as { data: BlogAnalytics }).data;
}

export function readSubscribers(answer: unknown): SubscribersPage {
  return answer as SubscribersPage;
}

/** The sentence with which a call says what it has done. */
export function readMessage(answer: unknown): string {
  return (answer as { message: string }).message;
}
