import { type CallHandler, handle } from '../../kernel/call.ts';
import { type BlogService, getPostCall, listCategoriesCall, listPostsCall } from '../contract.ts';

const success = true as const;

/** The public calls about articles and categories. */
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
