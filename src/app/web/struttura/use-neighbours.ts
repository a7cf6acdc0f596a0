import { useEffect, useState, useSyncExternalStore } from 'react';
import { call } from '../../../api/call.ts';
import type { CalendarDate } from '../../../kernel/dates/calendar-date.ts';
import { NO_DATES, type Selection } from '../../../stay/rules/selection.ts';
import { type ChosenStay, readStayAddress, writeStayAddress } from '../../../stay/rules/stay-address.ts';
import { formatStay } from '../../../stay/web/visitor/format-stay-dates.ts';
import { panelChoice } from '../../../stay/web/visitor/panel-choice.ts';
import { stayOnCard } from '../../../stay/web/visitor/stay-on-card.ts';
import { type TileStruttura, tileOf } from '../../../strutture/web/visitor/StrutturaTile.tsx';
import * as messages from '../../messages/visitor.ts';

type Neighbours = { tiles: TileStruttura[]; sentence: string };

const NO_NEIGHBOURS: Neighbours = { tiles: [], sentence: '' };

function wordsOf({ selection, guests }: { selection: Selection; guests: number }): string {
  const whole = selection.kind === 'stay' ? selection : NO_DATES;
  return new URLSearchParams(writeStayAddress({ selection: whole, guests, camera_id: null })).toString();
}

function sentenceOf(selection: Selection, isFree: boolean): string {
  if (selection.kind !== 'stay') return '';
  return isFree
    ? messages.freeOnYourDates(formatStay(selection.check_in, selection.check_out))
    : messages.freeOnOtherDatesHint;
}

type Question = { id: number; words: string; today: CalendarDate };

async function load({ id, words, today }: Question, signal: AbortSignal): Promise<Neighbours | null> {
  const query = Object.fromEntries(new URLSearchParams(words));
  const reply = await call('GET /api/ricerca/vicine', { query: { ...query, struttura_id: id }, signal });
  if (!reply.ok) return null;
  const { data, is_free } = reply.data;
  const chosen: ChosenStay = { ...readStayAddress(query, today), camera_id: null };
  const shown = is_free ? chosen : { ...chosen, selection: NO_DATES };
  return {
    tiles: data.map(({ km, ...card }) => ({ ...tileOf(card, stayOnCard(card, shown, today)), km })),
    sentence: sentenceOf(chosen.selection, is_free),
  };
}

/** Returns the homes near a struttura, or `null` before the first response. If a request fails, the previous homes remain. */
export function useNeighbours(id: number, today: CalendarDate, isNeeded: boolean): Neighbours | null {
  const choice = useSyncExternalStore(panelChoice.subscribe, panelChoice.read, () => null);
  const words = choice === null ? '' : wordsOf(choice);
  const [neighbours, setNeighbours] = useState<Neighbours | null>(null);
  useEffect(() => {
    if (!isNeeded) return undefined;
    const controller = new AbortController();
    const update = async () => {
      const loaded = await load({ id, words, today }, controller.signal);
      if (!controller.signal.aborted) setNeighbours((before) => loaded ?? before ?? NO_NEIGHBOURS);
    };
    void update();
    return () => controller.abort();
  }, [id, today, isNeeded, words]);
  return neighbours;
}
