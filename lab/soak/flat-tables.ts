/** Count of rows that must not grow after `settlesMinutes`. All other row counts grow with use. */
export type FlatTable = { name: string; count: string; settlesMinutes: number };

const flat = (name: string, from: string, settlesMinutes = 0): FlatTable => ({
  name,
  count: `select count(*)::int as n from ${from}`,
  settlesMinutes,
});

export const FLAT_TABLES: readonly FlatTable[] = [
  flat('sessions', 'sessions'),
  flat('administrator sessions', 'admin_sessions'),
  flat('limits', 'limit_counts', 70),
  flat('expired limits', 'limit_counts where expire < (extract(epoch from now()) - 600) * 1000'),
  flat('page invalidations', 'page_invalidations', 15),
  flat('cards of homes', 'cards'),
  flat('imported nights', "calendar_events where platform_source <> 'ospitalia'"),
  flat('held nights', 'calendar_events where is_hold', 40),
  flat('calendars', 'feeds'),
  flat('photo uploads', 'photo_uploads'),
  flat('reversible decisions', 'undoable_decisions'),
  flat('passkey challenges', 'passkey_challenges'),
  flat('refunds under way', "refunds where status not in ('riuscito', 'fallito')"),
  flat('jobs waiting', "pgboss.job where state in ('created', 'retry') and start_after < now()"),
  flat('calendar and sweep jobs', "pgboss.job where name not in ('mail', 'payment-action')", 75),
];
