import { pick } from '../../kernel/records.ts';
import { z } from 'zod';
import type { AdminAccountsService } from '../../accounts/admin-contract.ts';
import { adminAccountsRoutes } from '../../accounts/server/admin-routes.ts';
import { adminSecurityRoutes } from '../../accounts/server/admin-security-routes.ts';
import { passkeyRoutes } from '../../accounts/server/passkey-routes.ts';
import { addressRoutes, accountsRoutes } from '../../accounts/server/routes.ts';
import { adminRoutes, restorationRoutes } from '../../admin/server/routes.ts';
import { createAdminService, recordAction } from '../../admin/server/service.ts';
import { createUrlAdoption } from '../../calendar/server/adopt-calendar-url.ts';
import { createCalendarOf } from '../../calendar/server/calendar-file.ts';
import { createFeedFetcher } from '../../calendar/server/fetch-feed/fetch-feed.ts';
import { propertyCalendarRoutes, calendarRoutes } from '../../calendar/server/routes.ts';
import { createPropertyCalendarService, createCalendarService } from '../../calendar/server/service.ts';
import { createPastEvents } from '../../calendar/server/past-events-service.ts';
import { type PollingService, createPolling } from '../../calendar/server/polling-service.ts';
import { createSeal } from '../../calendar/server/seal.ts';
import type { CallHandler } from '../../kernel/calls/call.ts';
import { today } from '../../kernel/dates/clock.ts';
import type { LocationsService } from '../../locations/contract.ts';
import { locationsRoutes } from '../../locations/server/routes.ts';
import { createLocationsService } from '../../locations/server/service.ts';
import { createMailOutbox } from '../../mail/server/create-mail-outbox.ts';
import { createLastMail } from '../../mail/server/last-mail.ts';
import { createMailSender } from '../../mail/server/mail-transport.ts';
import type { MediaService } from '../../media/contract.ts';
import { mediaRoutes } from '../../media/server/routes.ts';
import { createMediaService } from '../../media/server/service.ts';
import { searchRoutes } from '../../search/server/routes.ts';
import { createFreeHomes } from '../../search/server/free-homes-service.ts';
import { createSearchLimiter } from '../../search/server/search-limiter.ts';
import { createSearchService } from '../../search/server/search-service.ts';
import { adminStruttureRoutes } from '../../strutture/server/admin-routes.ts';
import {
  conditionsRoutes,
  ownerRoutes,
  publicEmailRoutes,
  struttureRoutes,
  submissionRoutes,
} from '../../strutture/server/owner-routes.ts';
import { createSellingService } from '../../stay/server/selling-service.ts';
import { createStruttureService } from '../../strutture/server/service.ts';
import { composePrivacy } from './compose-privacy.ts';
import { composeBlog } from './compose-blog.ts';
import { composeSystem } from './compose-system.ts';
import { composeStay } from './compose-stay.ts';
import { composeStrutture } from './compose-strutture.ts';
import { offlineWorker } from './offline-worker.ts';
import { seoFiles } from './seo-files.ts';
import type { Dependencies } from './dependencies.ts';
import { archiveRoute } from './owner-archive/archive-route.ts';
import { currentCaller } from '../../platform/http/request-caller.ts';
import { sweepInvalidations } from '../../platform/page-cache/listen-for-invalidation.ts';
import type { GeneratedFile } from '../../platform/http/generated-files.ts';
import type { JobHandlers } from './jobs/open-jobs.ts';
import type { PageServices } from './pages.ts';
import type { ManagedCalendarService } from '../../calendar/freshness-contract.ts';
import type { AdminStruttureService } from '../../strutture/admin-contract.ts';
import type { OwnerStruttureService } from '../../strutture/owner-contract.ts';
import type { AccountsService } from '../../accounts/contract.ts';
import { createAddressService } from '../../accounts/server/address-service.ts';
import { createAdminAccountsService } from '../../accounts/server/admin-service.ts';
import { createOwnerPasskeys } from '../../accounts/server/owner-passkeys.ts';
import { createAccountsService } from '../../accounts/server/service.ts';
import type { AddressMover } from '../../kernel/people/person.ts';
import { createStruttureMover } from '../../strutture/server/personal-data-handler.ts';
import type { Db } from './database.ts';
import { createStayMover } from '../../stay/server/personal-data-handler.ts';
import { createMailboxVisits } from '../../calendar/server/inbound-mailbox.ts';
import { inboundTriggerRoutes } from '../../calendar/server/inbound-trigger-routes.ts';
import { createInboundTriggers, type InboundTriggerDependencies } from '../../calendar/server/inbound-triggers.ts';

