import { type CallHandler, handle } from '../../kernel/call.ts';
import {
  type CommentsService,
  countViewCall,
  listCommentsCall,
  postCommentCall,
  type ViewsService,
} from '../contract.ts';
import { blogMessages } from '../messages.it.ts';

/** Calls of readers about an article: its comments, and that they read it. */
export function commentsRoutes({ comments, views }: { comments: CommentsService; views: ViewsService }): CallHandler[] {
  return [
    handle(listCommentsCall, async ({ params }) => {
      const data = await comments.list(params.id);
      return { success: true as const, data, total: data.length };
    }),
    handle(postCommentCall, async ({ params, body }) => {
      await comments.post(params.id, body);
      return { success: true as const, message: blogMessages.commento.inviato };
    }),
    handle(countViewCall, async ({ params, address, header }) => {
      const purpose = header('Sec-Purpose') ?? header('Purpose');
      await views.count(params.id, { address, userAgent: header('User-Agent'), purpose });
      return undefined;
    }),
  ];
}
