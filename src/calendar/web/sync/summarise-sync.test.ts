import { expect, test } from 'vitest';
import { syncStatus } from '../../../../test/sync-calendar.ts';
import type { SyncStart } from '../../property-contract.ts';
import { summariseSync } from './summarise-sync.ts';

const house = syncStatus().property;
const rooms = { ...house, camere: [{ id: 12, nome_camera: 'Glicine' }] };
const nothing: SyncStart = { task_count: 0, platforms: [], already_fresh: [], put_off: [] };
const fresh = (platform: 'airbnb' | 'vrbo', time: string, camera_id: number | null = null) => ({
  camera_id,
  platform,
  last_success: `2026-11-22T${time}.000Z`,
});
const putOff = (reason: 'failed' | 'resting') => ({
  camera_id: null,
  platform: 'booking' as const,
  reason,
  until: '2026-11-22T14:10:05.000Z',
});

const FRESH = 'Già aggiornato alle 14:32';
const STARTED = 'Sincronizzazione avviata per 1 piattaforma';

test.each<[string, Partial<SyncStart>, string[], typeof house?]>([
  ['reports that one platform started', { task_count: 1, platforms: ['airbnb'] }, [STARTED]],
  [
    'reports that three platforms started',
    { task_count: 3, platforms: ['airbnb', 'vrbo', 'booking'] },
    ['Sincronizzazione avviata per 3 piattaforme'],
  ],
  [
    'counts three started rooms of one platform as one platform',
    { task_count: 3, platforms: ['airbnb'] },
    [STARTED],
    rooms,
  ],
  [
    'shows the time of the last poll in Rome if one platform was just read',
    { already_fresh: [fresh('vrbo', '13:32:59')] },
    [FRESH],
  ],
  [
    'shows the time of the oldest poll if all platforms were just read, whatever their order',
    { already_fresh: [fresh('airbnb', '13:33:02'), fresh('vrbo', '13:32:10')] },
    [FRESH],
  ],
  [
    'reports both if one platform started and another was just read',
    { task_count: 1, platforms: ['vrbo'], already_fresh: [fresh('airbnb', '13:32:10', 12)] },
    [STARTED, 'Airbnb, Glicine: già aggiornato alle 14:32.'],
    rooms,
  ],
  [
    'shows the time of the next attempt if the last poll of a platform failed',
    { already_fresh: [fresh('vrbo', '13:32:10')], put_off: [putOff('failed')] },
    ['VRBO: già aggiornato alle 14:32.', 'Booking.com: l’ultima lettura non è riuscita. Riprova dalle 15:10.'],
  ],
  [
    'shows the time of the next poll if a platform limits the rate',
    { put_off: [putOff('resting')] },
    ['Booking.com ci ha chiesto di aspettare: rileggiamo alle 15:10.'],
  ],
])('summariseSync %s', (_, started, sentences, property = house) => {
  const summary = summariseSync(property, { ...nothing, ...started });
  const kind = started.put_off === undefined ? 'done' : 'warned';
  expect([summary.kind, summary.sentence, ...summary.more]).toEqual([kind, ...sentences]);
});
