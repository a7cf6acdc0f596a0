import { expect, test } from 'vitest';
import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import type { Language } from '../../kernel/language.ts';
import { ownerPreface } from './owner-preface.ts';
import { NO_DATES, type Selection } from './selection.ts';

const check_in = '2026-11-23' as CalendarDate;
const WHOLE: Selection = { kind: 'stay', check_in, check_out: '2026-11-26' as CalendarDate };
const ONE_NIGHT: Selection = { kind: 'stay', check_in, check_out: '2026-11-24' as CalendarDate };
const INQUIRY = 'chiede informazioni su «Podere Le Querce»';

test.each<[Language, string | null, Selection, number, number, string[]]>([
  ['it', null, WHOLE, 3, 2, []],
  [
    'de',
    null,
    WHOLE,
    3,
    2,
    [
      `Da Ospitalia: un ospite, che scrive in tedesco, ${INQUIRY}.`,
      'Dal 23/11/2026 al 26/11/2026 (3 notti), 2 ospiti.',
    ],
  ],
  [
    'en',
    'Camera Blu',
    ONE_NIGHT,
    1,
    1,
    [
      `Da Ospitalia: un ospite, che scrive in inglese, ${INQUIRY}, camera «Camera Blu».`,
      'Dal 23/11/2026 al 24/11/2026 (1 notte), 1 ospite.',
    ],
  ],
  [
    'fr',
    null,
    { kind: 'checkIn', check_in },
    0,
    2,
    [`Da Ospitalia: un ospite, che scrive in francese, ${INQUIRY}.`, 'Arrivo il 23/11/2026, 2 ospiti.'],
  ],
  [
    'de',
    null,
    NO_DATES,
    0,
    4,
    [`Da Ospitalia: un ospite, che scrive in tedesco, ${INQUIRY}.`, 'Date ancora da scegliere, 4 ospiti.'],
  ],
])(
  'returns the Italian preface $5 for a message in the language «%s» (room: %s)',
  (language, camera, selection, nights, guests, lines) => {
    expect(
      ownerPreface({ guest: language, owner: 'it' }, { nome: 'Podere Le Querce', camera, selection, nights, guests }),
    ).toEqual(lines);
  },
);

test.each<[Language, string | null, Selection, number, number, string[]]>([
  ['de', null, WHOLE, 3, 2, []],
  [
    'it',
    'Camera Blu',
    WHOLE,
    3,
    2,
    [
      'Über Ospitalia: Ein Gast, der auf Italienisch schreibt, fragt nach „Podere Le Querce“, Zimmer „Camera Blu“.',
      'Vom 23.11.2026 bis 26.11.2026 (3 Nächte), 2 Gäste.',
    ],
  ],
  [
    'fr',
    null,
    { kind: 'checkIn', check_in },
    0,
    1,
    [
      'Über Ospitalia: Ein Gast, der auf Französisch schreibt, fragt nach „Podere Le Querce“.',
      'Anreise am 23.11.2026, 1 Gast.',
    ],
  ],
  [
    'en',
    null,
    NO_DATES,
    0,
    4,
    [
      'Über Ospitalia: Ein Gast, der auf Englisch schreibt, fragt nach „Podere Le Querce“.',
      'Tage noch nicht gewählt, 4 Gäste.',
    ],
  ],
])(
  'returns the German preface $5 for a message in the language «%s» (room: %s)',
  (guest, camera, selection, nights, guests, lines) => {
    expect(
      ownerPreface({ guest, owner: 'de' }, { nome: 'Podere Le Querce', camera, selection, nights, guests }),
    ).toEqual(lines);
  },
);
