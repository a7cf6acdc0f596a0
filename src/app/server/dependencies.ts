import type { Pool } from 'pg';
import type { Analytics } from '../../analytics/contract.ts';
import type { TranslatorConfig } from '../../strutture/server/translator.ts';
import type { HouseReport } from '../../admin/house-contract.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Limits } from '../../kernel/limits.ts';
import type { Basemap } from '../../locations/basemap-contract.ts';
import type { MailTransport } from '../../mail/server/mail-transport.ts';
import type { PhotoStorage } from '../../media/server/storage.ts';
import type { Config, StripeConfig } from './config.ts';
import type { PrivacyParts } from '../../privacy/server/service.ts';
import type { Db } from './database.ts';
import type { Jobs } from './jobs/open-jobs.ts';
import type { InboundMail } from './read-inbound-mail.ts';
import type { LimiterOptions } from '../../search/server/search-limiter.ts';
import type { SearchDb } from './search-replica/open-search-db.ts';

export type Dependencies = {
  db: Db;
  /** Only for visitors' reads: it may be a replica (ADR 0074). Everything else uses `db`. */
  readDb: Db;
  /** Queried first for the data that it holds; without it, searches read `readDb` (ADR 0074). */
  searchReplica?: Pick<SearchDb, 'db' | 'held'> | null;
  /** Overrides the default limits of costly searches. */
  searchLimits?: LimiterOptions;
  clock: Clock;
  /** Absolute address of the site, without a final slash. */
  publicUrl: string;
  secret: string;
  jobs: Pick<Jobs, 'boss' | 'put' | 'putWithPriority'>;
  photos: PhotoStorage;
  /** `host:port` pairs that calendars may be read from although they are private. */
  feedAllow: readonly string[];
  /** The address of this machine that calendars are asked from; without it, whichever the system chooses. */
  pollFrom?: string | undefined;
  mail: MailTransport;
  /** Whether mails leave, or become files. */
  hasMailServer: boolean;
  /** Looks at everything that the portal stands on. */
  examineHouse(): Promise<HouseReport>;
  /** Where people may write to; `null`: nowhere that anybody reads. */
  contact?: string | null;
  limits: Limits & { sweep(): Promise<void> };
  /** Who counts visits; `null`: nobody. */
  analytics: Analytics;
  /** Who translates descriptions; without it nobody does. */
  translator?: TranslatorConfig | null;
  /** How Stripe is spoken to; `undefined`: payments are a demo. */
  stripe: StripeConfig | undefined;
  /** How mails to homes' doorbells arrive; `null`: they do not. */
  inboundMail: InboundMail | null;
  /** Streets for the map; `null`: it has none. */
  tiles: Basemap['tiles'];
  writeArchive(): Promise<string>;
  /** Where archives lie, and a connection that may take the time that one takes. */
  restoration: { pool: Pool; url: string; config: Pick<Config, 'backup' | 'dataDir' | 'secret'> };
  /** Writes the night's archive, where one is due. */
  writeNightlyArchive(): Promise<void>;
  /** Where erasures lie beside the archives, and how an erased person is found again. */
  erasures: PrivacyParts['erasures'];
  /** Counts what the rooms tell of; without it nobody does. */
  metrics?: {
    polled(outcome: string, seconds: number): void;
    bookingMoved(from: string, to: string): void;
    costlySearch(passage: string): void;
    doorbellRang(outcome: string): void;
  };
  report(error: unknown): void;
  warn(message: string): void;
};
