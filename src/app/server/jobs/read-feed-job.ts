/** The feeds that a job is about. Throws on a job that is about none: whoever wrote it has a bug. */
export function readFeedJob(job: unknown): number[] {
  if (typeof job === 'object' && job !== null && 'feed_ids' in job && Array.isArray(job.feed_ids)) {
    return job.feed_ids.map(Number);
  }
  throw new TypeError('a job about feeds names no feeds');
}
