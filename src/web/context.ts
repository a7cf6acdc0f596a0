import { createContext } from 'react-router';
import type { CalendarService } from '../calendar/contract.ts';
import type { PropertyCalendarService } from '../calendar/property-contract.ts';
import type { Account } from '../kernel/account.ts';
import type { CalendarDate } from '../kernel/calendar-date.ts';
import type { LocationsService } from '../locations/contract.ts';
import type { StruttureService } from '../strutture/contract.ts';
import type { OwnStruttureService } from '../strutture/owner-contract.ts';

/** What a page may use on the server: the rooms' services, what is known of this request, and the log. */
export type PageContext = {
  locations: LocationsService;
  strutture: StruttureService;
  calendar: CalendarService;
  propertyCalendar: Pick<PropertyCalendarService, 'syncStatus' | 'freshnessOf'>;
  ownStrutture: OwnStruttureService;
  /** Who is signed in; asked of the database only when a page wants to know. */
  account(): Promise<Account | null>;
  /** The day it is in Rome. */
  today: CalendarDate;
  /** Absolute address of the site, without a final slash, for canonical links and Open Graph. */
  publicUrl: string;
  /** Of this answer's inline scripts. */
  nonce: string;
  /** Logs a failure of which the visitor sees a sentence only. */
  report(error: unknown): void;
};

export const pageContext = createContext<PageContext>();
