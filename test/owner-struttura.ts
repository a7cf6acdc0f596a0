import type { OwnerDetail, SavedForm } from '../src/strutture/owner-contract.ts';
import { podere } from './podere.ts';

const form: SavedForm = {
  ...podere(),
  cin: 'IT052015C2TEST0001',
  prezzo_notte: 95,
  num_bagni: 2,
  immagini: [],
  dettagli_foto: [],
  servizi: [],
  booking_ical_url: '',
  non_su_booking: true,
  servizio_pulizie: false,
  prezzo_pulizie: 0,
  camere: [],
  punto: '',
  traduzioni: {},
  traduzioni_testi: {},
  accoglie_foto: '',
};

export function ownerStruttura(overrides: Partial<OwnerDetail> = {}): OwnerDetail {
  const { immagini = [] } = overrides;
  return {
    id: 7,
    slug: 'podere-le-querce',
    ...podere(),
    sigla: 'SI',
    cin: form.cin,
    immagini,
    prezzo_notte: form.prezzo_notte,
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
