/** The column that is to be added, by a name that no statement knows. */
const ADDED = 'added_key';

/** Where the rows of a table lie once PostgreSQL is spread over several machines (`docs/DISTRIBUTED.md`). */
export type Home =
  /** Cut by the id of the struttura that a row belongs to. `from`: the column is not there yet, and its value is found so. */
  | { by: 'id' | 'struttura_id' | typeof ADDED; from?: string }
  /** A whole copy on each machine. */
  | 'everywhere'
  /** On the coordinator alone. */
  | 'here';

const cut: Home = { by: 'struttura_id' };
const cutById: Home = { by: 'id' };
const cutLater = (from: string): Home => ({ by: ADDED, from });

const OF_UNIT = '(select struttura_id from public.units where units.id = unit_id)';
const OF_BOOKING = '(select struttura_id from public.bookings where bookings.id = booking_id)';
const OF_EVENT =
  '(select struttura_id from public.calendar_events join public.units on units.id = unit_id where calendar_events.id = first_event_id)';
const OF_CHECKOUT =
  '(select struttura_id from public.demo_checkouts join public.bookings on bookings.id = booking_id where demo_checkouts.id = checkout_id)';

function each(tables: string, home: Home): [string, Home][] {
  return tables.split(' ').map((table) => [table, home]);
}

export const HOMES: ReadonlyMap<string, Home> = new Map([
  ...each('strutture gone_strutture', cutById),
  ...each('camere units tariffe struttura_photos struttura_edits struttura_edit_photos doorbells', cut),
  ...each('undoable_decisions removed_homes public_email_changes', cut),
  ...each('bookings offers listed_homes search_texts cards', cut),
  ...each('calendar_events feeds export_addresses', cutLater(OF_UNIT)),
  ...each('refunds demo_checkouts', cutLater(OF_BOOKING)),
  ...each('conflicts', cutLater(OF_EVENT)),
  ...each('demo_refunds', cutLater(OF_CHECKOUT)),
  ...each('regioni province citta citta_nomi citta_alias strutture_per_citta', 'everywhere'),
  ...each('photos payout_accounts search_words feed_hosts home_pictures', 'everywhere'),
  ...each('accounts sessions sign_in_links sign_in_requests sign_in_address_changes person_links erasures', 'here'),
  ...each('admins admin_sessions admin_devices login_attempts registro_azioni', 'here'),
  ...each('admin_passkeys admin_recovery_codes admin_links account_passkeys passkey_challenges', 'here'),
  ...each('blog_categories blog_posts blog_slugs blog_gone blog_post_photos blog_comments blog_views', 'here'),
  ...each('newsletter_subscribers newsletter_sendings payment_events photo_uploads limit_counts', 'here'),
  ...each('page_invalidations page_invalidation_sweeps cdn_purge_lease nightly_archives last_mail', 'here'),
  ...each('restorations', 'here'),
  ...each('secrets database_identity locations_source processes feed_host_turns search_replica_beat', 'here'),
  ...each('kysely_migration kysely_migration_lock migration_hashes', 'here'),
]);

const WITH_KEY = 'struttura_id is added; what it holds is unique anyway';
const RESERVED = 'moves to a table of reservations, cut by its value';
const TELLS_SHARD = 'struttura_id is added, and what is looked for tells it';

function rules(names: string, verdict: string): [string, string][] {
  return names.split(' ').map((name) => [name, verdict]);
}

/** Unique indexes and exclusions of tables that are cut, which do not hold the key, and what becomes of each. */
export const WITHOUT_KEY: ReadonlyMap<string, string> = new Map([
  ...rules('strutture_cin_reserved strutture_pending_submission', RESERVED),
  ...rules('camere_pkey units_pkey tariffe_pkey offers_pkey bookings_pkey calendar_events_pkey', WITH_KEY),
  ...rules(
    'feeds_pkey feeds_unit_id_platform_key export_addresses_pkey export_addresses_unit_id_platform_key',
    WITH_KEY,
  ),
  ...rules('conflicts_pkey refunds_pkey refunds_once calendar_events_booking calendar_events_own_bookings', WITH_KEY),
  ...rules(
    'demo_checkouts_pkey demo_checkouts_booking_id_key demo_checkouts_payment_id_key demo_refunds_pkey',
    WITH_KEY,
  ),
  ...rules('bookings_codice_key bookings_session_id_key bookings_payment_id_key refunds_refund_id_key', TELLS_SHARD),
  ...rules('bookings_request_key_key calendar_events_public_id export_addresses_token_hash_key', TELLS_SHARD),
  ...rules('doorbells_token_hash_key', TELLS_SHARD),
]);

/** References between tables that are cut, which do not hold the key: `struttura_id` is added to both sides. */
export const REFERENCES_WITHOUT_KEY: readonly string[] = [
  'bookings_unit_id_fkey',
  'calendar_events_booking_id_fkey',
  'calendar_events_feed_id_fkey',
  'calendar_events_unit_id_fkey',
  'conflicts_first_event_id_fkey',
  'conflicts_second_event_id_fkey',
  'demo_checkouts_booking_id_fkey',
  'demo_refunds_checkout_id_fkey',
  'export_addresses_unit_id_fkey',
  'feeds_unit_id_fkey',
  'offers_unit_id_fkey',
  // Out of a table of the coordinator: it is dropped.
  'payment_events_booking_id_fkey',
  'refunds_booking_id_fkey',
];
