/** The photo that a job is about. Throws on a job that is about none: whoever wrote it has a bug. */
export function readPhotoJob(job: unknown): number {
  if (typeof job === 'object' && job !== null && 'photo_id' in job && Number.isInteger(job.photo_id)) {
    return Number(job.photo_id);
  }
  throw new TypeError('a photo job names no photo');
}
