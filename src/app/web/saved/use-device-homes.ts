import { useEffect, useState } from 'react';
import { call } from '../../../api/call.ts';
import type { CalendarDate } from '../../../kernel/dates/calendar-date.ts';
import type { TileStruttura } from '../../../strutture/web/visitor/StrutturaTile.tsx';

export type DeviceHomes = { kind: 'loading' } | { kind: 'failed' } | LoadedHomes;

type LoadedHomes = { kind: 'here'; ids: readonly number[]; tiles: TileStruttura[] };

async function load(ids: string, today: CalendarDate, signal: AbortSignal): Promise<DeviceHomes> {
  // The price rules are imported here, so that devices without stored homes do not load this code.
  const [reply, { undatedTile }] = await Promise.all([
    call('GET /api/strutture', { query: { ids }, signal }),
    import('./undated-tile.ts'),
  ]);
  if (!reply.ok) return { kind: 'failed' };
  const tiles = reply.data.data.map((card) => undatedTile(card, today));
  return { kind: 'here', ids: ids.split(',').map(Number), tiles };
}

export function useDeviceHomes(ids: readonly number[], today: CalendarDate, attempt = 0): DeviceHomes {
  const list = ids.join(',');
  const [homes, setHomes] = useState<DeviceHomes>({ kind: 'loading' });
  useEffect(() => {
    if (list === '') return undefined;
    const controller = new AbortController();
    const settle = (loaded: DeviceHomes) => {
      if (!controller.signal.aborted) setHomes(loaded);
    };
    load(list, today, controller.signal).then(settle, () => settle({ kind: 'failed' }));
    return () => controller.abort();
  }, [list, today, attempt]);
  return list === '' ? { kind: 'here', ids: [], tiles: [] } : homes;
}
