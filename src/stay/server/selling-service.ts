import type { PropertyCalendarService } from '../../calendar/property-contract.ts';
import type { SellingService } from '../selling-contract.ts';
import type { StayDb } from './booking-repository.ts';
import { isPayable } from './check-payable.ts';
import { findOffer } from './offer-repository.ts';
import type { PaymentProvider } from './payment-provider.ts';

type SellingParts = {
  db: StayDb;
  provider: Pick<PaymentProvider, 'name'>;
  unitFreshnessOf: PropertyCalendarService['unitFreshnessOf'];
};

/** How a struttura is sold, before anybody asks for nights of it: what `create-payment` decides again when they do. */
export function createSellingService({ db, provider, unitFreshnessOf }: SellingParts): SellingService {
  return {
    async read(strutturaId) {
      const [offer, calendari] = await Promise.all([
        findOffer(db, { strutturaId, cameraId: null }),
        unitFreshnessOf(strutturaId),
      ]);
      return {
        is_payable: offer !== null && isPayable(offer, provider.name),
        modalita: offer?.struttura.accettazione ?? 'immediata',
        calendari,
      };
    },
  };
}
