import type { KeptCalendarService } from '../../calendar/freshness-contract.ts';
import type { AdminStruttureService } from '../../strutture/admin-contract.ts';
import type { OwnStruttureService } from '../../strutture/owner-contract.ts';

type Services = {
  ownStrutture: OwnStruttureService;
  adminStrutture: AdminStruttureService;
  propertyCalendar: KeptCalendarService;
};

/** The services by which owners and administrators look at one home: whoever sees it has its old calendars read again soon. */
export function refreshViewed(
  { ownStrutture, adminStrutture, propertyCalendar }: Services,
  onViewed: (strutturaId: number) => void,
): Services {
  /** Only what was found and may be seen counts as looked at. */
  async function viewed<T>(strutturaId: number, seen: Promise<T>): Promise<T> {
    const answer = await seen;
    onViewed(strutturaId);
    return answer;
  }
  return {
    ownStrutture: { ...ownStrutture, get: (account, id) => viewed(id, ownStrutture.get(account, id)) },
    adminStrutture: { ...adminStrutture, get: (id) => viewed(id, adminStrutture.get(id)) },
    propertyCalendar: {
      ...propertyCalendar,
      events: (kept, window) => viewed(kept.property_id, propertyCalendar.events(kept, window)),
      syncStatus: (kept) => viewed(kept.property_id, propertyCalendar.syncStatus(kept)),
    },
  };
}
