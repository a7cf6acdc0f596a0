/**
 * A table whose number of rows must be the same after hours as after `settlesMinutes`: rows stored for an hour grow
 * for an hour. All other tables grow with use.
 */
export type FlatTable = { name: string; count: string; settlesMinutes: number };

const flat = (name: string, from: string, settlesMinutes = 0): FlatTable => ({
  name,
  count: `select count(*)::int as n from ${from}`,
  settlesMinutes,
});

export const FLAT_TABLES: readonly FlatTable[] = [
  flat('sessions', 'sessions'),
  flat('sessions of administrators', 'admin_sessions'),
  flat('limits', 'limit_counts', 70),
  flat('limits that are over', 'limit_counts where expire < (extract(epoch from now()) - 600) * 1000'),
  flat('page invalidations', 'page_invalidations', 15),
  flat('cards of homes', 'cards'),
  flat('nights of imported calendars', "calendar_events where platform_source <> 'ospitalia'"),
  flat('nights that are held', 'calendar_events where is_hold', 40),
  flat('calendars', 'feeds'),
  flat('uploads of photos', 'photo_uploads'),
  flat('decisions to be undone', 'undoable_decisions'),
  flat('challenges of passkeys', 'passkey_challenges'),
  flat('refunds under way', "refunds where status not in ('riuscito', 'fallito')"),
  flat('jobs waiting', "pgboss.job where state in ('created', 'retry') and start_after < now()"),
  flat('jobs of calendars and sweeps', "pgboss.job where name not in ('mail', 'payment-action')", 75),
];
