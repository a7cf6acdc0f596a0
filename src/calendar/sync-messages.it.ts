import { formatCount } from '../kernel/format-count.ts';
import type { ExportTarget, IgnoredReason, Platform } from './rules/feed.ts';

const counted = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${formatCount(count)} ${many}`;
const events = (count: number) => counted(count, 'evento', 'eventi');
const conflicts = (count: number) => counted(count, 'conflitto', 'conflitti');

const piattaforme = { airbnb: 'Airbnb', booking: 'Booking.com', vrbo: 'VRBO' } as const satisfies Record<
  Platform,
  string
>;

function eventiOra(count: number, held: number): string {
  if (held === 0) return events(count);
  return count === 0
    ? `${events(held)} in attesa di conferma`
    : `${events(count)} · ${formatCount(held)} in attesa di conferma`;
}

/** Why events of a platform were not imported: one, or several. */
const ignorati: Record<IgnoredReason, readonly [one: string, many: string]> = {
  data_non_valida: ['senza una data valida', 'senza una data valida'],
  ricorrenza: ['con una ripetizione che non seguiamo per intero', 'con una ripetizione che non seguiamo per intero'],
  fine_prima_inizio: [
    'con la fine prima dell’inizio: occupa una notte',
    'con la fine prima dell’inizio: occupano una notte ciascuno',
  ],
  fuso_sconosciuto: ['con un fuso orario che non riconosciamo', 'con un fuso orario che non riconosciamo'],
  non_chiaro: ['che non dice con chiarezza quali notti', 'che non dicono con chiarezza quali notti'],
  senza_notte: ['di poche ore, senza notti', 'di poche ore, senza notti'],
  fuori_orizzonte: ['già passato o oltre i due anni', 'già passati o oltre i due anni'],
  doppione: ['doppione', 'doppioni'],
  annullato: ['annullato', 'annullati'],
  nostro: ['già nostro, rimandato dalla piattaforma', 'già nostri, rimandati dalla piattaforma'],
  troppi: ['oltre i primi 5.000', 'oltre i primi 5.000'],
};

/** Those of one reason: counted only where there are other reasons, too. */
function ignorato(reason: IgnoredReason, count: number, isOnly: boolean): string {
  const [one, many] = ignorati[reason];
  return isOnly ? (count === 1 ? one : many) : counted(count, one, many);
}

/** Where each platform keeps its own address, and where it takes ours; links of their menus as they call them. */
const istruzioni: Record<Platform, { copia: readonly string[]; incolla: string }> = {
  airbnb: {
    copia: [
      'Su airbnb.it passa alla modalità host e apri «Calendario».',
      'Scegli l’annuncio, poi «Disponibilità».',
      'In fondo tocca «Collega i calendari», poi «Collega a un altro sito web».',
      'Copia il link del calendario Airbnb: finisce con .ics e qualche altro carattere.',
    ],
    incolla: 'L’indirizzo di Ospitalia va nella stessa pagina, dove chiede il link dell’altro sito.',
  },
  booking: {
    copia: [
      'Entra nell’extranet di Booking.com e apri «Tariffe e disponibilità».',
      'Scegli «Sincronizza i calendari». Se la voce non c’è, la tua struttura usa un gestionale o un channel manager.',
      'Accanto alla camera scegli di esportare il calendario: ogni camera ha il suo.',
      'Copia il link. Può non avere .ics: va bene lo stesso.',
    ],
    incolla: 'L’indirizzo di Ospitalia va nella stessa pagina, con «Importa calendario».',
  },
  vrbo: {
    copia: [
      'Entra nel tuo account VRBO e scegli l’annuncio.',
      'Apri «Calendario», poi «Importa ed esporta» (o «Disponibilità», «Sincronizzazione dei calendari»).',
      'Tocca «Esporta calendario» e copia l’indirizzo che finisce con .ics.',
    ],
    incolla: 'L’indirizzo di Ospitalia va nella stessa pagina, con «Importa calendario».',
  },
};

const daOspitalia = 'Da Ospitalia alle piattaforme';

/** @example unaOAltra(['Altro calendario', 'VRBO']) // 'Altro calendario o VRBO' */
function unaOAltra(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} o ${names.at(-1) ?? ''}`;
}

