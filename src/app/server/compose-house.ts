import { createLastMail } from '../../mail/server/last-mail.ts';
import type { createMailOutbox } from '../../mail/server/create-mail-outbox.ts';
import type { Dependencies } from './dependencies.ts';
import { createHouseService } from './house/create-house-service.ts';
import { createRestorationService, type RestorationParts } from './restoration/create-restoration-service.ts';

type HouseGround = Pick<
  Dependencies,
  'db' | 'clock' | 'publicUrl' | 'contact' | 'photos' | 'mail' | 'hasMailServer' | 'examineHouse' | 'restoration'
> & { outbox: ReturnType<typeof createMailOutbox> };

/** What «Stato della casa» looks at, and what brings a home back from an archive. */
export function composeHouse(ground: HouseGround, report: RestorationParts['report']) {
  const { db, clock, contact = null, photos, examineHouse } = ground;
  return {
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
