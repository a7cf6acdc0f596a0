import { type CallHandler, handleAdmin } from '../../kernel/call.ts';
import {
  adminListCommentsCall,
  analyticsCall,
  type BlogModerationService,
  decideCommentCall,
  deleteCommentCall,
} from '../moderation-contract.ts';
import { moderationMessages as messages } from '../moderation-messages.it.ts';

const success = true as const;

/** The panel's calls about comments and readers. */
export function moderationRoutes(moderation: BlogModerationService): CallHandler[] {
  return [
    handleAdmin(adminListCommentsCall, async ({ query }) => ({ success, ...(await moderation.listComments(query)) })),
    handleAdmin(decideCommentCall, async ({ actor, params, body: { stato } }) => {
      await moderation.decide(params.id, stato, actor);
      return { success, message: messages[stato] };
    }),
    handleAdmin(deleteCommentCall, async ({ actor, params }) => {
      await moderation.removeComment(params.id, actor);
      return { success, message: messages.eliminato };
    }),
    handleAdmin(analyticsCall, async ({ query }) => ({ success, data: await moderation.analytics(query) })),
  ];
}