type Parts = Pick<Dependencies, 'db' | 'clock' | 'limits' | 'inboundMail' | 'metrics'> &
  Pick<InboundTriggerDependencies, 'seal' | 'refreshSoon'>;

function composeInboundTriggers({ inboundMail, metrics, ...parts }: Parts) {
  const onTriggered = metrics && { onTriggered: metrics.inboundTriggered };
  const triggers = createInboundTriggers({
    ...parts,
    ...onTriggered,
    record: recordAction,
    place: inboundMail?.place ?? null,
  });
  const imap = inboundMail?.imap ?? null;
  const visit =
    inboundMail === null || imap === null
      ? async () => undefined
      : createMailboxVisits({ imap, place: inboundMail.place, clock: parts.clock, trigger: triggers.trigger });
  return {
    calls: inboundTriggerRoutes(triggers, inboundMail?.secret ?? null),
    jobHandlers: { 'doorbell-mailbox': visit },
  };
}

const MOVERS: AddressMover<Db>[] = [createStruttureMover(), createStayMover()];

type AccountsDependencies = Pick<Dependencies, 'db' | 'publicUrl' | 'secret' | 'contact'> & {
  outbox: ReturnType<typeof createMailOutbox>;
  report(message: string, cause?: unknown): void;
};

function composeAccounts({ outbox, contact = null, ...signing }: AccountsDependencies) {
  const accounts: AccountsService = createAccountsService({ ...signing, outbox });
  return {
    accounts,
    adminAccounts: createAdminAccountsService({ ...signing, outbox, record: recordAction }),
    ownerPasskeys: createOwnerPasskeys({ ...signing, outbox }),
    addresses: createAddressService({ ...signing, accounts, outbox, movers: MOVERS, contact }),
  };
}

type Services = {
  ownerStrutture: OwnerStruttureService;
  adminStrutture: AdminStruttureService;
  propertyCalendar: ManagedCalendarService;
};

function refreshViewed(
  { ownerStrutture, adminStrutture, propertyCalendar }: Services,
  onViewed: (strutturaId: number) => void,
): Services {
  async function viewed<T>(strutturaId: number, seen: Promise<T>): Promise<T> {
    const answer = await seen;
    onViewed(strutturaId);
    return answer;
  }
  return {
    ownerStrutture: { ...ownerStrutture, get: (account, id) => viewed(id, ownerStrutture.get(account, id)) },
    adminStrutture: { ...adminStrutture, get: (id) => viewed(id, adminStrutture.get(id)) },
    propertyCalendar: {
      ...propertyCalendar,
      events: (calendar, window) => viewed(calendar.property_id, propertyCalendar.events(calendar, window)),
      syncStatus: (calendar) => viewed(calendar.property_id, propertyCalendar.syncStatus(calendar)),
    },
  };
}

export type Modules = Pick<MediaService, 'makeVariants'> & {
  services: PageServices;
  adminOf: AdminAccountsService['adminOf'];
  calls: readonly CallHandler[];
  files: readonly GeneratedFile[];
  jobHandlers: JobHandlers;
  /** Repeats recorded erasures, because a restore from an older archive can bring back erased data. */
  reapplyErasures(): Promise<void>;
  forgetCounts(): void;
};

