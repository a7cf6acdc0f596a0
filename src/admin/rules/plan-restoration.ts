import type {
  ArchivedHome,
  FeedRow,
  HomePlan,
  PresentHome,
  Refusal,
  RestorationFacts,
  RoomRow,
  Row,
  ClosedNights,
} from './restored-home.ts';

type NightRange = Pick<ClosedNights, 'camera_id' | 'check_in' | 'check_out'>;

/** A stay in the whole home conflicts with a simultaneous stay in any of its rooms. */
function overlaps(one: NightRange, other: NightRange): boolean {
  const isOnePlace = one.camera_id === other.camera_id || one.camera_id === null || other.camera_id === null;
  return isOnePlace && one.check_in < other.check_out && other.check_in < one.check_out;
}

/** Columns that are not restored. All others, including columns added later, belong to the listing and are restored. */
const NOT_RESTORED: ReadonlySet<string> = new Set([
  'id',
  'status',
  'motivo_rifiuto',
  'stripe_account_id',
  'stripe_onboarding_completed',
  'onboarding_by',
  'onboarding_at',
  'is_demo',
  'created_at',
  'approved_at',
  'proprietario_email',
  'email_confirmed_at',
  'submitted_at',
  'privacy_versione',
  'privacy_accepted_at',
  'submission_hash',
  'changed_at',
]);
/** Columns that a published home needs, so an archived `null` does not replace the current value. */
const NEEDED: ReadonlySet<string> = new Set(['cin', 'prezzo_notte_cents']);

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const REMOVED = 'eliminata';

function isPhotoThere(hash: unknown, { photosThere }: RestorationFacts): boolean {
  return hash === null || (typeof hash === 'string' && photosThere.has(hash));
}

function planFields(before: Row, now: Row, facts: RestorationFacts): string[] {
  return Object.keys(before).filter((name) => {
    if (NOT_RESTORED.has(name) || isSame(before[name], now[name])) return false;
    if (name === 'cin' && facts.cinTakenBy !== null) return false;
    // The price of a B&B is not restored, because the database derives it from the cheapest room.
    if (name === 'prezzo_notte_cents' && before['tipo_prenotazione'] === 'bnb') return false;
    if (name === 'accoglie_foto') return isPhotoThere(before[name], facts);
    return before[name] !== null || !NEEDED.has(name);
  });
}

function planRooms(before: readonly RoomRow[], now: PresentHome): HomePlan['camere'] {
  const there = new Map(now.camere.map((room) => [room.id, room]));
  const known = new Set(before.map(({ id }) => id));
  const since = now.camere.filter(({ id }) => !known.has(id)).map(({ id }) => id);
  const isUsed = (id: number) => now.booked.includes(id) || now.taken.some(({ camera_id }) => camera_id === id);
  return {
    tornano: before.filter(({ id }) => !there.has(id)).map(({ id }) => id),
    cambiano: before.filter((room) => there.has(room.id) && !isSame(room, there.get(room.id))).map(({ id }) => id),
    via: since.filter((id) => !isUsed(id)),
    restano: since.filter(isUsed),
  };
}

/** Ignores rates of rooms that are not in the archive, because a restore does not change them. */
function hasOtherRates(before: ArchivedHome, now: PresentHome): boolean {
  const known = new Set<number | null>([null, ...before.camere.map(({ id }) => id)]);
  const comparable = now.tariffe.filter(({ camera_id }) => known.has(camera_id));
  const sorted = (rates: readonly Row[]) => rates.map((rate) => JSON.stringify(rate)).toSorted();
  return !isSame(sorted(before.tariffe), sorted(comparable));
}

/** Retains the current photos if none of the archived photos still has a file. */
function planPhotos(before: ArchivedHome, now: PresentHome, { photosThere }: RestorationFacts): HomePlan['foto'] {
  const found = before.foto.filter(({ hash }) => photosThere.has(hash));
  const perse = before.foto.length - found.length;
  const isEmptied = found.length === 0 && before.foto.length > 0;
  return { cambiano: !isEmptied && !isSame(found, now.foto), perse };
}

