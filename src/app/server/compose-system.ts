import { createHomePicturesService } from '../../admin/server/home-pictures-service.ts';
import { recordAction } from '../../admin/server/service.ts';
import type { createMediaService } from '../../media/server/service.ts';
import { createLastMail } from '../../mail/server/last-mail.ts';
import type { createMailOutbox } from '../../mail/server/create-mail-outbox.ts';
import type { Dependencies } from './dependencies.ts';
import { createSystemService } from './system/create-system-service.ts';
import { createRestorationService, type RestorationParts } from './restoration/create-restoration-service.ts';

type SystemDependencies = Pick<
  Dependencies,
  | 'db'
  | 'readDb'
  | 'clock'
  | 'publicUrl'
  | 'contact'
  | 'photos'
  | 'mail'
  | 'hasMailServer'
  | 'checkSystem'
  | 'restoration'
> & { outbox: ReturnType<typeof createMailOutbox>; media: ReturnType<typeof createMediaService> };

export function composeSystem(dependencies: SystemDependencies, report: RestorationParts['report']) {
  const { db, readDb, media, clock, contact = null, photos, checkSystem } = dependencies;
  return {
    homePictures: createHomePicturesService({ db, readDb, media, record: recordAction }),
    systemStatus: createSystemService({ ...dependencies, lastMail: createLastMail(db), examine: checkSystem }),
    restorations: createRestorationService({
      ...dependencies,
      ...dependencies.restoration,
      clock,
      contact,
      storage: photos,
      report,
    }),
  };
}