const FEED_JOB = z.object({ feed_ids: z.array(z.number()) });
const PHOTO_JOB = z.object({ photo_id: z.int() });
function createJobHandlers(
  { db, clock, mail, limits, report, writeNightlyArchive }: Dependencies,
  workers: ReturnType<typeof createServices>,
): JobHandlers {
  const runBatch = (data: unknown) => workers.polling.runBatch(FEED_JOB.parse(data).feed_ids);
  return {
    mail: createMailSender({ transport: mail, lastMail: createLastMail(db), clock, report }),
    'photo-avif': (data) => workers.media.encodeAvif(PHOTO_JOB.parse(data).photo_id),
    'photo-sweep': async () => {
      await workers.media.requestMissingAvif();
      await workers.media.sweepOrphans();
      await workers.media.findMissingFocus();
    },
    'submission-sweep': async () => {
      await workers.submissions.sweep();
      await workers.publicEmails.sweep();
    },
    'submission-outrun': workers.adminStrutture.rejectSuperseded,
    'machine-texts': workers.machineTexts,
    'removals-tell': workers.adminStrutture.enqueueRemovalMails,
    'accounts-sweep': async () => {
      await workers.accounts.sweep();
      await workers.addresses.sweep();
      await workers.adminAccounts.sweep();
      await mail.sweep();
      await workers.restorations.sweep();
      // Runs last, so that an unreachable archive place does not prevent the other steps.
      await workers.privacy.privacy.sweep();
    },
    'limits-sweep': limits.sweep,
    'nightly-archive': writeNightlyArchive,
    'invalidations-sweep': () => sweepInvalidations(db),
    'past-events': async () => void (await createPastEvents({ db, clock }).movePast()),
    'feeds-due': async () => void (await workers.polling.runDue()),
    'feed-batch': runBatch,
    'feed-now': runBatch,
    ...workers.stay.jobHandlers,
    ...workers.blog.jobHandlers,
    ...workers.inboundTriggers.jobHandlers,
  };
}

type CalendarParts = Omit<Parameters<typeof createPolling>[0], 'fetcher' | 'putBatch' | 'onPolled'>;

type PollingDependencies = Pick<Dependencies, 'clock' | 'publicUrl' | 'jobs' | 'feedAllow' | 'pollFrom' | 'metrics'>;

function composePolling(dependencies: PollingDependencies, calendars: CalendarParts) {
  const { clock, publicUrl, jobs, feedAllow, pollFrom, metrics } = dependencies;
  return createPolling({
    ...calendars,
    sentFrom: pollFrom,
    fetcher: createFeedFetcher({ allow: feedAllow, from: pollFrom, publicUrl, clock }),
    putBatch: (queue, feed_ids, priority) => jobs.putWithPriority(queue, { feed_ids }, priority),
    ...(metrics && { onPolled: metrics.polled }),
  });
}

type PropertyCalendarParts = Parameters<typeof createPropertyCalendarService>[0];

type SearchParts = Pick<Dependencies, 'readDb' | 'clock' | 'metrics' | 'searchLimits' | 'searchMs'>;

function composeSearch({ readDb, searchLimits, searchMs, clock, metrics }: SearchParts, locations: LocationsService) {
  const onAdmission = metrics && { onAdmission: metrics.costlySearch };
  const limits = searchLimits && { limits: searchLimits };
  const limiter = createSearchLimiter({ callerOf: currentCaller, ...onAdmission, ...limits });
  const time = searchMs === undefined ? {} : { mostMs: searchMs };
  return createSearchService({ db: readDb, clock, locations, limiter, ...time });
}

/** Creates the services for visitors. They can read from a replica, so writes must not rely on their data. */
function createVisitorServices(
  dependencies: SearchParts & Pick<Dependencies, 'stripe'>,
  locations: LocationsService,
  { onViewed, ...parts }: PropertyCalendarParts & Pick<PollingService, 'onViewed'>,
) {
  const { readDb, stripe } = dependencies;
  const { freshnessOf, unitFreshnessOf } = createPropertyCalendarService({ ...parts, db: readDb });
  const provider = { name: stripe === undefined ? 'demo' : 'stripe' } as const;
  return {
    strutture: createStruttureService(readDb),
    search: composeSearch(dependencies, locations),
    calendar: createCalendarService(readDb, { clock: parts.clock, onViewed }),
    // Stale data from a replica is acceptable, because it is only displayed and is checked again before a sale.
    selling: createSellingService({ db: readDb, clock: parts.clock, provider, unitFreshnessOf }),
    freshnessOf,
  };
}

