import { formatCount } from '../kernel/format-count.ts';
import { pluralDe } from '../kernel/plural.ts';
import type { IsTranslation } from '../kernel/translation.ts';
import type { ExportTarget, IgnoredReason, Platform } from './rules/feed.ts';

const counted = (count: number, one: string, many: string) =>
  pluralDe(count, { one: `1 ${one}`, other: `${formatCount(count)} ${many}` });
const events = (count: number) => counted(count, 'Eintrag', 'Einträge');
const conflicts = (count: number) => counted(count, 'Konflikt', 'Konflikte');

const piattaforme = { airbnb: 'Airbnb', booking: 'Booking.com', vrbo: 'VRBO' } as const satisfies Record<
  Platform,
  string
>;

function eventiOra(count: number, held: number): string {
  if (held === 0) return events(count);
  return count === 0
    ? `${events(held)}, Bestätigung steht aus`
    : `${events(count)} · ${formatCount(held)} noch zu bestätigen`;
}

/** Why events of a platform were not imported: one, or several. */
const ignorati: Record<IgnoredReason, readonly [one: string, many: string]> = {
  data_non_valida: ['ohne gültiges Datum', 'ohne gültiges Datum'],
  ricorrenza: [
    'mit einer Wiederholung, die wir nicht vollständig übernehmen',
    'mit einer Wiederholung, die wir nicht vollständig übernehmen',
  ],
  fine_prima_inizio: [
    'mit dem Ende vor dem Anfang: belegt eine Nacht',
    'mit dem Ende vor dem Anfang: belegen je eine Nacht',
  ],
  fuso_sconosciuto: ['mit einer unbekannten Zeitzone', 'mit einer unbekannten Zeitzone'],
  non_chiaro: ['ohne klare Angabe der Nächte', 'ohne klare Angabe der Nächte'],
  senza_notte: ['nur wenige Stunden, ohne Nacht', 'nur wenige Stunden, ohne Nacht'],
  fuori_orizzonte: ['vorbei oder mehr als zwei Jahre voraus', 'vorbei oder mehr als zwei Jahre voraus'],
  doppione: ['doppelt', 'doppelt'],
  annullato: ['storniert', 'storniert'],
  nostro: ['von Ospitalia, kommt zurück', 'von Ospitalia, kommen zurück'],
  troppi: ['nach den ersten 5.000', 'nach den ersten 5.000'],
};

/** Those of one reason: counted only where there are other reasons, too. */
function ignorato(reason: IgnoredReason, count: number, isOnly: boolean): string {
  const [one, many] = ignorati[reason];
  return isOnly ? pluralDe(count, { one, other: many }) : counted(count, one, many);
}

/** Where each platform keeps its own address, and where it takes ours; links of their menus as they call them. */
const istruzioni: Record<Platform, { copia: readonly string[]; incolla: string }> = {
  airbnb: {
    copia: [
      'Wechseln Sie auf airbnb.it in den Gastgebermodus und öffnen Sie „Kalender“.',
      'Wählen Sie das Inserat, dann „Verfügbarkeit“.',
      'Tippen Sie unten auf „Kalender verbinden“, dann auf „Mit anderer Website verbinden“.',
      'Kopieren Sie den Link des Airbnb-Kalenders. Er endet mit .ics und einigen weiteren Zeichen.',
    ],
    incolla: 'Die Adresse von Ospitalia kommt auf dieselbe Seite, wo nach dem Link der anderen Website gefragt wird.',
  },
  booking: {
    copia: [
      'Melden Sie sich im Extranet von Booking.com an und öffnen Sie „Raten und Verfügbarkeit“.',
      'Wählen Sie „Kalender synchronisieren“. Fehlt der Punkt, verwendet Ihre Unterkunft eine Verwaltungssoftware oder einen Channel-Manager.',
      'Wählen Sie neben dem Zimmer, den Kalender zu exportieren. Jedes Zimmer hat seinen eigenen.',
      'Kopieren Sie den Link. Auch ohne .ics ist er in Ordnung.',
    ],
    incolla: 'Die Adresse von Ospitalia kommt auf dieselbe Seite, mit „Kalender importieren“.',
  },
  vrbo: {
    copia: [
      'Melden Sie sich in Ihrem VRBO-Konto an und wählen Sie das Inserat.',
      'Öffnen Sie „Kalender“, dann „Importieren und exportieren“ (oder „Verfügbarkeit“, „Kalender synchronisieren“).',
      'Tippen Sie auf „Kalender exportieren“ und kopieren Sie die Adresse, die auf .ics endet.',
    ],
    incolla: 'Die Adresse von Ospitalia kommt auf dieselbe Seite, mit „Kalender importieren“.',
  },
};

