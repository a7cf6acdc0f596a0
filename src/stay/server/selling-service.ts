import type { PropertyCalendarService } from '../../calendar/property-contract.ts';
import type { Clock } from '../../kernel/dates/clock.ts';
import { sameDayTerms, secondsToNextHour } from '../rules/same-day.ts';
import type { SellingService } from '../selling-contract.ts';
import type { StayDb } from './booking-repository.ts';
import { isPayable } from './check-payable.ts';
import { findOffer } from './offer-repository.ts';
import type { PaymentProvider } from './payment-provider.ts';

const NEVER = 24;

type SellingDependencies = {
  db: StayDb;
  clock: Clock;
  provider: Pick<PaymentProvider, 'name'>;
  unitFreshnessOf: PropertyCalendarService['unitFreshnessOf'];
};

/** Provides a home's booking terms for display only. `create-payment` determines them again when the stay is requested. */
export function createSellingService({ db, clock, provider, unitFreshnessOf }: SellingDependencies): SellingService {
  return {
    async read(strutturaId) {
      const now = clock.now();
      const [offer, calendari] = await Promise.all([
        findOffer(db, { strutturaId, cameraId: null }),
        unitFreshnessOf(strutturaId),
      ]);
      return {
        is_payable: offer !== null && isPayable(offer, provider.name),
        modalita: offer?.struttura.accettazione ?? 'immediata',
        oggi: sameDayTerms(offer?.struttura.ora_limite_oggi ?? NEVER, now),
        calendari,
        validSeconds: secondsToNextHour(now),
      };
    },
  };
}
