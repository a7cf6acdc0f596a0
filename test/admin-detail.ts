import { flags } from './flags.ts';
import { emptyStory } from '../src/strutture/rules/listing-fields.ts';
import type { AdminDetail } from '../src/strutture/admin-contract.ts';
import { ownerStruttura } from './owner-struttura.ts';

export function adminDetail(overrides: Partial<AdminDetail> = {}): AdminDetail {
  const { modifica: _, ...ownerFields } = ownerStruttura();
  const { form } = ownerFields;
  return {
    ...ownerFields,
    descrizione: form.descrizione,
    regione: 'Toscana',
    num_camere: form.num_camere,
    num_bagni: form.num_bagni,
    ...flags(true),
    ...emptyStory(),
    accoglie_foto: null,
    servizi: form.servizi,
    servizio_pulizie: form.servizio_pulizie,
    prezzo_pulizie: form.prezzo_pulizie,
    is_demo: false,
    stripe_onboarding_completed: false,
    email_confirmed: true,
    cin_conteso: false,
    richiesta: null,
    testi_cambiati_at: null,
    testi_cambiati: null,
    rifiuto_precedente: null,
    proprietario_email: 'anna@example.it',
    proprietario_avvisato: true,
    controlli: [],
    cambiamenti: [],
    immagini_pubblicate: [],
    decisione_annullabile: false,
    ...overrides,
  };
}
