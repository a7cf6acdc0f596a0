import { checkStruttura } from '../src/strutture/rules/check-struttura.ts';
import type { CheckFacts } from '../src/strutture/rules/read-struttura.ts';
import type { Faults } from '../src/strutture/rules/parse-result.ts';
import { podere } from './podere.ts';
import * as struttureMessages from '../src/strutture/messages/owner.ts';

export const town = {
  id: 52015,
  provincia_id: 52,
  regione_id: 9,
  caps: ['53045'],
  middle: { lat: 43.1, lon: 11.78 },
};
export const facts: CheckFacts = { mode: 'create', isAdmin: false, isCinInUse: false, town };
export const edit: CheckFacts = { ...facts, mode: 'edit' };

export const camera = {
  nome_camera: 'Rosa',
  posti_letto: 2,
  tipo_letti: '1_matrimoniale',
  bagno_privato: true,
  prezzo_notte: 50,
};
export const home = {
  ...podere(),
  descrizione: 'Tra le vigne.\r\nCon piscina.',
  cin: ' it 052015-c2 abcd1234 ',
  prezzo_notte: 95.5,
  servizi: ['WiFi', 'Piscina'],
  telefono: '0578 757012',
  email: 'Anna@Example.it',
  booking_ical_url: 'https://ical.booking.com/v1/export?t=1',
  servizio_pulizie: true,
  prezzo_pulizie: 40,
  camere: [],
  consenso_privacy: true,
};
export const bnb = { ...home, tipo_prenotazione: 'bnb', prezzo_notte: '', camere: [camera] };

export type Change = Record<string, unknown>;

export function refusal(input: Change, known: CheckFacts = facts): { detail: string | null; campi: Faults } {
  const check = checkStruttura(input, known);
  return check.ok
    ? { detail: null, campi: {} }
    : { detail: struttureMessages.submissionFaults[check.fault], campi: check.campi };
}

export function accepted(input: Change, known: CheckFacts = facts) {
  const check = checkStruttura(input, known);
  if (!check.ok) throw new Error(JSON.stringify(check.campi));
  return check.struttura;
}
