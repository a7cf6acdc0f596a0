/** The batch of an article's mails that a job is about. Throws on a job that is about none: whoever wrote it has a bug. */
export function readNewsletterJob(job: unknown): { post_id: number; after_id: number } {
  if (typeof job === 'object' && job !== null && 'post_id' in job && 'after_id' in job) {
    return { post_id: Number(job.post_id), after_id: Number(job.after_id) };
  }
  throw new TypeError('a job of the newsletter names no batch');
}
