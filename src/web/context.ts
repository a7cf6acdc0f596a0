import { createContext } from 'react-router';
import type { CalendarService } from '../calendar/contract.ts';
import type { CalendarDate } from '../kernel/calendar-date.ts';
import type { LocationsService } from '../locations/contract.ts';
import type { StruttureService } from '../strutture/contract.ts';

/** What a page's loader may use: the rooms' services, the day it is in Rome, and the nonce of this answer's inline scripts. */
export type PageContext = {
  locations: LocationsService;
  strutture: StruttureService;
  calendar: CalendarService;
  today: CalendarDate;
  /** Absolute address of the site, without a final slash, for canonical links and Open Graph. */
  publicUrl: string;
  nonce: string;
};

export const pageContext = createContext<PageContext>();
