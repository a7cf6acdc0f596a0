import type { IsTranslation } from '../kernel/translation.ts';
import { classiCin } from './detail-messages.de.ts';
import type { CinCheck } from './rules/cin-check.ts';
import type { CinDescription, CinNote } from './rules/describe-cin.ts';
import { formatAddress } from './rules/format-address.ts';
import type { StrutturaFault } from './rules/struttura-fault.ts';

/** Why a form is refused. */
const faults: Record<StrutturaFault, string> = {
  campiMissing: 'Bitte füllen Sie alle Pflichtfelder aus, auch die Art der Unterkunft',
  prezzoNotteMissing: 'Bei Ferienhäusern ist der Preis pro Nacht nötig',
  camereMissing: 'Bei B&B und Gästezimmern ist mindestens ein Zimmer nötig',
  calendarNotHttp: 'Die URL des Kalenders muss mit http:// oder https:// beginnen',
  calendarMissing: 'Für neue Unterkünfte ist die URL des Booking.com-Kalenders nötig',
  prezzoPulizieInvalid: 'Wenn Sie die Reinigung anbieten, geben Sie einen gültigen Preis an',
  consensoMissing: 'Um fortzufahren, müssen Sie die Datenschutzerklärung akzeptieren',
  cinInUse: 'Dieser CIN wird schon verwendet. Geben Sie einen anderen an.',
  cinLength: 'Der CIN muss ohne „IT“ zwischen 8 und 17 Zeichen haben',

  nomeMissing: 'Geben Sie den Namen der Unterkunft an',
  descrizioneMissing: 'Schreiben Sie eine Beschreibung',
  cinMissing: 'Geben Sie den CIN an',
  indirizzoMissing: 'Geben Sie Straße und Hausnummer an',
  cittaMissing: 'Wählen Sie den Ort',
  capMissing: 'Wählen Sie die Postleitzahl',
  postiLettoMissing: 'Geben Sie an, wie viele Schlafplätze es gibt',
  numCamereMissing: 'Geben Sie an, wie viele Zimmer es gibt',
  numBagniMissing: 'Geben Sie an, wie viele Bäder es gibt',
  tipoMissing: 'Wählen Sie mindestens eine Art',

  textInvalid: 'Dieser Text enthält ungültige Zeichen. Schreiben Sie ihn neu.',
  flagInvalid: 'Diese Wahl ist ungültig.',
  nomeTooLong: 'Der Name darf höchstens 120 Zeichen haben.',
  descrizioneTooLong: 'Die Beschreibung darf höchstens 5.000 Zeichen haben.',
  indirizzoTooLong: 'Die Adresse darf höchstens 200 Zeichen haben.',
  tipoInvalid: 'Eine der Arten gibt es nicht.',
  tipoPrenotazioneInvalid: 'Wählen Sie, wie gebucht wird: ganze Unterkunft oder nach Zimmer.',
  provinciaMismatch: 'Der Ort liegt nicht in der angegebenen Provinz.',
  capMismatch: 'Diese Postleitzahl gehört nicht zum angegebenen Ort.',
  prezzoNotteOutOfRange: 'Der Preis pro Nacht liegt zwischen 1 und 100.000 €, mit höchstens zwei Nachkommastellen.',
  postiLettoOutOfRange: 'Möglich sind 1 bis 800 Schlafplätze.',
  numCamereOutOfRange: 'Möglich sind 1 bis 100 Zimmer.',
  numBagniOutOfRange: 'Möglich sind 1 bis 100 Bäder.',
  serviziInvalid: 'Ein Punkt der Ausstattung existiert nicht oder kommt doppelt vor.',
  telefonoInvalid: 'Geben Sie eine einzige gültige Telefonnummer an, keine kostenpflichtige.',
  emailMissing: 'Geben Sie Ihre E-Mail-Adresse an. Dorthin senden wir die Bestätigung.',
  emailInvalid: 'Geben Sie eine gültige E-Mail-Adresse an.',
  emailUnicode:
    'Vor dem @ stehen Umlaute oder Buchstaben eines anderen Alphabets, die viele Mailserver ablehnen. Geben Sie eine andere Adresse an.',
  calendarUrlInvalid: 'Die Adresse des Kalenders ist ungültig oder nicht erreichbar.',
  prezzoPulizieOutOfRange:
    'Der Preis der Reinigung liegt zwischen 0,01 und 100.000 €, mit höchstens zwei Nachkommastellen.',

  tooManyCamere: 'Sie können höchstens 100 Zimmer eintragen.',
  cameraInvalid: 'Die Angaben zu diesem Zimmer sind ungültig.',
  nomeCameraMissing: 'Geben Sie dem Zimmer einen Namen',
  nomeCameraTooLong: 'Der Name des Zimmers darf höchstens 120 Zeichen haben.',
  postiCameraOutOfRange: 'Ein Zimmer hat 1 bis 8 Schlafplätze.',
  tipoLettiInvalid: 'Wählen Sie die Art der Betten',
  lettiAggiuntiviTooLong: 'Die Angaben zu den Zusatzbetten dürfen höchstens 200 Zeichen haben.',
  bagnoMissing: 'Geben Sie an, ob es ein eigenes Bad gibt',
  prezzoCameraOutOfRange: 'Der Preis des Zimmers liegt zwischen 1 und 100.000 €, mit höchstens zwei Nachkommastellen.',
  noteTooLong: 'Die Hinweise dürfen höchstens 1.000 Zeichen haben.',

  oraInvalid: 'Geben Sie eine Uhrzeit an, wie 15:00.',
  arrivoReversed: 'Die späteste Anreise liegt vor der frühesten. Prüfen Sie das.',
  gradiniOutOfRange: 'Möglich sind 0 bis 200 Stufen.',
  notaTooLong: 'Dieser Hinweis darf höchstens 200 Zeichen haben.',
  regoleTooLong: 'Die Regeln dürfen höchstens 1.000 Zeichen haben.',
  accoglieNomeTooLong: 'Der Name darf höchstens 60 Zeichen haben.',
  accoglieParoleTooLong: 'Die Worte der Gastgeber dürfen höchstens 600 Zeichen haben.',
  accoglieFotoInvalid: 'Dieses Foto ist nicht mehr verfügbar. Laden Sie es noch einmal hoch.',
  lingueInvalid: 'Eine der Sprachen steht nicht in der Liste oder kommt doppelt vor.',
  stanzaInvalid: 'Die Angaben zu diesem Raum sind ungültig.',
  tooManyStanze: 'Sie können höchstens 20 Räume beschreiben.',
  nomeStanzaMissing: 'Geben Sie dem Raum einen Namen',
  nomeStanzaTooLong: 'Der Name des Raumes darf höchstens 60 Zeichen haben.',
  puntoInvalid:
    'Wir finden hier keine Koordinaten. Öffnen Sie die Karte am Standort der Unterkunft und fügen Sie die Adresse der Seite ein, oder zwei Zahlen wie 43.0931, 11.7812.',
  puntoOutside: 'Dieser Punkt liegt nicht in Italien: zuerst die Breite, dann die Länge.',
  puntoFar: 'Dieser Punkt ist weit vom gewählten Ort entfernt. Prüfen Sie beides.',
  traduzioniInvalid:
    'Die Sprachen der Texte sind nicht die von Ospitalia. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
  traduzioneTooLong: 'Eine Übersetzung ist zu lang. Kürzen Sie sie.',
};