const daOspitalia = 'Von Ospitalia zu den Plattformen';

/** @example unaOAltra(['Anderer Kalender', 'VRBO']) // 'Anderer Kalender oder VRBO' */
function unaOAltra(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} oder ${names.at(-1) ?? ''}`;
}

/** `when` as it stands alone: «Heute, 11:02». */
const lowerFirst = (when: string) => when.charAt(0).toLowerCase() + when.slice(1);

function trovati(count: number): string {
  if (count === 0) return 'Vorerst hat der Kalender keine Einträge';
  return counted(count, 'Eintrag gefunden', 'Einträge gefunden');
}

/** The sentences of the sync dialog and of what stands beside the calendar. */
export const syncMessages = {
  titolo: 'Kalender abgleichen',
  sincronizza: 'Abgleichen',
  sincronizzaTutto: 'Alle abgleichen',
  esporta: 'Kalender exportieren',
  aggiornaStato: 'Stand aktualisieren',
  mai: 'Nie',
  note: [
    'Der Abgleich startet jede Stunde von selbst.',
    'Einträge von Plattformen ändern Sie nicht hier, sondern auf der Plattform, von der sie kommen.',
    'Konflikte prüfen Sie selbst auf beiden Plattformen.',
    'Der Export enthält nur künftige Einträge und laufende Aufenthalte.',
  ],

  piattaforme,
  destinazioni: { ...piattaforme, altro: 'Anderer Kalender' } satisfies Record<ExportTarget, string>,
  tuttaLaCasa: 'Ganze Unterkunft',
  inBreve:
    'Der Abgleich startet jede Stunde von selbst. Importierte Einträge ändern Sie nur auf ihrer Plattform. Der Export enthält nur künftige Einträge.',
  eventi: events,
  eventiOra,
  conflitti: conflicts,
  conflittiDaControllare: (count: number) => `${conflicts(count)} zu prüfen`,
  conflitto: (nights: string, one: string, other: string) => `${nights}: ${one} und ${other} überschneiden sich.`,
  verificaAMano: 'Prüfen Sie beide Plattformen selbst.',
  altriConflitti: (count: number) =>
    pluralDe(count, {
      one: 'Und ein weiterer, im Kalender.',
      other: `Und ${formatCount(count)} weitere, im Kalender.`,
    }),
  nonCollegata: 'Nicht verbunden',
  collega: 'Verbinden',
  ultima: 'Letzter Abgleich',
  nessuna: 'Keine Plattform verbunden. Fügen Sie oben die erste hinzu.',
  collegate: 'Verbundene Plattformen',
  esportato: 'Kalender exportiert.',
  statoFallito: 'Wir können den Stand des Abgleichs nicht laden.',
  statoAggiornato: 'Stand aktualisiert.',
  statoInArrivo: 'Der Stand des Abgleichs wird geladen…',
  sessioneFinita: 'Ihre Sitzung ist abgelaufen.',
  riprovaTraPoco: 'Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',

  /** What a sync does not read: it was read a moment ago, or has to wait. */
  giaAggiornato: (time: string) => `Schon um ${time} Uhr aktualisiert`,
  giaAggiornata: (name: string, time: string) => `${name}: schon um ${time} Uhr aktualisiert.`,
  rimandata: {
    failed: (name: string, time: string) =>
      `${name}: Der letzte Abruf ist misslungen. Versuchen Sie es ab ${time} Uhr noch einmal.`,
    silent: (name: string, time: string) => `${name} antwortet gerade nicht. Wir rufen um ${time} Uhr wieder ab.`,
    resting: (name: string, time: string) => `${name} bittet uns zu warten. Wir rufen um ${time} Uhr wieder ab.`,
  },

  inCorso: 'Wird abgerufen…',
  inAttesa: 'Wartet auf den ersten Abruf.',
  inPausa: (errore: string) => `Pausiert. ${errore}`,
  /** Of a platform that rests nothing was read at all: it is no reading that failed. */
  nonRiuscita: (count: number, errore: string) => {
    if (count === 0) return errore;
    return pluralDe(count, {
      one: `Der letzte Abruf ist misslungen. ${errore}`,
      other: `Die letzten ${formatCount(count)} Abrufe sind misslungen. ${errore}`,
    });
  },
  trattenute: (count: number) =>
    pluralDe(count, {
      one: '1 Nacht ist verschwunden. Sie wird frei, wenn sie auch beim nächsten Abruf fehlt.',
      other: `${formatCount(count)} Nächte sind verschwunden. Sie werden frei, wenn sie auch beim nächsten Abruf fehlen.`,
    }),
  crollo: (when: string, { nights, of }: { nights: number; of: number }, platform: string) =>
    `${when}: ${formatCount(nights)} von ${formatCount(of)} Nächten sind auf einmal verschwunden. Sie bleiben belegt, bis der nächste Abruf es bestätigt. Wenn das nicht stimmt, prüfen Sie ${platform}.`,
  inParte: 'Teilweise gelesen',
  eventiInParte: (count: number) =>
    count === 1
      ? '1 Eintrag ist nur teilweise lesbar. Seine Nächte sind nur auf Anfrage buchbar:'
      : `${formatCount(count)} Einträge sind nur teilweise lesbar. Ihre Nächte sind nur auf Anfrage buchbar:`,
  eventiInParteInBreve: (count: number) =>
    count === 1
      ? '1 Eintrag ist nur teilweise lesbar. Seine Nächte sind nur auf Anfrage buchbar.'
      : `${formatCount(count)} Einträge sind nur teilweise lesbar. Ihre Nächte sind nur auf Anfrage buchbar.`,
  altriInParte: (count: number) => (count === 1 ? 'Und ein weiterer.' : `Und ${formatCount(count)} weitere.`),
  rimedioInParte: (platform: string) =>
    `Prüfen Sie diese Nächte auf ${platform} und berichtigen Sie dort den Eintrag, oder sperren Sie hier die belegten Nächte. Sobald wir den ganzen Kalender lesen können, sind die freien Nächte wieder sofort buchbar.`,
  /** What the owner is told, then what to do about it. `read`: the addresses that it may read. */
  indirizzoSbagliato: (name: string, read: readonly string[]) =>
    `${name} ruft die Adresse einer anderen Plattform ab. Entfernen Sie auf ${name} die Adresse für ${unaOAltra(read)} und fügen Sie stattdessen die für ${name} ein. Sie steht unter „${daOspitalia}“. Bis dahin können stornierte Nächte gesperrt bleiben.`,
  nonImportati: (count: number, reasons: string) =>
    `${counted(count, 'Eintrag nicht importiert', 'Einträge nicht importiert')}: ${reasons}.`,
  ignorato,

  collegaCalendario: 'Kalender verbinden',
  piattaforma: 'Plattform',
  indirizzo: 'iCal-Adresse',
  esempio: 'https://…/kalender.ics',
  camera: 'Zimmer',
  scegliCamera: 'Zimmer wählen',
  aggiungi: 'Hinzufügen',
  leggiamo: 'Der Kalender wird abgerufen…',
  sostituisce: (platform: string) => `${platform} ist schon verbunden. Die neue Adresse ersetzt die jetzige.`,
  collegata: (platform: string, count: number) => `${platform} ist verbunden: ${trovati(count)}.`,
  salvata: (platform: string, avviso: string) => `${platform} ist gespeichert, aber noch nicht abgerufen. ${avviso}`,
  perderesti: 'Schließen, ohne die Plattform hinzuzufügen? Die eingegebene Adresse geht verloren.',
  chiudiSenza: 'Schließen, nicht hinzufügen',
  assegna: 'Zuordnen',

  sincronizzaPiattaforma: (name: string) => `${name} abgleichen`,
  collegaPiattaforma: (name: string) => `${name} verbinden`,
  rimuovi: 'Entfernen',
  rimuoviPiattaforma: (name: string) => `${name} entfernen`,
  vuoiRimuovere: (name: string, count: number) =>
    count === 0
      ? `Möchten Sie ${name} entfernen? Die Adresse, unter der ${name} Ospitalia abruft, verschwindet sofort. Importierte Einträge gibt es keine.`
      : `Möchten Sie ${name} entfernen? Die importierten Einträge (${formatCount(count)}) und die Adresse, unter der ${name} Ospitalia abruft, verschwinden sofort. Nächte, die nur ${name} belegt hat, werden wieder frei.`,
  rimossa: (name: string, count: number) => `${name} ist entfernt${count === 0 ? '' : ', mit allen Einträgen'}.`,
  erroreRimozione: 'Die Plattform konnte nicht entfernt werden: ',

  esportaVerso: daOspitalia,
  esportaSpiegato:
    'Fügen Sie auf jeder Plattform ihre Adresse ein. So werden Nächte, die hier oder auf einer anderen Plattform vergeben sind, auch dort gesperrt. Jede Plattform ruft in ihrem eigenen Takt ab. Das kann einige Stunden dauern.',
  nessunIndirizzo: 'Noch keine Adressen. Sie entstehen von selbst, wenn Sie eine Plattform verbinden.',
  indirizzoPer: (name: string) => `Adresse für ${name}`,
  copia: 'Kopieren',
  copiaPer: (name: string) => `Adresse für ${name} kopieren`,
  lettoIl: (when: string) => `Zuletzt abgerufen: ${lowerFirst(when)}`,
  maiLetto: 'Noch nie abgerufen.',
  nuovoIndirizzo: 'Neue Adresse',
  nuovoIndirizzoPer: (name: string) => `Neue Adresse für ${name}`,
  vuoiNuovo: (name: string) =>
    `Möchten Sie eine neue Adresse für ${name}? Die jetzige funktioniert dann nicht mehr. Fügen Sie die neue an ihrer Stelle ein.`,
  nuovoCreato: (name: string) => `Die neue Adresse für ${name} ist bereit.`,
  revoca: 'Widerrufen',
  revocaPer: (name: string) => `Adresse für ${name} widerrufen`,
  vuoiRevocare: (name: string) =>
    `Möchten Sie die Adresse für ${name} widerrufen? Sie funktioniert dann nicht mehr, und die Nächte werden dort nicht mehr von selbst gesperrt.`,
  revocato: (name: string) => `Die Adresse für ${name} ist widerrufen.`,
  creaPer: 'Adresse anlegen für',
  crea: 'Anlegen',
  creato: (name: string) => `Die Adresse für ${name} ist bereit.`,
  erroreIndirizzo: 'Fehler bei der Exportadresse: ',

  doveTrovo: 'Wo finde ich die iCal-Adresse?',
  istruzioni,
  traLoro:
    'Wenn zwei Plattformen einander schon direkt abrufen, trennen Sie sie. Sonst halten sie eine stornierte Nacht gegenseitig gesperrt. Um die Abstimmung kümmert sich Ospitalia.',
} as const;

true satisfies IsTranslation<typeof import('./sync-messages.it.ts'), typeof import('./sync-messages.de.ts')>;
