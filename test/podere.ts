import { emptyStory } from '../src/strutture/rules/listing-fields.ts';
import { flags } from './flags.ts';

export const podere = () => ({
  nome: 'Podere Le Querce',
  descrizione: 'Casale in pietra tra gli ulivi.',
  tipo_struttura: ['casa_vacanza' as const],
  tipo_prenotazione: 'casa_vacanza' as const,
  indirizzo: 'Strada delle Vigne 14',
  citta: 'Montepulciano',
  cap: '53045',
  citta_id: 52015,
  provincia_id: 52,
  regione_id: 9,
  posti_letto: 4,
  num_camere: 2,
  num_bagni: 1,
  ...flags(true),
  telefono: '+39 333 555 0101',
  email: 'anna@example.it',
  ...emptyStory(),
});