/** What the live check of a CIN says. */
const cinCheck: Record<CinCheck['kind'], string> = {
  idle: '',
  checking: 'Wird geprüft…',
  available: 'CIN verfügbar',
  taken: 'CIN schon verwendet',
  error: 'Fehler bei der Prüfung',
};

type SentStruttura = {
  nome: string;
  cin: string;
  indirizzo: string;
  cap: string;
  citta: string;
  sigla: string;
  email: string;
  telefono: string | null;
};

/** Name, CIN, location, next steps, and the phone number. */
function richiestaInviata({ nome, cin, email, telefono, ...address }: SentStruttura) {
  return {
    heading: 'IHR EINTRAG WURDE GESENDET',
    facts: [
      ['Unterkunft', nome],
      ['CIN', cin],
      ['Ort', formatAddress(address)],
      ...(telefono === null ? [] : [['Telefon', telefono] as const]),
    ] satisfies (readonly [string, string])[],
    steps: [
      'Wir melden uns innerhalb von 24–48 Stunden.',
      `Sie erhalten eine Bestätigungsmail an ${email}.`,
      'Die Unterkunft ist online zu sehen, sobald sie freigegeben ist.',
    ],
  };
}

const classi = new Map<string, string>(Object.entries(classiCin));

function cinDetto({ comune, classe }: CinDescription): string {
  const nome = classi.get(classe);
  const kind = `Klasse ${classe}${nome === undefined ? '' : ` (${nome})`}`;
  return comune === null ? `Der Code sagt: ${kind}.` : `Der Code sagt: Gemeinde ${comune}, ${kind}.`;
}

/** Questions, never refusals: an old code or an unusual class can be right. */
const cinNote: Record<CinNote, string> = {
  altroComune: 'Das ist nicht die Gemeinde der Adresse. Prüfen Sie den Code. Wenn er stimmt, machen Sie weiter.',
  classeDiversa:
    'Das ist nicht die übliche Klasse der gewählten Art. Prüfen Sie das. Wenn es stimmt, machen Sie weiter.',
};

export const submissionMessages = { faults, cinCheck, cinDetto, cinNote, richiestaInviata } as const;

true satisfies IsTranslation<
  typeof import('./submission-messages.it.ts'),
  typeof import('./submission-messages.de.ts')
>;
