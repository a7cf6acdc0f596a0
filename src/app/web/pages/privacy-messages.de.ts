import { brandName } from '../../../kernel/brand.ts';
import type { IsTranslation } from '../../../kernel/translation.ts';

export const privacy = 'Datenschutz';
export const chiGuardaLeCase =
  'Wer Unterkünfte ansieht und Artikel liest, sagt uns nicht, wer er ist. Wer eine Unterkunft einträgt, vertraut uns die Daten an, die für die Veröffentlichung nötig sind, wer bucht, die für den Aufenthalt nötigen, wer kommentiert, einen Namen und eine Adresse. Hier steht, welche Daten das sind, warum wir sie aufbewahren und wie Sie sie löschen.';
export const versione = 'Fassung vom';
export const diChiSonoLeDecisioni = 'Wer verantwortlich ist';
export const ilTitolareDelTrattamento =
  'Verantwortlicher für die Verarbeitung ist der Betreiber der Website. Name und Kontaktdaten werden hier stehen, bevor das Portal öffentlich wird.';
export const cheCosaTeniamo = 'Was wir aufbewahren';
export const perQuanto = (howLong: string) => `Wie lange: ${howLong}`;
export const iDatiDelModuloLi =
  'Die Daten des Formulars verarbeiten wir mit Ihrer Einwilligung und um zu tun, worum Sie uns bitten, also Ihre Unterkunft zu prüfen und zu veröffentlichen. Sicherheit und Schutz vor Missbrauch sind ein berechtigtes Interesse des Betreibers der Website. Hat die Unterkunft Buchungen, verschwindet sie beim Löschen von der Website, und die Daten der Buchung bleiben so lange, wie das Gesetz es verlangt. Sicherungskopien, wenn der Betreiber der Website welche anlegt, werden später gelöscht.';
export const chiAltroLiVede = 'Wer sie sonst noch sieht';
export const quelloCheEPubblicato =
  'Was veröffentlicht ist, sieht jeder. Das Übrige sieht, wer die Einträge prüft. Wir verkaufen keine Daten und geben keine weiter. Nur wer den Server betreibt und wer die E-Mails zustellt, hilft uns dabei, in unserem Auftrag. Wenn Sie bezahlen oder Zahlungen erhalten, bekommt Stripe die nötigen Daten und verarbeitet sie als eigener Verantwortlicher.';
export const leDescrizioniLeTraduce = (servizio: string) =>
  `Bereits veröffentlichte Beschreibungen übersetzt ${servizio} und erhält nichts anderes.`;
export const caratteriMappeEFotoArrivano =
  'Schriften, Karten und Fotos kommen von dieser Website, und es gibt keine Werbung.';
export const seTocchiUnTelefonoWhatsapp =
  'Wenn Sie eine Telefonnummer, WhatsApp oder einen externen Link antippen, gelten ab dort die Datenschutzbestimmungen des jeweiligen Anbieters.';
export const leVisiteLeContiamoSolo =
  'Besuche zählen wir nur, wenn Sie zustimmen. Bis dahin ruft Ihr Browser keine anderen Anbieter auf. Was an wen gesendet wird, steht unter';
export const doveCambiIdeaQuandoVuoi = ', wo Sie Ihre Entscheidung jederzeit ändern können.';
export const cookie = 'Cookies';
export const cheCosaRestaNelTuo = 'Was in Ihrem Browser bleibt';
export const laSceltaTraGiorno =
  'Die Wahl zwischen Tag und Abend, der Entwurf des Formulars und die Kontaktdaten, mit denen Sie buchen, solange der Tab offen ist, die Seite, die sich nach dem Anmelden wieder öffnet, und das Cookie der Sitzung. Nichts davon dient dazu, Ihnen zu folgen';
export const elencoIntero = 'Die ganze Liste steht unter';
export const cheCosaPuoiFare = 'Was Sie tun können';
export const iTuoiDati = 'Ihre Daten';
export const vaiAllaTuaArea = 'Zum Gastgeberbereich';
export const garantePrivacy = 'Italienische Datenschutzbehörde';
export const qualiDatiTieneOspitaliaQuando = `Welche Daten ${brandName} aufbewahrt, wenn Sie eine Unterkunft eintragen, buchen oder kommentieren, warum, wie lange und wie Sie sie löschen.`;
export const nonCiSonoStatistiche =
  'Es gibt keine Besuchsstatistik, außer der Zahl, wie oft ein Artikel geöffnet wird.';
