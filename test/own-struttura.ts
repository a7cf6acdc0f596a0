import { flags } from './flags.ts';
import type { OwnDetail, SavedForm } from '../src/strutture/owner-contract.ts';

const form: SavedForm = {
  nome: 'Podere Le Querce',
  descrizione: 'Casale in pietra tra gli ulivi.',
  tipo_struttura: ['casa_vacanza'],
  tipo_prenotazione: 'casa_vacanza',
  cin: 'IT052015C2TEST0001',
  indirizzo: 'Strada delle Vigne 14',
  citta: 'Montepulciano',
  cap: '53045',
  citta_id: 52015,
  provincia_id: 52,
  regione_id: 9,
  prezzo_notte: 95,
  posti_letto: 4,
  num_camere: 2,
  num_bagni: 2,
  ...flags(true),
  immagini: [],
  servizi: [],
  telefono: '+39 333 555 0101',
  email: 'anna@example.it',
  booking_ical_url: '',
  non_su_booking: true,
  servizio_pulizie: false,
  prezzo_pulizie: 0,
  camere: [],
};

/** A published holiday home as its owner reads it, without photos, as `overrides` change it. */
export function ownStruttura(overrides: Partial<OwnDetail> = {}): OwnDetail {
  const { immagini = [] } = overrides;
  return {
    id: 7,
    slug: 'podere-le-querce',
    nome: form.nome,
    citta: form.citta,
    sigla: 'SI',
    cin: form.cin,
    indirizzo: form.indirizzo,
    cap: form.cap,
    tipo_struttura: form.tipo_struttura,
    tipo_prenotazione: form.tipo_prenotazione,
    immagini,
    prezzo_notte: form.prezzo_notte,
    posti_letto: form.posti_letto,
    telefono: form.telefono,
    email: form.email,
    status: 'approvata',
    motivo_rifiuto: null,
    is_guaranteed: false,
    onboarding_by: null,
    created_at: '2026-11-20T08:12:00.000Z',
    submitted_at: '2026-11-20T08:12:00.000Z',
    approved_at: '2026-11-21T09:30:00.000Z',
    email_in_attesa: null,
    modifica: null,
    form: { ...form, immagini },
    versione: 'v1',
    ...overrides,
  };
}
