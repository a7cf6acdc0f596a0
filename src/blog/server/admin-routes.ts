import { type CallHandler, handleAdmin } from '../../kernel/calls/call.ts';
import {
  adminGetPostCall,
  adminListCategoriesCall,
  adminListPostsCall,
  createCategoryCall,
  createPostCall,
  deleteCategoryCall,
  deletePostCall,
  previewPostCall,
  setPostStatusCall,
  updateCategoryCall,
  updatePostCall,
} from '../admin-contract.ts';
import { adminListCommentsCall, analyticsCall, decideCommentCall, deleteCommentCall } from '../moderation-contract.ts';
import type { createBlogAdminService } from './admin-service.ts';
import type { createModerationService } from './moderation-service.ts';
import * as messages from '../messages/admin.ts';

type BlogAdminService = ReturnType<typeof createBlogAdminService>;

const success = true as const;

async function done(work: Promise<void>, message: string) {
  await work;
  return { success, message };
}

function postRoutes(blog: BlogAdminService): CallHandler[] {
  return [
    handleAdmin(adminListPostsCall, async ({ query }) => ({ success, ...(await blog.list(query)) })),
    handleAdmin(adminGetPostCall, async ({ params }) => ({ success, data: await blog.get(params.id) })),
    handleAdmin(createPostCall, async ({ body, actor }) => ({
      success,
      message: messages.articleCreated,
      data: await blog.create(body, actor),
    })),
    handleAdmin(updatePostCall, async ({ params, body, actor }) => ({
      success,
      message: messages.articleSaved,
      data: await blog.update(params.id, body, actor),
    })),
    handleAdmin(setPostStatusCall, ({ params, body, actor }) =>
      done(
        blog.setStatus(params.id, body.status, actor),
        body.status === 'pubblicato' ? messages.articlePublished : messages.articleUnpublished,
      ),
    ),
    handleAdmin(deletePostCall, ({ params, actor }) => done(blog.remove(params.id, actor), messages.articleDeleted)),
    handleAdmin(previewPostCall, async ({ body }) => ({ success, data: await blog.preview(body) })),
  ];
}

function categoryRoutes(blog: BlogAdminService): CallHandler[] {
  return [
    handleAdmin(adminListCategoriesCall, async () => ({ success, data: await blog.listCategories() })),
    handleAdmin(createCategoryCall, ({ body, actor }) =>
      done(blog.createCategory(body, actor), messages.categoryAdded),
    ),
    handleAdmin(updateCategoryCall, ({ params, body, actor }) =>
      done(blog.updateCategory(params.id, body, actor), messages.categorySaved),
    ),
    handleAdmin(deleteCategoryCall, ({ params, actor }) =>
      done(blog.removeCategory(params.id, actor), messages.categoryDeleted),
    ),
  ];
}

export function blogAdminRoutes(blog: BlogAdminService): CallHandler[] {
  return [...postRoutes(blog), ...categoryRoutes(blog)];
}

export function moderationRoutes(moderation: ReturnType<typeof createModerationService>): CallHandler[] {
  return [
    handleAdmin(adminListCommentsCall, async ({ query }) => ({ success, ...(await moderation.listComments(query)) })),
    handleAdmin(decideCommentCall, async ({ actor, params, body: { stato } }) => {
      await moderation.decide(params.id, stato, actor);
      return { success, message: messages.moderationOutcomes[stato] };
    }),
    handleAdmin(deleteCommentCall, async ({ actor, params }) => {
      await moderation.removeComment(params.id, actor);
      return { success, message: messages.commentDeleted };
    }),
    handleAdmin(analyticsCall, async ({ query }) => ({ success, data: await moderation.analytics(query) })),
  ];
}