export const avvisoCheVediLaPrima =
  ': Der Hinweis, den Sie beim ersten Mal sehen, betrifft nur das Zählen der Besuche, und Ablehnen ist so einfach wie Zustimmen.';
export const percioNonCeUnAvviso = ', deshalb gibt es keinen Hinweis, dem Sie zustimmen müssten.';
export const conservati = [
  {
    what: 'Die Daten der Unterkunft',
    why: 'Was Sie ins Formular schreiben: Name, Beschreibung, CIN, Adresse, Preise, Zimmer, Ausstattung. Wir brauchen diese Angaben, um den Eintrag zu prüfen und, wenn er freigegeben ist, zu veröffentlichen. Die Adresse des Kalenders ist nicht öffentlich. Wenn Sie die ungefähre Lage wählen, erhält die Hausnummer und den Punkt auf der Karte nur, wer eine bestätigte Buchung hat.',
    howLong:
      'bis Sie die Unterkunft löschen, auch wenn der Eintrag abgelehnt wurde. Ein Eintrag, dessen E-Mail-Adresse niemand bestätigt, wird nach 30 Tagen gelöscht. Von einer Unterkunft, die veröffentlicht war, bleibt der CIN, mit einem Merkmal, an dem wir Sie erkennen, wenn Sie sie wieder eintragen. Das Merkmal wird mit Ihren Daten gelöscht.',
  },
  {
    what: 'Telefon und E-Mail für die Gäste',
    why: 'Telefon und E-Mail, die Sie im Formular angeben, sind öffentlich. Gäste schreiben Ihnen und rufen Sie direkt an.',
    howLong: 'bis Sie sie ändern oder die Unterkunft löschen.',
  },
  {
    what: 'Wer die Tür öffnet',
    why: `Wenn Sie sie angeben, sind Name, Foto, Sprachen und die Worte der Gastgeber öffentlich, mit dem Datum Ihrer ersten Unterkunft auf ${brandName}. Aus Ihren Antworten auf die Anfragen eines Jahres sagen wir, in wie vielen Stunden Sie gewöhnlich antworten.`,
    howLong: 'bis Sie sie entfernen oder die Unterkunft löschen.',
  },
  {
    what: 'Ihre E-Mail-Adresse',
    why: 'Mit dem ersten Senden wird sie zum Schlüssel des Gastgeberbereichs. Wir senden Ihnen die Bestätigung, das Ergebnis der Prüfung und die Links zum Anmelden. Keine Werbung.',
    howLong: `solange Sie eine Unterkunft auf ${brandName} haben oder bis Sie die Löschung verlangen.`,
  },
  {
    what: 'Die Fotos',
    why: 'Wir wandeln sie um, sobald sie ankommen. Datum, Telefonmodell und Standort, die in der Datei stehen, werden entfernt, und wir bewahren sie nicht auf.',
    howLong:
      'solange eine Unterkunft sie verwendet. Hochgeladene, aber nie gesendete Fotos werden nach 24 Stunden gelöscht.',
  },
  {
    what: 'Wenn Sie buchen',
    why: 'Name, E-Mail, Telefon, Anmerkungen, Reisedaten und Beträge. Der Gastgeber sieht sie, um Sie zu empfangen; wir brauchen sie, um Ihnen zu schreiben, und für Erstattungen. Die Kartennummer sieht nur Stripe, sie läuft nicht über uns.',
    howLong:
      'die einer nie abgeschlossenen Zahlung werden nach 30 Tagen gelöscht; die einer Buchung bleiben so lange, wie das Gesetz es für Zahlungen verlangt.',
  },
  {
    what: 'Wenn Sie einen Artikel kommentieren',
    why: `Name, E-Mail und Text. Name und Text sind öffentlich, wenn das Team von ${brandName} den Kommentar freigibt; die E-Mail ist nie öffentlich und dient dazu, den Absender zu erkennen.`,
    howLong: `bis Sie oder das Team von ${brandName} sie löschen oder solange es den Artikel gibt; abgelehnte Kommentare 90 Tage.`,
  },
  {
    what: 'Wenn Sie den Newsletter bestellen',
    why: 'Ihre Adresse, wann Sie ihn bestellt und wann Sie ihn bestätigt haben. Wir schreiben Ihnen erst nach der Bestätigung. In jeder Ausgabe steht der Link zum Abbestellen, ein Klick genügt.',
    howLong: 'bis Sie ihn abbestellen; ohne Bestätigung 7 Tage.',
  },
  {
    what: 'Wie oft Artikel gelesen werden',
    why: 'Wir zählen, wie oft am Tag ein Artikel geöffnet wird. Es ist nur eine Zahl: keine Cookies, keine Adressen, nichts, was verrät, wer Sie sind.',
    howLong: 'solange es den Artikel gibt.',
  },
  {
    what: 'Wenn Sie Zahlungen erhalten',
    why: 'Die Kennung Ihres Kontos bei Stripe und ob es aktiv ist. Ausweis, Steuernummer und IBAN geben Sie Stripe, nicht uns.',
    howLong: `solange Sie eine Unterkunft auf ${brandName} haben; danach so lange, wie das Gesetz es für Zahlungen verlangt.`,
  },
  {
    what: 'E-Mails an die geheime Kalenderadresse („Klingel“)',
    why: 'Jede Unterkunft hat eine geheime Adresse, unsere „Klingel“. Wenn Sie ihr die Bestätigung einer Plattform weiterleiten, rufen wir die Kalender sofort ab. Wir sehen nur nach, an welche Adresse sie kam. Von Text, Betreff und Absender bewahren wir nichts auf.',
    howLong: 'nur den Zeitpunkt der letzten E-Mail, bis Sie die Adresse ändern.',
  },
  {
    what: 'Die Einwilligung',
    why: 'Die Fassung dieses Textes und der Zeitpunkt, zu dem Sie das Häkchen setzen, um sie nachweisen zu können.',
    howLong: 'zusammen mit den Daten der Unterkunft.',
  },
  {
    what: 'Die Sitzung',
    why: 'Wenn Sie sich im Gastgeberbereich anmelden, erhält der Browser ein technisches Cookie, das nötig ist, um Sie zu erkennen. Wir bewahren nur einen Fingerabdruck davon auf, mit dem sich niemand anmelden kann.',
    howLong: 'bis Sie sich abmelden; jedenfalls nicht länger als 14 Tage ohne Besuch und 60 insgesamt.',
  },
  {
    what: 'Die Nachrichten, die wir Ihnen senden',
    why: 'Sie bleiben in der Warteschlange, bis sie verschickt sind. Bei denen mit einem Link zählen wir einen Tag lang, wie viele an eine Adresse gehen, um ihr Postfach nicht zu füllen.',
    howLong: 'bis eine Stunde nach dem Versand, höchstens drei Tage, wenn sie nicht zugestellt werden können.',
  },
  {
    what: 'Der Link zu Ihren Daten',
    why: 'Wenn Sie Ihre Daten sehen, herunterladen oder löschen möchten, senden wir Ihnen einen Link. Wir bewahren einen Fingerabdruck davon auf und die Adresse, an die er ging.',
    howLong: 'eine Stunde; dann wird er bei der nächsten Bereinigung gelöscht.',
  },
  {
    what: 'Netzadressen',
    why: 'Wir zählen die Anfragen, um Missbrauch zu stoppen, im Arbeitsspeicher des Servers und nie auf der Festplatte. Die Protokolle des Servers verzeichnen Störungen, keine Besuche.',
    howLong: 'höchstens einen Tag.',
  },
];
export const diritti = [
  'Ihre Daten ansehen: mit Ihrer E-Mail-Adresse, auf der Seite „Ihre Daten“',
  'sie berichtigen: im Gastgeberbereich mit „Ändern“, oder indem Sie dem Verantwortlichen schreiben',
  'sie mitnehmen: auf derselben Seite oder im Gastgeberbereich, mit „Ihre Daten herunterladen“',
  'sie löschen: mit „Ihre Daten löschen“ oder, im Gastgeberbereich, mit „Ihr Konto löschen“; es bleiben nur die bezahlten Buchungen',
  'die Einwilligung widerrufen, widersprechen oder die Verarbeitung einschränken lassen: indem Sie dem Verantwortlichen schreiben',
  'sich bei der italienischen Datenschutzbehörde (Garante per la protezione dei dati personali) beschweren',
];

true satisfies IsTranslation<typeof import('./privacy-messages.it.ts'), typeof import('./privacy-messages.de.ts')>;
