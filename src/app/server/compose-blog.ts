import { z } from 'zod';
import { recordAction } from '../../admin/server/service.ts';
import { blogAdminRoutes, moderationRoutes } from '../../blog/server/admin-routes.ts';
import { createBlogAdminService } from '../../blog/server/admin-service.ts';
import { createCommentsService } from '../../blog/server/comments-service.ts';
import { createModerationService } from '../../blog/server/moderation-service.ts';
import { createNewsletterAdminService } from '../../blog/server/newsletter-admin-service.ts';
import { newsletterRoutes } from '../../blog/server/newsletter-routes.ts';
import { createSending, resumeSendings } from '../../blog/server/newsletter-sending.ts';
import { createNewsletterService, type NewsletterDependencies } from '../../blog/server/newsletter-service.ts';
import { blogRoutes, commentsRoutes } from '../../blog/server/routes.ts';
import { createBlogService } from '../../blog/server/service.ts';
import { createViewsService } from '../../blog/server/views-service.ts';
import type { CallHandler } from '../../kernel/calls/call.ts';
import type { MediaService } from '../../media/contract.ts';
import { PRIVACY_VERSION } from '../../strutture/rules/privacy-version.ts';
import type { Dependencies } from './dependencies.ts';
import type { JobHandlers } from './jobs/open-jobs.ts';

type BlogDependencies = Pick<Dependencies, 'db' | 'readDb' | 'clock' | 'publicUrl' | 'jobs' | 'limits'> &
  Pick<NewsletterDependencies, 'outbox'> & { media: MediaService };

function composeNewsletter({ db, clock, publicUrl, jobs, outbox }: BlogDependencies) {
  const putBatch: Parameters<typeof createSending>[0]['putBatch'] = (batch, transaction) =>
    jobs.put('newsletter-send', batch, transaction);
  const newsletter = createNewsletterService({ db, clock, outbox, publicUrl, privacyVersion: PRIVACY_VERSION });
  return {
    newsletter,
    calls: newsletterRoutes(newsletter, createNewsletterAdminService({ db, clock, putBatch, record: recordAction })),
    sendBatch: createSending({ db, outbox, publicUrl, putBatch }),
    resume: () => resumeSendings({ db, putBatch }),
  };
}

/** Payload of the newsletter job. Any other payload indicates a bug, so the job fails. */
const NEWSLETTER_JOB = z.object({ post_id: z.number(), after_id: z.number() });

export function composeBlog(dependencies: BlogDependencies) {
  const { db, readDb, clock, media } = dependencies;
  const blog = createBlogService(readDb);
  const blogAdmin = createBlogAdminService({ db, clock, media, record: recordAction });
  const comments = createCommentsService({ db, clock });
  const views = createViewsService({ db, clock, limits: dependencies.limits });
  const { newsletter, sendBatch, resume, calls: newsletterCalls } = composeNewsletter(dependencies);
  const calls: CallHandler[] = [
    ...blogRoutes(blog),
    ...commentsRoutes({ comments, views }),
    ...blogAdminRoutes(blogAdmin),
    ...moderationRoutes(createModerationService({ db, clock, record: recordAction })),
    ...newsletterCalls,
  ];
  const jobHandlers: Pick<JobHandlers, 'newsletter-send' | 'readers-sweep'> = {
    'newsletter-send': (data) => sendBatch(NEWSLETTER_JOB.parse(data)),
    'readers-sweep': async () => {
      await comments.sweep();
      await newsletter.sweep();
      await resume();
    },
  };
  const shown = createCommentsService({ db: readDb, clock });
  return { services: { blog, comments: { list: shown.list } }, calls, jobHandlers };
}
