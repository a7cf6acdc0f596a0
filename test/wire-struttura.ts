import type { Camera, Struttura } from '../src/strutture/contract.ts';
import type { Tariffa } from '../src/strutture/prices-contract.ts';
import { podere } from './podere.ts';

export function wireCamera(overrides: Partial<Camera> = {}): Camera {
  return {
    id: 1,
    nome_camera: 'Camera Blu',
    posti_letto: 2,
    tipo_letti: '1_matrimoniale',
    letti_aggiuntivi: '',
    bagno_privato: true,
    prezzo_notte: 60,
    servizi_camera: [],
    disponibile: true,
    note: '',
    ...overrides,
  };
}

export function wireStruttura(overrides: Partial<Struttura> = {}): Struttura {
  return {
    id: 7,
    slug: 'podere-le-querce',
    ...podere(),
    cin: 'IT052015C2DEMO0007',
    sigla: 'SI',
    prezzo_notte: 95,
    num_bagni: 2,
    immagini: [],
    servizi: [],
    is_guaranteed: true,
    is_demo: false,
    tariffe: [],
    accettazione: 'immediata',
    politica_cancellazione: 'moderata',
    servizio_pulizie: true,
    prezzo_pulizie: 40,
    camere: [],
    posizione: { lat: 43.1, lon: 11.78, precisione: 'comune' },
    accoglie_foto: null,
    accoglie_da: '2026-10-02',
    risponde_entro_ore: null,
    created_at: '2026-10-01T08:00:00.000Z',
    approved_at: '2026-10-02T08:00:00.000Z',
    ...overrides,
  };
}

export const wireTariffa: Tariffa = {
  camera_id: null,
  nome: '',
  dal: null,
  al: null,
  prezzo_notte: null,
  prezzo_weekend: null,
  soggiorno_minimo: null,
  ospiti_inclusi: null,
  supplemento_ospite: null,
};
