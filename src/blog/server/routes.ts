import { type CallHandler, handle } from '../../kernel/calls/call.ts';
import {
  type BlogService,
  type CommentsService,
  countViewCall,
  getPostCall,
  listCategoriesCall,
  listCommentsCall,
  listPostsCall,
  postCommentCall,
} from '../contract.ts';
import type { createViewsService } from './views-service.ts';
import { visitorMessages } from '../messages/by-request.ts';

const success = true as const;

export function blogRoutes(blog: BlogService): CallHandler[] {
  return [
    handle(listPostsCall, async ({ query }) => {
      const { page, limit } = query;
      return { success, ...(await blog.listPosts(query)), page, limit };
    }),
    handle(listCategoriesCall, async () => ({ success, data: await blog.listCategories() })),
    handle(getPostCall, async ({ params }) => ({ success, data: await blog.getPost(params.id) })),
  ];
}

type ReadersServices = { comments: CommentsService; views: ReturnType<typeof createViewsService> };

export function commentsRoutes({ comments, views }: ReadersServices): CallHandler[] {
  return [
    handle(listCommentsCall, async ({ params }) => {
      const data = await comments.list(params.id);
      return { success, data, total: data.length };
    }),
    handle(postCommentCall, async ({ params, body }) => {
      await comments.post(params.id, body);
      return { success, message: visitorMessages().commentSent };
    }),
    handle(countViewCall, async ({ params, address, header }) => {
      const purpose = header('Sec-Purpose') ?? header('Purpose');
      await views.count(params.id, { address, userAgent: header('User-Agent'), purpose });
      return undefined;
    }),
  ];
}
