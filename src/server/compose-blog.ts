import { recordAction } from '../admin/server/service.ts';
import { blogAdminRoutes } from '../blog/server/admin-routes.ts';
import { createBlogAdminService } from '../blog/server/admin-service.ts';
import { commentsRoutes } from '../blog/server/comments-routes.ts';
import { createCommentsService } from '../blog/server/comments-service.ts';
import { blogRoutes } from '../blog/server/routes.ts';
import { createBlogService } from '../blog/server/service.ts';
import { createViewsService } from '../blog/server/views-service.ts';
import type { CallHandler } from '../kernel/call.ts';
import type { MediaService } from '../media/contract.ts';
import type { Ground } from './compose.ts';

type BlogGround = Pick<Ground, 'db' | 'clock'> & { media: MediaService };

/** The blog: articles and categories, and what readers do with them. */
export function composeBlog({ db, clock, media }: BlogGround) {
  const blog = createBlogService(db);
  const blogAdmin = createBlogAdminService({ db, clock, media, record: recordAction });
  const comments = createCommentsService({ db, clock });
  const views = createViewsService({ db, clock });
  const calls: CallHandler[] = [
    ...blogRoutes(blog),
    ...commentsRoutes({ comments, views }),
    ...blogAdminRoutes(blogAdmin),
  ];
  return { services: { blog, comments }, calls };
}
