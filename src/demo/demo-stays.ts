import type { DemoHome } from './assign-owner-homes.ts';

type StayCourse = 'paga' | 'annulla' | 'annulla il proprietario' | 'chiede' | 'chiede, sì' | 'chiede, no';

export type DemoStay = {
  home: DemoHome['kind'];
  guest: readonly [name: string, phone: string];
  notes?: string;
  /** The day of the request and the earliest check-in, in days from today. Past days are negative. */
  requestedOn: number;
  arrivesFrom: number;
  nights: number;
  guests: number;
  course: StayCourse;
};

const ARRIVAL = 'Arriviamo verso le 19, va bene?';

/** The demo bookings. Their dates are relative to the portal's first start, because requests expire after 24 hours. */
export const DEMO_STAYS: readonly DemoStay[] = [
  {
    home: 'subito',
    guest: ['Carla Verdi', '+39 620 555 0101'],
    requestedOn: -70,
    arrivesFrom: -40,
    nights: 4,
    guests: 2,
    course: 'paga',
  },
  {
    home: 'camere',
    guest: ['Tommaso Ricci', '+39 621 555 0102'],
    requestedOn: -33,
    arrivesFrom: -12,
    nights: 2,
    guests: 1,
    course: 'paga',
  },
  {
    home: 'subito',
    guest: ['Irene Fabbri', '+39 622 555 0103'],
    requestedOn: -21,
    arrivesFrom: 8,
    nights: 3,
    guests: 2,
    notes: ARRIVAL,
    course: 'paga',
  },
  {
    home: 'camere',
    guest: ['Hannah Brandt', '+39 623 555 0104'],
    requestedOn: -6,
    arrivesFrom: 12,
    nights: 3,
    guests: 1,
    course: 'paga',
  },
  {
    home: 'subito',
    guest: ['Piero Galli', '+39 624 555 0105'],
    requestedOn: -15,
    arrivesFrom: 24,
    nights: 5,
    guests: 2,
    course: 'annulla',
  },
  {
    home: 'camere',
    guest: ['Nadia Serra', '+39 625 555 0106'],
    requestedOn: -10,
    arrivesFrom: 30,
    nights: 2,
    guests: 1,
    course: 'annulla il proprietario',
  },
  {
    home: 'su richiesta',
    guest: ['Ugo Marchetti', '+39 626 555 0107'],
    requestedOn: -9,
    arrivesFrom: 16,
    nights: 2,
    guests: 1,
    course: 'chiede, no',
  },
  {
    home: 'su richiesta',
    guest: ['Livia Conti', '+39 627 555 0108'],
    requestedOn: -5,
    arrivesFrom: 40,
    nights: 3,
    guests: 1,
    course: 'chiede, sì',
  },
  {
    home: 'su richiesta',
    guest: ['Sofia Lenzi', '+39 628 555 0109'],
    requestedOn: 0,
    arrivesFrom: 20,
    nights: 4,
    guests: 1,
    notes: 'Veniamo con un cane piccolo.',
    course: 'chiede',
  },
];
