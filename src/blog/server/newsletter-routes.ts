import { type CallHandler, handle, handleAdmin } from '../../kernel/calls/call.ts';
import { exportSubscribersCall, listSubscribersCall, sendNewsletterCall } from '../moderation-contract.ts';
import {
  confirmSubscriptionCall,
  leaveByMailCall,
  leaveNewsletterCall,
  subscribeCall,
} from '../newsletter-contract.ts';

import type { createNewsletterAdminService } from './newsletter-admin-service.ts';
import type { createNewsletterService } from './newsletter-service.ts';
import * as messages from '../messages/admin.ts';
import { visitorMessages } from '../messages/by-request.ts';

type NewsletterService = ReturnType<typeof createNewsletterService>;
type NewsletterAdminService = ReturnType<typeof createNewsletterAdminService>;

const success = true as const;

function readerRoutes(newsletter: NewsletterService): CallHandler[] {
  return [
    handle(subscribeCall, async ({ body }) => {
      await newsletter.subscribe(body);
      return { success, message: visitorMessages().subscriptionRequested };
    }),
    handle(confirmSubscriptionCall, async ({ body }) => {
      await newsletter.confirm(body.token);
      return { success, message: visitorMessages().subscriptionConfirmed };
    }),
    handle(leaveNewsletterCall, async ({ body }) => {
      await newsletter.leave(body.token);
      return { success, message: visitorMessages().newsletterUnsubscribed };
    }),
    handle(leaveByMailCall, async ({ params }) => {
      await newsletter.leave(params.token);
      return { success, message: visitorMessages().newsletterUnsubscribed };
    }),
  ];
}

export function newsletterRoutes(newsletter: NewsletterService, admin: NewsletterAdminService): CallHandler[] {
  return [
    ...readerRoutes(newsletter),
    handleAdmin(listSubscribersCall, async ({ query }) => ({ success, ...(await admin.list(query)) })),
    handleAdmin(exportSubscribersCall, ({ actor, isHeadRequest }) => admin.export(actor, isHeadRequest)),
    handleAdmin(sendNewsletterCall, async ({ actor, params }) => {
      const sent = await admin.send(params.id, actor);
      return { success, message: messages.newsletterSent(sent), sent };
    }),
  ];
}
