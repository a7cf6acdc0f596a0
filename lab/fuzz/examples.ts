import { addDays, dateInRome } from '../../src/kernel/calendar-date.ts';
import type { KnownHome } from './known-values.ts';

/** A form that is taken as it is. The CIN is what it has to have of its own. */
function submission(cin: string) {
  return {
    nome: 'Podere del Fuzz',
    descrizione: 'Casale in pietra tra gli ulivi, con forno a legna e vista sulla valle.',
    tipo_struttura: ['casa_vacanza'],
    tipo_prenotazione: 'casa_vacanza',
    cin,
    indirizzo: 'Strada delle Vigne 14',
    citta_id: 52_015,
    provincia_id: 52,
    regione_id: 9,
    citta: 'Montepulciano',
    cap: '53045',
    prezzo_notte: 95,
    posti_letto: 4,
    num_camere: 2,
    num_bagni: 1,
    telefono: '+39 0578 555 010',
    email: 'proprietaria@example.it',
    non_su_booking: true,
    consenso_privacy: true,
    immagini: [],
    versione: 1,
  };
}

const NEW_CINS = 40;

/** Bodies that calls take as they are, by the last words of their path. */
export function exampleBodies(homes: readonly KnownHome[]): (path: string) => unknown[] {
  const today = dateInRome(new Date());
  const [home = { id: 1, cin: 'IT052015C2DEMO0001' }] = homes;
  const cins = Array.from({ length: NEW_CINS }, (_, at) => `IT052015C2FUZ${String(at).padStart(5, '0')}`);
  const forms = [...cins, ...homes.slice(0, 4).map(({ cin }) => cin)].map(submission);
  const stays = homes.slice(0, 8).flatMap(({ id, cin }) =>
    [20, 47, 90].map((day) => ({
      struttura_id: id,
      cin,
      check_in_date: addDays(today, day),
      check_out_date: addDays(today, day + 3),
      guests: 2,
      guest_name: 'Ada Bassi',
      guest_email: 'ospite@example.it',
      guest_phone: '+39 333 1234567',
      notes: null,
    })),
  );
  const event = { property_id: home.id, start_date: addDays(today, 40), end_date: addDays(today, 42) };
  const article = { titolo: 'Le Crete', contenuto: '<p>Argilla e cipressi.</p>', categoria: 'Destinazioni' };
  const bodies: Readonly<Record<string, unknown[]>> = {
    strutture: forms,
    'strutture/{id}': forms,
    'create-payment': stays,
    'calendar/events': [{ ...event, event_type: 'blocked' }],
    'blog/posts': [article, { ...article, tags: ['crete'], status: 'pubblicato' }],
    preview: [article],
    comments: [{ autore: 'Dora', email: 'dora@example.it', contenuto: 'E in inverno?', elapsed_ms: 9000 }],
  };
  return (path) => Object.entries(bodies).find(([end]) => path.endsWith(`/${end}`))?.[1] ?? [];
}
