import { expect, test } from 'vitest';
import { syncStatus } from '../../../../test/sync-board.ts';
import type { SyncStart } from '../../property-contract.ts';
import { tellSync } from './tell-sync.ts';

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

test.each<[string, typeof house, Partial<SyncStart>, string, string[]]>([
  [
    'one is started',
    house,
    { task_count: 1, platforms: ['airbnb'] },
    'done',
    ['Sincronizzazione avviata per 1 piattaforma'],
  ],
  [
    'three are started',
    house,
    { task_count: 3, platforms: ['airbnb', 'vrbo', 'booking'] },
    'done',
    ['Sincronizzazione avviata per 3 piattaforme'],
  ],
  [
    'three rooms of one platform are started',
    rooms,
    { task_count: 3, platforms: ['airbnb'] },
    'done',
    ['Sincronizzazione avviata per 1 piattaforma'],
  ],
  [
    'one was read a moment ago, told in the time of Rome',
    house,
    { already_fresh: [fresh('vrbo', '13:32:59')] },
    'done',
    ['Già aggiornato alle 14:32'],
  ],
  [
    'all were: the oldest of the readings, whatever their order',
    house,
    { already_fresh: [fresh('airbnb', '13:33:02'), fresh('vrbo', '13:32:10')] },
    'done',
    ['Già aggiornato alle 14:32'],
  ],
  [
    'some are started, some were read a moment ago: both are said',
    rooms,
    { task_count: 1, platforms: ['vrbo'], already_fresh: [fresh('airbnb', '13:32:10', 12)] },
    'done',
    ['Sincronizzazione avviata per 1 piattaforma', 'Airbnb, Glicine: già aggiornato alle 14:32.'],
  ],
  [
    'one failed a moment ago',
    house,
    { already_fresh: [fresh('vrbo', '13:32:10')], put_off: [putOff('failed')] },
    'warned',
    ['VRBO: già aggiornato alle 14:32.', 'Booking.com: l’ultima lettura non è riuscita. Riprova dalle 15:10.'],
  ],
  [
    'its platform asked us to wait',
    house,
    { put_off: [putOff('resting')] },
    'warned',
    ['Booking.com ci ha chiesto di aspettare: rileggiamo alle 15:10.'],
  ],
])('%s', (_, property, started, kind, sentences) => {
  const told = tellSync(property, { ...nothing, ...started });
  expect([told.kind, told.sentence, ...told.more]).toEqual([kind, ...sentences]);
});
