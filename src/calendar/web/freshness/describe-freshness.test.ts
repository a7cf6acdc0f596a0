import { describe, expect, test } from 'vitest';
import { syncStatus } from '../../../../test/sync-calendar.ts';
import type { PlatformFreshness } from '../../freshness-contract.ts';
import { describeFreshness } from './describe-freshness.ts';

const AT = '2026-11-22T13:32:00.000Z';
const { property } = syncStatus();

const platformOf = (platform: PlatformFreshness) =>
  describeFreshness({ status: 'success', property, at: AT, platforms: [platform] })[0]!;

type Reads = NonNullable<PlatformFreshness['reads']>;
const read: Reads = { last_read: '2026-11-22T13:10:00.000Z', in_24_hours: 11, in_7_days: 80, every_minutes: 126 };

test.each<[string, Partial<Reads> | null, string[]]>([
  [
    'eleven times, last today',
    {},
    [
      'ok: Booking.com ha letto il nostro calendario 11 volte nelle ultime 24 ore, l’ultima alle 14:10.',
      'plain: Negli ultimi 7 giorni 80 volte: in media ogni 2 ore.',
    ],
  ],
  [
    'once, yesterday before midnight in Rome',
    { last_read: '2026-11-21T22:50:00.000Z', in_24_hours: 1, in_7_days: 1, every_minutes: null },
    [
      'ok: Booking.com ha letto il nostro calendario una volta nelle ultime 24 ore, ieri alle 23:50.',
      'plain: Negli ultimi 7 giorni una volta.',
    ],
  ],
  [
    'never, as a warning',
    { last_read: null, in_24_hours: 0, in_7_days: 0, every_minutes: null },
    ['warn: Booking.com non ha mai letto il nostro calendario: controlla di avere incollato l’indirizzo.'],
  ],
  [
    'not for days, as a warning',
    { last_read: '2026-11-18T13:10:00.000Z', in_24_hours: 0, in_7_days: 1234, every_minutes: 40 },
    [
      'warn: Booking.com non legge il nostro calendario da più di 24 ore. L’ultima volta: 18 nov, 14:10. Controlla che l’indirizzo ci sia ancora.',
      'plain: Negli ultimi 7 giorni 1.234 volte: in media ogni 40 minuti.',
    ],
  ],
  [
    'just under a day ago, outside the hourly counters',
    { last_read: '2026-11-21T13:50:00.000Z', in_24_hours: 0, in_7_days: 0, every_minutes: null },
    ['ok: Booking.com ha letto il nostro calendario una volta nelle ultime 24 ore, ieri alle 14:50.'],
  ],
  ['without an export address', null, ['plain: Booking.com non ha un indirizzo da cui leggere il nostro calendario.']],
])("describes how often a platform reads the portal's calendar: %s", (_, change, lines) => {
  const reads = change === null ? null : { ...read, ...change };
  const { reads: described } = platformOf({ camera_id: null, platform: 'booking', reads, known: null });
  expect(described.map(({ level, text }) => `${level}: ${text}`)).toEqual(lines);
});

type KnownFreshness = NonNullable<PlatformFreshness['known']>;
const known: KnownFreshness = {
  state: 'ok',
  last_attempt: '2026-11-22T13:20:00.000Z',
  last_success: '2026-11-22T13:20:00.000Z',
  next_sync: '2026-11-22T14:20:00.000Z',
  errore: null,
  failures: 0,
  misread_count: 0,
};
const failing = { state: 'errore', failures: 2, errore: 'La piattaforma non risponde in tempo.' } as const;

describe("the age of a platform's data", () => {
  test.each<[string, Partial<KnownFreshness> | null, string[]]>([
    [
      'twelve minutes',
      {},
      ['ok: Quello che sappiamo di VRBO è di 12 minuti fa.', 'plain: La prossima lettura è alle 15:20.'],
    ],
    [
      'just read and due again',
      { last_success: '2026-11-22T13:31:30.000Z', next_sync: AT },
      ['ok: Quello che sappiamo di VRBO è di meno di un minuto fa.', 'plain: La prossima lettura è tra poco.'],
    ],
    [
      'three hours, with only failed polls since',
      { ...failing, last_success: '2026-11-22T10:32:00.000Z', next_sync: '2026-11-22T23:20:00.000Z' },
      [
        'warn: Quello che sappiamo di VRBO è di 3 ore fa.',
        'warn: L’ultimo tentativo, alle 14:20, non è riuscito. La piattaforma non risponde in tempo.',
        'plain: La prossima lettura è domani alle 00:20.',
      ],
    ],
    [
      'with a partly read event',
      { misread_count: 1 },
      [
        'ok: Quello che sappiamo di VRBO è di 12 minuti fa.',
        'warn: 1 evento si legge solo in parte: le sue notti si prenotano su richiesta.',
        'plain: La prossima lettura è alle 15:20.',
      ],
    ],
    [
      'three days, paused',
      { ...failing, state: 'in_pausa', last_success: '2026-11-19T13:00:00.000Z', next_sync: null },
      [
        'warn: Quello che sappiamo di VRBO è di 3 giorni fa.',
        'err: La lettura di VRBO è in pausa. La piattaforma non risponde in tempo.',
      ],
    ],
    [
      'not polled because its platform is unresponsive',
      { state: 'errore', failures: 0, errore: 'La piattaforma non risponde in tempo.' },
      [
        'ok: Quello che sappiamo di VRBO è di 12 minuti fa.',
        'warn: La piattaforma non risponde in tempo.',
        'plain: La prossima lettura è alle 15:20.',
      ],
    ],
    [
      'never read',
      { state: 'in_attesa', last_success: null, last_attempt: null, next_sync: AT },
      [
        'warn: Di VRBO non sappiamo ancora niente: il suo calendario non è mai stato letto.',
        'plain: La prossima lettura è tra poco.',
      ],
    ],
    ['not connected', null, ['plain: Non leggiamo il calendario di VRBO: non è collegato.']],
  ])('is described: %s', (_, change, lines) => {
    const platform = { camera_id: null, platform: 'vrbo' as const, reads: read };
    const { known: described } = platformOf({ ...platform, known: change === null ? null : { ...known, ...change } });
    expect(described.map(({ level, text }) => `${level}: ${text}`)).toEqual(lines);
  });

  test('is omitted for «Altro calendario», which has no feed', () => {
    expect(platformOf({ camera_id: null, platform: 'altro', reads: read, known: null }).known).toEqual([]);
  });
});
