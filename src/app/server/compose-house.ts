import { createHomePicturesService } from '../../admin/server/home-pictures-service.ts';
import { recordAction } from '../../admin/server/service.ts';
import type { createMediaService } from '../../media/server/service.ts';
import { createLastMail } from '../../mail/server/last-mail.ts';
import type { createMailOutbox } from '../../mail/server/create-mail-outbox.ts';
import type { Dependencies } from './dependencies.ts';
import { createHouseService } from './house/create-house-service.ts';
import { createRestorationService, type RestorationParts } from './restoration/create-restoration-service.ts';

type HouseGround = Pick<
  Dependencies,
  | 'db'
  | 'readDb'
  | 'clock'
  | 'publicUrl'
  | 'contact'
  | 'photos'
  | 'mail'
  | 'hasMailServer'
  | 'examineHouse'
  | 'restoration'
> & { outbox: ReturnType<typeof createMailOutbox>; media: ReturnType<typeof createMediaService> };

/** Composes the home page's pictures, «Stato della casa», and restorations from archives. */
export function composeHouse(ground: HouseGround, report: RestorationParts['report']) {
  const { db, readDb, media, clock, contact = null, photos, examineHouse } = ground;
  return {
    homePictures: createHomePicturesService({ db, readDb, media, record: recordAction }),
    house: createHouseService({ ...ground, lastMail: createLastMail(db), examine: examineHouse }),
    restorations: createRestorationService({
      ...ground,
      ...ground.restoration,
      clock,
      contact,
      storage: photos,
      report,
    }),
  };
}
