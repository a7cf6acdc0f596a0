import { createContext } from 'react-router';
import type { AddressService } from '../../accounts/address-contract.ts';
import type { HomePicturesService } from '../../admin/home-pictures-contract.ts';
import type { BlogService, CommentsService } from '../../blog/contract.ts';
import type { CalendarService } from '../../calendar/contract.ts';
import type { ManagedCalendarService } from '../../calendar/freshness-contract.ts';
import type { Account } from '../../kernel/people/account.ts';
import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import type { LocationsService } from '../../locations/contract.ts';
import type { Analytics } from '../../analytics/contract.ts';
import type { PrivacyService } from '../../privacy/contract.ts';
import type { SearchService } from '../../search/contract.ts';
import type { StruttureService } from '../../strutture/contract.ts';
import type { OwnerStruttureService } from '../../strutture/owner-contract.ts';
import type { PublicEmailService } from '../../strutture/public-email-contract.ts';
import type { ConditionsService } from '../../strutture/prices-contract.ts';
import type { BookingService } from '../../stay/booking-contract.ts';
import type { DemoPaymentService } from '../../stay/demo-contract.ts';
import type { OwnerBookingsService } from '../../stay/owner-bookings-contract.ts';
import type { PayoutService } from '../../stay/payout-contract.ts';
import type { SellingService } from '../../stay/selling-contract.ts';

export type CachePolicy = {
  /** A change that affects any of these tags drops the cached page (`docs/decisions/0071-page-cache-with-tag-invalidation.md`). */
  tags: readonly string[];
  seconds?: number;
  /** Never set this for a page with homes, prices or nights, because a CDN may serve it stale. */
  staleIfError?: true;
};

export type PageContext = {
  locations: LocationsService;
  strutture: StruttureService;
  search: SearchService;
  blog: BlogService;
  comments: Pick<CommentsService, 'list'>;
  calendar: CalendarService;
  propertyCalendar: Pick<ManagedCalendarService, 'syncStatus' | 'freshnessOf' | 'freshnessReport'>;
  ownerStrutture: OwnerStruttureService;
  conditions: Pick<ConditionsService, 'read'>;
  addresses: Pick<AddressService, 'open' | 'waiting'>;
  publicEmails: Pick<PublicEmailService, 'open'>;
  selling: SellingService;
  bookings: Pick<BookingService, 'find'>;
  ownerBookings: Pick<OwnerBookingsService, 'list' | 'counts' | 'read'>;
  payouts: Pick<PayoutService, 'read'>;
  privacy: Pick<PrivacyService, 'open' | 'staysAhead'>;
  homePictures: Pick<HomePicturesService, 'list'>;
  demo: Pick<DemoPaymentService, 'isOn' | 'find'>;
  account(): Promise<Account | null>;
  today: CalendarDate;
  publicUrl: string;
  analytics: Analytics;
  /** Host of the translation service; `null` if translations are switched off. */
  translatedBy: string | null;
  /** Declares that the response is the same for all visitors; a call to `account()` overrides this declaration. */
  cachePublicly(policy: CachePolicy): void;
  /**
   * Stores the HTML of a page part for rendering and returns it. For a document, the returned `html` is `null`, because the
   * document already contains it.
   */
  servePart(id: string, html: string): { id: string; html: string | null };
  parts: ReadonlyMap<string, string>;
  nonce: string;
  report(error: unknown): void;
};

export const pageContext = createContext<PageContext>();
