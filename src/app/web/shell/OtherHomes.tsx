import { call, callOrThrow } from '../../../api/call.ts';
import { dateInRome } from '../../../kernel/dates/calendar-date.ts';
import { paths } from '../../../kernel/pages/paths.ts';
import { useLoaded } from '../../../locations/web/use-loaded.ts';
import { NO_DATES } from '../../../stay/rules/selection.ts';
import { stayOnCard } from '../../../stay/web/visitor/stay-on-card.ts';
import { type TileStruttura, tileOf } from '../../../strutture/web/visitor/StrutturaTile.tsx';
import { HomesRow } from './HomesRow.tsx';
import * as messages from '../../messages/visitor.ts';

type OtherHomes = { title: string; tiles: TileStruttura[] };

const SHOWN = 4;
/** Number of homes to request, so that nearly always at least `SHOWN` have a photo. */
const READ = 12;
/** Map area that covers all of Italy. Its list begins with the homes that the daily rotation puts first. */
const ITALY = '6,35,19,48';
const HOME = new RegExp(`^${paths.struttura}/([1-9]\\d{0,8})(?:/|$)`);

type Card = Parameters<typeof tileOf>[0];

function tilesOf(cards: readonly Card[]): TileStruttura[] {
  const today = dateInRome(new Date());
  const nothingChosen = { selection: NO_DATES, guests: 1, camera_id: null };
  return cards.slice(0, SHOWN).map((card) => tileOf(card, stayOnCard(card, nothingChosen, today)));
}

async function load(near: string, signal: AbortSignal): Promise<OtherHomes> {
  const [, struttura_id] = HOME.exec(near) ?? [];
  if (struttura_id !== undefined) {
    const around = await call('GET /api/ricerca/vicine', { query: { struttura_id }, signal });
    if (around.ok && around.data.data.length > 0)
      return { title: messages.nearbyHomesTitle(false), tiles: tilesOf(around.data.data) };
  }
  const query = { zona: ITALY, limit: String(READ) };
  const { data } = await callOrThrow('GET /api/properties/public', { query, signal });
  return { title: messages.otherHomesTitle, tiles: tilesOf(data.filter(({ immagini }) => immagini.length > 0)) };
}

/** Shows other homes on an error page. Shows none if they cannot be loaded, for example during an outage. */
export function OtherHomes({ near = '' }: { near?: string }) {
  const { loaded } = useLoaded(near, load);
  return loaded.kind === 'loaded' && <HomesRow {...loaded.data} />;
}