/** Plans which calendars are restored. Calendars that are not in the archive remain, because removing them would reopen nights. */
function planFeeds(before: readonly FeedRow[], now: readonly FeedRow[]): HomePlan['feeds'] {
  const keyOf = ({ camera_id, platform }: FeedRow) => `${camera_id} ${platform}`;
  const there = new Map(now.map((feed) => [keyOf(feed), feed]));
  const known = new Set(before.map(keyOf));
  return {
    tornano: before.filter((feed) => !there.has(keyOf(feed))),
    cambiano: before.filter((feed) => (there.get(keyOf(feed))?.address ?? feed.address) !== feed.address),
    restano: now.filter((feed) => !known.has(keyOf(feed))).length,
  };
}

/** Plans which archived closures are restored. Skips closures that overlap with nights that are occupied now. */
function planNights({ notti }: ArchivedHome, { taken }: PresentHome): HomePlan['notti'] {
  const tornano = notti.filter((nights) => !taken.some((other) => overlaps(nights, other)));
  const isThere = (nights: (typeof notti)[number]) =>
    taken.some((other) => other.camera_id === nights.camera_id && covers(other, nights));
  return { tornano, occupate: notti.filter((nights) => !tornano.includes(nights) && !isThere(nights)).length };
}

type Nights = Pick<PresentHome['taken'][number], 'check_in' | 'check_out'>;

function covers(one: Nights, other: Nights): boolean {
  return one.check_in <= other.check_in && other.check_out <= one.check_out;
}

function refusalOf(before: ArchivedHome, now: PresentHome | null, facts: RestorationFacts): Refusal | null {
  if (facts.isErased) return 'cancellata';
  if (facts.isOthers) return 'altrui';
  if (!facts.isCittaThere) return 'comune';
  const isGone = now === null || now.struttura.status === REMOVED;
  if (isGone && before.struttura.status === REMOVED) return 'eliminata';
  if (isGone && facts.cinTakenBy !== null) return 'cin';
  const isOtherType = now !== null && now.struttura.tipo_prenotazione !== before.struttura.tipo_prenotazione;
  // A restore cannot change the booking type of a home with room bookings or occupied nights, because each belongs either to a
  // room or to the whole home.
  return isOtherType && (now.taken.length > 0 || now.booked.length > 0) ? 'tipo' : null;
}

const NOTHING: PresentHome = {
  struttura: { id: 0, nome: '', status: REMOVED, tipo_prenotazione: '', cin: null },
  camere: [],
  tariffe: [],
  foto: [],
  feeds: [],
  taken: [],
  booked: [],
  hasEdit: false,
};

function isAnything({ campi, camere, prezzi, foto, feeds, notti }: HomePlan): boolean {
  const lists = [campi, camere.tornano, camere.cambiano, camere.via, feeds.tornano, feeds.cambiano, notti.tornano];
  return prezzi || foto.cambiano || lists.some(({ length }) => length > 0);
}

/**
 * Plans the restore of a listing with its calendars and closed nights. Bookings, payments and the owner do not change.
 * @example planRestoration(archived, { ...present, struttura: { ...archived.struttura, nome: 'Altro' } }, facts).campi //
 * ['nome']
 */
export function planRestoration(before: ArchivedHome, now: PresentHome | null, facts: RestorationFacts): HomePlan {
  const present = now ?? NOTHING;
  const rifiuto = refusalOf(before, now, facts);
  const isGone = present.struttura.status === REMOVED;
  const plan: HomePlan = {
    id: before.struttura.id,
    nome: before.struttura.nome,
    esito: 'cambia',
    rifiuto,
    modifica: present.hasEdit,
    campi: planFields(before.struttura, present.struttura, facts),
    cin_di: now !== null && before.struttura.cin !== now.struttura.cin ? facts.cinTakenBy : null,
    camere: planRooms(before.camere, present),
    prezzi: hasOtherRates(before, present),
    foto: planPhotos(before, present, facts),
    feeds: planFeeds(before.feeds, present.feeds),
    notti: planNights(before, present),
  };
  if (rifiuto !== null) return { ...plan, esito: 'rifiutata' };
  if (isGone) return { ...plan, esito: 'torna' };
  return { ...plan, esito: isAnything(plan) ? 'cambia' : 'uguale' };
}
