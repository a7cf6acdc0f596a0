/**
 * What ought to have as many rows after hours as after some minutes, and after how many minutes it has them: what is written down for an
 * hour grows for an hour. All other tables grow with what people do (bookings, mails that were sent, the register of actions).
 */
export type FlatTable = { name: string; count: string; settlesMinutes: number };

const all = (table: string) => `select count(*)::int as n from ${table}`;

export const FLAT_TABLES: readonly FlatTable[] = [
  { name: 'sessions', count: all('sessions'), settlesMinutes: 0 },
  { name: 'sessions of administrators', count: all('admin_sessions'), settlesMinutes: 0 },
  { name: 'limits', count: all('limit_counts'), settlesMinutes: 70 },
  {
    name: 'limits that are over',
    count: `${all('limit_counts')} where expire < (extract(epoch from now()) - 600) * 1000`,
    settlesMinutes: 0,
  },
  { name: 'page invalidations', count: all('page_invalidations'), settlesMinutes: 15 },
  { name: 'cards of homes', count: all('cards'), settlesMinutes: 0 },
  {
    name: 'nights of imported calendars',
    count: `${all('calendar_events')} where platform_source <> 'ospitalia'`,
    settlesMinutes: 0,
  },
  { name: 'nights that are held', count: `${all('calendar_events')} where is_hold`, settlesMinutes: 40 },
  { name: 'calendars', count: all('feeds'), settlesMinutes: 0 },
  { name: 'uploads of photos', count: all('photo_uploads'), settlesMinutes: 0 },
  { name: 'decisions to be undone', count: all('undoable_decisions'), settlesMinutes: 0 },
  { name: 'challenges of passkeys', count: all('passkey_challenges'), settlesMinutes: 0 },
  {
    name: 'refunds under way',
    count: `${all('refunds')} where status not in ('riuscito', 'fallito')`,
    settlesMinutes: 0,
  },
  {
    name: 'jobs waiting',
    count: `${all('pgboss.job')} where state in ('created', 'retry') and start_after < now()`,
    settlesMinutes: 0,
  },
  {
    name: 'jobs of calendars and sweeps',
    count: `${all('pgboss.job')} where name not in ('mail', 'payment-action')`,
    settlesMinutes: 75,
  },
];