/** The sentences of the sync dialog and of what stands beside the calendar; those of the specification stand first. */
export const syncMessages = {
  titolo: 'Sincronizzazione Calendari',
  sincronizza: 'Sincronizza',
  sincronizzaTutto: 'Sincronizza Tutto',
  esporta: 'Esporta Calendario',
  aggiornaStato: 'Aggiorna Stato',
  mai: 'Mai',
  /** The four notes of section 2. */
  note: [
    'La sincronizzazione parte da sola ogni ora.',
    'Gli eventi sincronizzati non si modificano qui: si cambiano sulla piattaforma d’origine.',
    'I conflitti vanno controllati a mano sulle due piattaforme.',
    'L’esportazione include solo gli eventi futuri e i soggiorni in corso.',
  ],

  piattaforme,
  destinazioni: { ...piattaforme, altro: 'Altro calendario' } satisfies Record<ExportTarget, string>,
  tuttaLaCasa: 'Tutta la casa',
  inBreve:
    'La sincronizzazione parte da sola ogni ora. Gli eventi importati si modificano solo sulla piattaforma d’origine. L’esportazione include solo gli eventi futuri.',
  eventi: events,
  /** `held`: gone from the last reading, and drawn until the next one confirms it. */
  eventiOra,
  conflitti: conflicts,
  conflittiDaControllare: (count: number) => `${conflicts(count)} da controllare`,
  conflitto: (nights: string, one: string, other: string) => `${nights}: ${one} e ${other} si sovrappongono.`,
  verificaAMano: 'Verifica a mano su entrambe le piattaforme.',
  altriConflitti: (count: number) =>
    count === 1 ? 'E un altro, nel calendario.' : `E altri ${formatCount(count)}, nel calendario.`,
  nonCollegata: 'Non collegata',
  collega: 'Collega',
  ultima: 'Ultima sincronizzazione',
  nessuna: 'Nessuna piattaforma collegata: aggiungi la prima qui sopra.',
  collegate: 'Piattaforme collegate',
  esportato: 'Calendario esportato.',
  statoFallito: 'Non riusciamo a leggere lo stato della sincronizzazione.',
  statoAggiornato: 'Stato aggiornato.',
  statoInArrivo: 'Leggiamo lo stato della sincronizzazione…',
  sessioneFinita: 'La tua sessione è finita.',
  riprovaTraPoco: 'controlla la connessione e riprova.',

  /** What a sync does not read: it was read a moment ago, or has to wait. */
  giaAggiornato: (time: string) => `Già aggiornato alle ${time}`,
  giaAggiornata: (name: string, time: string) => `${name}: già aggiornato alle ${time}.`,
  rimandata: {
    failed: (name: string, time: string) => `${name}: l’ultima lettura non è riuscita. Riprova dalle ${time}.`,
    silent: (name: string, time: string) => `${name} per ora non risponde: la rileggiamo alle ${time}.`,
    resting: (name: string, time: string) => `${name} ci ha chiesto di aspettare: rileggiamo alle ${time}.`,
  },

  inCorso: 'Lettura in corso…',
  inAttesa: 'In attesa della prima lettura.',
  inPausa: (errore: string) => `In pausa. ${errore}`,
  /** Of a platform that rests nothing was read at all: it is no reading that failed. */
  nonRiuscita: (count: number, errore: string) =>
    count === 0
      ? errore
      : count === 1
        ? `L’ultima lettura non è riuscita. ${errore}`
        : `Le ultime ${formatCount(count)} letture non sono riuscite. ${errore}`,
  trattenute: (count: number) =>
    count === 1
      ? '1 notte non compare più: si libera se manca anche alla prossima lettura.'
      : `${formatCount(count)} notti non compaiono più: si liberano se mancano anche alla prossima lettura.`,
  crollo: (when: string, { nights, of }: { nights: number; of: number }, platform: string) =>
    `${when}: sono sparite insieme ${formatCount(nights)} notti su ${formatCount(of)}. Restano occupate finché la prossima lettura non lo conferma: se non torna, controlla su ${platform}.`,
  inParte: 'Letto in parte',
  /** What events mean that were not fully understood; they follow. */
  eventiInParte: (count: number) =>
    count === 1
      ? '1 evento si legge solo in parte. Le sue notti si prenotano solo su richiesta:'
      : `${formatCount(count)} eventi si leggono solo in parte. Le loro notti si prenotano solo su richiesta:`,
  eventiInParteInBreve: (count: number) =>
    count === 1
      ? '1 evento si legge solo in parte: le sue notti si prenotano solo su richiesta.'
      : `${formatCount(count)} eventi si leggono solo in parte: le loro notti si prenotano solo su richiesta.`,
  altriInParte: (count: number) => (count === 1 ? 'E un altro.' : `E altri ${formatCount(count)}.`),
  rimedioInParte: (platform: string) =>
    `Controlla quelle notti su ${platform} e correggi là l’evento, o blocca qui le notti che sono occupate. Appena leggiamo tutto il calendario tornano a vendersi subito.`,
  /** What the owner is told, then what to do about it. `read`: the addresses that it may read. */
  indirizzoSbagliato: (name: string, read: readonly string[]) =>
    `${name} legge l’indirizzo di un’altra piattaforma. Su ${name} togli l’indirizzo per ${unaOAltra(read)} e incolla al suo posto quello per ${name}: lo trovi in «${daOspitalia}». Finché non lo fai, le notti annullate possono restare chiuse.`,
  nonImportati: (count: number, reasons: string) =>
    `${counted(count, 'evento non importato', 'eventi non importati')}: ${reasons}.`,
  ignorato,

  collegaCalendario: 'Collega un calendario',
  piattaforma: 'Piattaforma',
  indirizzo: 'Indirizzo iCal',
  esempio: 'https://…/calendario.ics',
  camera: 'Camera',
  scegliCamera: 'Scegli la camera',
  aggiungi: 'Aggiungi',
  leggiamo: 'Leggiamo il calendario…',
  sostituisce: (platform: string) => `${platform} è già collegata: il nuovo indirizzo sostituisce quello di adesso.`,
  collegata: (platform: string, count: number) => `${platform} è collegata: ${trovati(count)}.`,
  salvata: (platform: string, avviso: string) => `${platform} è salvata, ma non è ancora stata letta. ${avviso}`,
  perderesti: 'Chiudi senza aggiungere la piattaforma? L’indirizzo che hai scritto va perso.',
  chiudiSenza: 'Chiudi senza aggiungere',
  assegna: 'Assegna',

  sincronizzaPiattaforma: (name: string) => `Sincronizza ${name}`,
  collegaPiattaforma: (name: string) => `Collega ${name}`,
  rimuovi: 'Rimuovi',
  rimuoviPiattaforma: (name: string) => `Rimuovi ${name}`,
  vuoiRimuovere: (name: string, count: number) =>
    count === 0
      ? `Vuoi rimuovere ${name}? Sparisce subito l’indirizzo da cui legge Ospitalia. Eventi importati non ne ha.`
      : `Vuoi rimuovere ${name}? Spariscono subito i suoi eventi importati (${formatCount(count)}) e l’indirizzo da cui legge Ospitalia. Le notti che occupava solo lei tornano libere.`,
  rimossa: (name: string, count: number) => `${name} è rimossa${count === 0 ? '' : ', con i suoi eventi'}.`,
  erroreRimozione: 'Errore nell’eliminazione della configurazione: ',

  esportaVerso: daOspitalia,
  esportaSpiegato:
    'Incolla su ogni piattaforma il suo indirizzo: così le notti prese qui e sulle altre si chiudono anche là. Ogni piattaforma rilegge quando vuole: possono passare alcune ore.',
  nessunIndirizzo: 'Nessun indirizzo: nascono da soli quando colleghi una piattaforma.',
  indirizzoPer: (name: string) => `Indirizzo per ${name}`,
  copia: 'Copia',
  copiaPer: (name: string) => `Copia l’indirizzo per ${name}`,
  /** `when` as it stands alone: «Oggi, 11:02». */
  lettoIl: (when: string) => `Letto l’ultima volta: ${when.toLowerCase()}`,
  maiLetto: 'Non ancora letto da nessuno.',
  nuovoIndirizzo: 'Nuovo indirizzo',
  nuovoIndirizzoPer: (name: string) => `Nuovo indirizzo per ${name}`,
  vuoiNuovo: (name: string) =>
    `Vuoi un nuovo indirizzo per ${name}? Quello di adesso smette di funzionare: incolla il nuovo al suo posto.`,
  nuovoCreato: (name: string) => `Il nuovo indirizzo per ${name} è pronto.`,
  revoca: 'Revoca',
  revocaPer: (name: string) => `Revoca l’indirizzo per ${name}`,
  vuoiRevocare: (name: string) =>
    `Vuoi revocare l’indirizzo per ${name}? Smette di funzionare, e là le notti non si chiudono più da sole.`,
  revocato: (name: string) => `L’indirizzo per ${name} è revocato.`,
  creaPer: 'Crea un indirizzo per',
  crea: 'Crea',
  creato: (name: string) => `L’indirizzo per ${name} è pronto.`,
  erroreIndirizzo: 'Errore nell’indirizzo di esportazione: ',

  doveTrovo: 'Dove trovo l’indirizzo iCal?',
  istruzioni,
  traLoro:
    'Se due piattaforme si leggono già direttamente, scollegale: terrebbero chiusa una notte annullata, rimandandosela. A tenerle d’accordo ci pensa Ospitalia.',
} as const;

function trovati(count: number): string {
  if (count === 0) return 'per ora il suo calendario non ha eventi';
  return counted(count, 'evento trovato', 'eventi trovati');
}