function createServices({ db, readDb, clock, publicUrl, jobs, ...rest }: Dependencies) {
  const outbox = createMailOutbox(jobs.boss);
  const report = (message: string, cause?: unknown) => rest.report(new Error(message, { cause }));
  const locations = createLocationsService(db, readDb);
  const signing = { ...rest, db, publicUrl, report, outbox };
  const { accounts, adminAccounts, addresses, ownerPasskeys } = composeAccounts(signing);
  const requestAvif = (photoId: number) => jobs.put('photo-avif', { photo_id: photoId });
  const media = createMediaService(db, rest.photos, { requestAvif });
  const seal = createSeal(rest.secret);
  const calendars = { db, clock, publicUrl, seal, outbox, report: rest.report };
  const polling = composePolling({ ...rest, clock, publicUrl, jobs }, calendars);
  const ownership = { db, clock, locations, media, ...createUrlAdoption({ clock, seal }) };
  const listings = composeStrutture(ownership, { ...rest, accounts, outbox, publicUrl });
  const inboundTriggerPlace = rest.inboundMail?.place ?? null;
  const calendarParts = { ...calendars, ...polling, record: recordAction, inboundTriggerPlace };
  const propertyCalendar = createPropertyCalendarService(calendarParts);
  const forVisitors = createVisitorServices({ readDb, clock, ...rest }, locations, calendarParts);
  const freeHomes = createFreeHomes({ db: readDb, ...forVisitors });
  const stay = composeStay({ ...rest, ...calendarParts, jobs, freeHomes });
  const purge = { accounts: adminAccounts, strutture: listings.adminStrutture, media, writeArchive: rest.writeArchive };
  return {
    locations,
    accounts,
    adminAccounts,
    media,
    ...forVisitors,
    ...listings,
    ...refreshViewed({ ...listings, propertyCalendar }, polling.onViewed),
    calendarOf: createCalendarOf(calendars),
    inboundTriggers: composeInboundTriggers({ db, clock, ...rest, seal, refreshSoon: polling.refreshSoon }),
    polling,
    stay,
    blog: composeBlog({ db, readDb, clock, publicUrl, jobs, outbox, media, limits: rest.limits }),
    addresses,
    ownerPasskeys,
    privacy: composePrivacy({ ...rest, db, clock, publicUrl, accounts, outbox, stays: stay.personHolder }),
    admin: createAdminService({ db, clock, ...purge, report }),
    ...composeSystem({ ...rest, db, readDb, clock, outbox, media, publicUrl }, report),
  };
}

function callsOf({ db, clock, tiles }: Dependencies, services: ReturnType<typeof createServices>): CallHandler[] {
  const { locations, accounts, media, strutture, submissions, ownerStrutture } = services;
  return [
    ...locationsRoutes(locations, { tiles }),
    ...accountsRoutes(accounts, { onConfirmed: submissions.confirmAddress }),
    ...addressRoutes(services.addresses),
    ...mediaRoutes(media),
    ...struttureRoutes(strutture),
    ...searchRoutes({ search: services.search, strutture, locations, clock }),
    ...submissionRoutes(submissions),
    ...ownerRoutes(ownerStrutture),
    ...publicEmailRoutes(services.publicEmails),
    ...conditionsRoutes(services.conditions),
    archiveRoute({ ...services, ...services.stay.services, db }),
    ...calendarRoutes(services.calendar),
    ...propertyCalendarRoutes(services.propertyCalendar),
    ...passkeyRoutes(services.ownerPasskeys),
    ...adminAccountsRoutes(services.adminAccounts),
    ...adminSecurityRoutes(services.adminAccounts),
    ...adminStruttureRoutes(services.adminStrutture),
    ...adminRoutes(services.admin, services.homePictures, services.systemStatus),
    ...restorationRoutes(services.restorations),
    ...services.inboundTriggers.calls,
    ...services.stay.calls,
    ...services.blog.calls,
    ...services.privacy.calls,
  ];
}

export function composeModules(dependencies: Dependencies): Modules {
  const services = createServices(dependencies);
  const { locations, strutture, ownerStrutture, calendar, propertyCalendar, accounts, adminAccounts } = services;
  const { publicUrl, clock, analytics, translator } = dependencies;
  const pages = {
    ...pick(services, ['search', 'selling', 'conditions', 'publicEmails', 'addresses', 'homePictures']),
    locations,
    strutture,
    ownerStrutture,
    calendar,
    propertyCalendar: { ...propertyCalendar, freshnessOf: services.freshnessOf },
    publicUrl,
    analytics,
    translatedBy: translator ? new URL(translator.url).host : null,
    ...services.stay.services,
    ...services.blog.services,
    privacy: services.privacy.privacy,
  };
  return {
    services: { ...pages, today: () => today(clock), accountOf: accounts.accountOf },
    adminOf: adminAccounts.adminOf,
    calls: callsOf(dependencies, services),
    files: [offlineWorker, ...seoFiles({ ...dependencies, db: dependencies.readDb }, locations)],
    jobHandlers: createJobHandlers(dependencies, services),
    reapplyErasures: services.privacy.privacy.reapplyErasures,
    forgetCounts: locations.forgetCounts,
    makeVariants: services.media.makeVariants,
  };
}
