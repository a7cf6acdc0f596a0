import type { RecordAction } from '../../accounts/register-contract.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { MediaService } from '../../media/contract.ts';
import type { BlogDb } from './repository.ts';

/** What the administrators' service stands on. Lines of the register go into the transaction of what they tell. */
export type BlogAdminDependencies = {
  db: BlogDb;
  clock: Clock;
  media: Pick<MediaService, 'findUploads' | 'findPhotos'>;
  record: RecordAction<BlogDb>;
};
