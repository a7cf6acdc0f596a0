import { addDays, dateInRome } from '../../src/kernel/dates/calendar-date.ts';

export type KnownValues = Readonly<Record<string, readonly unknown[]>>;

export type KnownHome = { id: number; cin: string };

const DAYS = [-1, 0, 1, 7, 9, 12, 30, 33, 60, 200, 365];

const TEXT = {
  citta: ['Montepulciano', 'Siena', 'Roma', 'montepulciano'],
  dove: ['toscana', 'toscana/siena'],
  regione: ['toscana', 'lazio', 'sicilia'],
  provincia: ['siena', 'roma'],
  slug: ['podere', 'x'],
  area: ['chianti', 'val-d-orcia'],
  q: ['montepulciano', 'casa con piscina a siena', 'mare', 'roma ad agosto'],
  testo: ['piscina', 'podere', 'vista sul mare'],
  cerca: ['podere', 'IT052'],
  zona: ['11,43,12,44', '7,36,18,47'],
  intorno: ['52015'],
  km: ['10', '30'],
  notti: ['2', '7'],
  ospiti: ['1', '2', '6'],
  tipo: ['casa_vacanza', 'bnb', 'agriturismo'],
  ordina: ['prezzo', 'prezzo_desc', 'giorno', 'distanza'],
  servizi: ['piscina', 'wifi,parcheggio'],
  prezzo_min: ['20'],
  prezzo_max: ['300'],
  email: ['ospite@example.it', ' Ospite.Due@Example.IT '],
  guest_email: ['ospite@example.it'],
  guest_name: ['Ada Bassi'],
  telefono: ['+39 0578 757012', ''],
  guest_phone: ['+39 333 1234567'],
  notes: ['Arriviamo tardi.\nGrazie'],
  titolo: ['Le Crete d’autunno'],
  contenuto: ['<p>Argilla e <strong>cipressi</strong>.</p><table><tr><td>1</td></tr></table>', 'Bello!'],
  autore: ['Dora'],
  nome: ['Podere del Sole', 'foto.jpg'],
  descrizione: ['Casale in pietra tra gli ulivi, con forno a legna e vista sulla valle.'],
  emoji: ['🌊'],
  meta_description: ['Dove andare.'],
  motivo: ['La casa è in restauro.'],
  summary: ['Famiglia Bassi'],
  file: ['airbnb.ics', 'strutture-1.xml', 'x.jpg'],
  resto: ['niente', 'strutture', 'admin/login'],
  carta: ['4242424242424242', '4000000000000002'],
  import_url: ['https://calendari.example/casa.ics'],
  booking_ical_url: ['https://calendari.example/casa.ics', null],
  status: ['pubblicato', 'bozza', 'annulla'],
  username: ['admin'],
  password: ['una parola d’ordine lunga'],
  conferma: ['SVUOTA', 'svuota'],
  token: ['a'.repeat(43)],
  categoria: ['Destinazioni', 'destinazioni'],
};

const CHOICES = {
  modalita: ['immediata', 'su_richiesta'],
  politica: ['flessibile', 'moderata', 'rigida'],
  politica_cancellazione: ['flessibile', 'moderata', 'rigida'],
  event_type: ['blocked', 'booking'],
  tags: [['toscana', 'autunno'], []],
  tariffe: [[], [{ nome: 'Estate', dal: '2027-06-01', al: '2027-09-01', prezzo_notte: 120 }]],
  immagini: [[], ['caricamento:nessuno']],
  immagine: ['caricamento:nessuno', null],
  elapsed_ms: [9000],
  sito: [''],
  versione: [1, 2, 3],
  guests: [1, 2],
  camera_id: [null, 1],
  punto: [null, { lat: 43.1, lon: 11.8 }],
  camere: [[], [{ nome_camera: 'Rosa', tipo_letto: 'matrimoniale', posti_letto: 2, prezzo_notte: 60 }]],
  sync_interval_minutes: [60],
  export_enabled: [true],
};

export function knownValues(homes: readonly KnownHome[]): KnownValues {
  const today = dateInRome(new Date());
  const days = DAYS.map((count) => addDays(today, count));
  const ids = homes.map(({ id }) => id);
  const numbers = [...ids, 1, 2, 3, 999_999];
  const named = (names: readonly string[], values: readonly unknown[]) =>
    Object.fromEntries(names.map((name) => [name, values]));
  return {
    ...TEXT,
    ...CHOICES,
    ...named(['dal', 'al', 'periodo_dal', 'periodo_al', 'start_date', 'end_date'], days),
    ...named(['check_in_date', 'check_out_date'], days),
    ...named(['id', 'struttura_id', 'property_id', 'post_id'], numbers),
    ids: [ids.slice(0, 3).join(','), String(ids[0] ?? 1)],
    cin: homes.map(({ cin }) => cin),
    citta_id: [52_015, '52015', '52015,52032'],
    provincia_id: [52, 258],
    regione_id: [9, 12],
    codice: ['ABCD-EFGH-JKLM', '000000'],
  };
}
