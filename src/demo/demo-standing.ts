import { addDays, type CalendarDate } from '../kernel/calendar-date.ts';
import type { DemoRow } from './demo-struttura.ts';
import type { Random } from './seeded-random.ts';

type Status = DemoRow['status'];

export type DemoState = Pick<
  DemoRow,
  | 'status'
  | 'motivo_rifiuto'
  | 'created_at'
  | 'submitted_at'
  | 'approved_at'
  | 'stripe_account_id'
  | 'stripe_onboarding_completed'
>;

const STATUSES: readonly [readonly [Status, number], ...(readonly [Status, number])[]] = [
  ['approvata', 97],
  ['in_attesa', 2],
  ['rifiutata', 0.5],
  ['sospesa', 0.4],
  ['eliminata', 0.1],
];
const REASONS: readonly [string, ...string[]] = [
  'Le foto non mostrano la struttura: ne servono almeno tre degli interni.',
  'L’indirizzo non corrisponde al comune indicato nel CIN.',
  'Manca il numero di telefono: senza, gli ospiti non possono chiamare.',
];
const GUARANTEED = 0.6;
const ONBOARDING_UNFINISHED = 0.05;

function atOfficeHours(random: Random, day: CalendarDate): string {
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${day}T${twoDigits(random.int(7, 20))}:${twoDigits(random.int(0, 59))}:00Z`;
}

/** State, dates and payments of a listing registered in the three years before `today`. */
export function chooseStanding(random: Random, id: number, today: CalendarDate): DemoState {
  const status = random.weighted(STATUSES);
  const wasApproved = status !== 'in_attesa' && status !== 'rifiutata';
  const created = addDays(today, -random.int(wasApproved ? 4 : 1, wasApproved ? 1100 : 3));
  const guaranteed = wasApproved && random.chance(GUARANTEED);
  const started = guaranteed || random.chance(ONBOARDING_UNFINISHED);
  const sent = atOfficeHours(random, created);
  return {
    status,
    motivo_rifiuto: status === 'rifiutata' ? random.pick(REASONS) : null,
    created_at: sent,
    submitted_at: sent,
    approved_at: wasApproved ? atOfficeHours(random, addDays(created, random.int(1, 2))) : null,
    stripe_account_id: started ? `acct_demo${String(id).padStart(10, '0')}` : null,
    stripe_onboarding_completed: guaranteed,
  };
}
