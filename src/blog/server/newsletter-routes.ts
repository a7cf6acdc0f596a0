import { type CallHandler, handle, handleAdmin } from '../../kernel/call.ts';
import {
  exportSubscribersCall,
  listSubscribersCall,
  type NewsletterAdminService,
  sendNewsletterCall,
} from '../moderation-contract.ts';
import { moderationMessages } from '../moderation-messages.it.ts';
import {
  confirmSubscriptionCall,
  leaveByMailCall,
  leaveNewsletterCall,
  type NewsletterService,
  subscribeCall,
} from '../newsletter-contract.ts';
import { newsletterMessages as messages } from '../newsletter-messages.it.ts';

const success = true as const;

function readerRoutes(newsletter: NewsletterService): CallHandler[] {
  return [
    handle(subscribeCall, async ({ body }) => {
      await newsletter.subscribe(body);
      return { success, message: messages.richiesta };
    }),
    handle(confirmSubscriptionCall, async ({ body }) => {
      await newsletter.confirm(body.token);
      return { success, message: messages.confermata };
    }),
    handle(leaveNewsletterCall, async ({ body }) => {
      await newsletter.leave(body.token);
      return { success, message: messages.lasciata };
    }),
    handle(leaveByMailCall, async ({ params }) => {
      await newsletter.leave(params.token);
      return { success, message: messages.lasciata };
    }),
  ];
}

/** The newsletter's calls, of readers and of the panel. */
export function newsletterRoutes(newsletter: NewsletterService, admin: NewsletterAdminService): CallHandler[] {
  return [
    ...readerRoutes(newsletter),
    handleAdmin(listSubscribersCall, async ({ query }) => ({ success, ...(await admin.list(query)) })),
    handleAdmin(exportSubscribersCall, ({ actor, isHeadRequest }) => admin.export(actor, isHeadRequest)),
    handleAdmin(sendNewsletterCall, async ({ actor, params }) => {
      const sent = await admin.send(params.id, actor);
      return { success, message: moderationMessages.inviato(sent), sent };
    }),
  ];
}
