import type { Pool } from 'pg';
import type { Analytics } from '../../analytics/contract.ts';
import type { TranslatorConfig } from '../../strutture/server/translator.ts';
import type { SystemReport } from '../../admin/system-status-contract.ts';
import type { Clock } from '../../kernel/dates/clock.ts';
import type { Limits } from '../../kernel/calls/limits.ts';
import type { Basemap } from '../../locations/basemap-contract.ts';
import type { MailTransport } from '../../mail/server/mail-transport.ts';
import type { PhotoStorage } from '../../media/server/storage.ts';
import type { Config, StripeConfig } from './config.ts';
import type { PrivacyDependencies } from '../../privacy/server/service.ts';
import type { Db } from './database.ts';
import type { Jobs } from './jobs/open-jobs.ts';
import type { InboundMail } from './read-inbound-mail.ts';
import type { LimiterOptions } from '../../search/server/search-limiter.ts';

export type Dependencies = {
  db: Db;
  /** Used only for visitors' reads, because it may be a replica (ADR 0074). Everything else uses `db`. */
  readDb: Db;
  searchLimits?: LimiterOptions;
  /** Overrides the default time limit of a search, in milliseconds. */
  searchMs?: number;
  clock: Clock;
  publicUrl: string;
  secret: string;
  jobs: Pick<Jobs, 'boss' | 'put' | 'putWithPriority'>;
  photos: PhotoStorage;
  feedAllow: readonly string[];
  pollFrom?: string | undefined;
  mail: MailTransport;
  hasMailServer: boolean;
  checkSystem(): Promise<SystemReport>;
  contact?: string | null;
  limits: Limits & { sweep(): Promise<void> };
  analytics: Analytics;
  translator?: TranslatorConfig | null;
  stripe: StripeConfig | undefined;
  inboundMail: InboundMail | null;
  tiles: Basemap['tiles'];
  writeArchive(): Promise<string>;
  restoration: { pool: Pool; url: string; config: Pick<Config, 'backup' | 'dataDir' | 'secret'> };
  writeNightlyArchive(): Promise<void>;
  erasures: PrivacyDependencies['erasures'];
  metrics?: {
    polled(outcome: string, seconds: number): void;
    bookingMoved(from: string, to: string): void;
    costlySearch(passage: string): void;
    inboundTriggered(outcome: string): void;
  };
  report(error: unknown): void;
  warn(message: string): void;
};
