import { brandName } from '../../kernel/brand/brand.ts';
import { PUBLIC_EMAIL_HOURS } from '../rules/choose-public-email.ts';
import { formatCount } from '../../kernel/text/format-count.ts';
import { pluralDe } from '../../kernel/text/plural.ts';
import {
  bedTypeNames,
  cinClassNames,
  flagNames,
  hostPhotoLabel,
  languageNames,
  mapPointLabel,
  storyFieldLabels,
} from './visitor.de.ts';
import type { TipoLetti } from '../rules/tipi.ts';
import { type DetailFault, MAX_DIDASCALIA } from '../../media/rules/photo-details.ts';
import type { Language } from '../../kernel/language.ts';
import type { ConditionFault } from '../rules/condition-fault.ts';
import type { CheckedConditions } from '../rules/read-conditions.ts';
import { DRAFT_DAYS } from '../rules/draft-life.ts';
import type { MailWords } from '../../mail/rules/lay-out-mail.ts';
import { MAX_MOTIVO } from '../rules/motivo.ts';
import type { CinCheck, CinDescription, CinNote } from '../rules/cin.ts';
import { formatAddress } from '../rules/format-address.ts';
import type { StrutturaFault } from '../rules/struttura-fault.ts';
import type { FieldName } from './owner.it.ts';
import type { RoomMismatch } from '../rules/capacity.ts';
import { countOf } from '../rules/count-of.de.ts';
import type { IsTranslation } from '../../kernel/languages/translation.ts';

export const archiveJsonFile = 'unterkunft.json';
export const archiveTextFile = 'unterkunft.txt';
export const archivePricesFile = 'preise.csv';
export const archiveRatesFile = 'tarife.csv';
export const archiveEditJsonFile = 'aenderung.json';
export const archiveEditTextFile = 'aenderung.txt';
export const archiveEditPricesFile = 'aenderung-preise.csv';
export const archiveCalendarFile = 'kalender.csv';
export const archiveCalendarIcsFile = 'kalender.ics';
export const archiveBookingsFile = 'buchungen.csv';
export const archivePhotosFolder = 'fotos';
export const archivePublishedVersionNote =
  'Das sind die veröffentlichten Daten. Die der Änderung stehen in aenderung.txt.';
export const archivePendingEditNote =
  'Das sind die Daten der Änderung, die auf Freigabe wartet. Online steht noch die vorherige Fassung.';
export const archiveRejectedEditNote =
  'Das sind die Daten der abgelehnten Änderung. Online steht die vorherige Fassung.';
export const listingStatusLabel = 'Status';
export const listingTypeLabel = 'Art';
export const bookingModeLabel = 'Gebucht wird';
export const bookingModes = { casa_vacanza: 'Ganze Unterkunft', bnb: 'Nach Zimmer' } as const;
export const cinLabel = 'CIN';
export const nightlyPriceLabel = 'Preis pro Nacht';
export const cleaningLabel = 'Reinigung';
export const oncePerStay = 'einmal pro Aufenthalt';
export const bedPlacesLabel = 'Schlafplätze';
export const roomsLabel = 'Zimmer';
export const bathroomsLabel = 'Bäder';
export const amenitiesLabel = 'Ausstattung';
export const phoneLabel = 'Telefon';
export const emailLabel = 'E-Mail';
export const bookingComCalendarLabel = 'Kalender von Booking.com';
export const bedsLabel = 'Betten';
export const extraBedsLabel = 'Zusatzbetten';
export const privateBathroomLabel = 'Eigenes Bad';
export const availableLabel = 'Buchbar';
export const notesLabel = 'Hinweise';
export const archivePhotoLabel = (number: number) => `Foto ${number}`;
export const yesAnswer = 'ja';
export const noAnswer = 'nein';
export const noneAnswer = 'keine Angabe';
export const archivePricesColumns = ['Was', 'Preis in Euro', 'Für', 'Schlafplätze', 'Buchbar'];
export const priceUnitNight = 'Nacht';
export const priceUnitStay = 'Aufenthalt';
export const pricesAndConditionsTitle = 'Preise und Bedingungen';
export const confirmationLabel = 'Bestätigung';
export const sameDayConfirmationLabel = 'Bestätigung bei Anreise am selben Tag';
export const guestCancellationLabel = 'Wenn der Gast storniert';
export const archiveRatesFileNote = 'Saisonzeiten, Wochenende, Mindestaufenthalt und Zuschläge stehen in tarife.csv.';
export const wholeYearPeriod = 'Ganzes Jahr';
export const seasonPeriod = 'Saison';
export const archiveRatesColumns = [
  'Zeitraum',
  'Was',
  'Erste Nacht',
  'Letzte Nacht',
  'Preis pro Nacht in Euro',
  'Freitag und Samstag in Euro',
  'Mindestaufenthalt',
  'Inbegriffene Gäste',
  'Zuschlag pro Gast und Nacht in Euro',
];
export const archiveCalendarColumns = ['Von', 'Bis (Abreise)', 'Was', 'Art', 'Plattform', 'Beschreibung'];
export const archiveBookingsColumns = [
  'Referenz',
  'Status',
  'Anreise',
  'Abreise',
  'Was',
  'Gäste',
  'Name',
  'E-Mail',
  'Telefon',
  'Anmerkungen',
  'Gesamtpreis in Euro',
  'Provision in Euro',
  'Erstattet in Euro',
  'Sie erhalten in Euro, vor Abzug der Kosten des Zahlungsdienstes',
  'Hinweise',
];
export const calendarEntryTypes = {
  booking: 'Buchung',
  blocked: 'Gesperrte Tage',
  maintenance: 'Wartung',
  conflict: 'Konflikt',
} as const;
export const calendarPlatforms = {
  airbnb: 'Airbnb',
  booking: 'Booking.com',
  ospitalia: brandName,
  vrbo: 'VRBO',
} as const;

export const listingStatuses = {
  in_attesa: 'In Prüfung',
  approvata: 'Veröffentlicht',
  rifiutata: 'Abgelehnt',
  sospesa: 'Pausiert',
  eliminata: 'Gelöscht',
} as const;
export const contactsUpdated = 'Kontaktdaten aktualisiert!';
export const contactsNotUpdated = (detail: string) => `Die Kontaktdaten konnten nicht aktualisiert werden: ${detail}`;
export const unsavedChangesWarning =
  'Ihre Änderungen sind noch nicht gespeichert. Wenn Sie diese Seite verlassen, gehen sie verloren.';
export const photosUpdated = (count: number) =>
  `Fotos aktualisiert! (${pluralDe(count, { one: '1 Foto', other: `${formatCount(count)} Fotos` })})`;
export const photosSentForReview =
  'Fotos gesendet. Wir sehen sie uns innerhalb von 24–48 Stunden an. Bis dahin bleiben die bisherigen online.';
export const photosNotUpdated = 'Die Fotos konnten nicht aktualisiert werden';
export const photosStillUploading = 'Warten Sie, bis die Fotos hochgeladen sind, dann speichern Sie.';
export const photosReviewNotes = {
  notPublished: 'Das erste Foto ist das Titelbild.',
  unchanged: 'Das erste Foto ist das Titelbild. Neue Fotos sehen wir uns vor dem Veröffentlichen an.',
  ofTheChange: 'Das sind die Fotos Ihrer Änderung. Online bleiben die veröffentlichten.',
  apply: 'Es ändert sich nur die Reihenfolge. Sie gilt sofort.',
  review: 'Die Fotos ändern sich, deshalb sehen wir sie uns zuerst an. Bis dahin bleiben die bisherigen online.',
} as const;
export const reviewRuleHint =
  'Wenn Sie CIN, Adresse, Art oder Fotos ändern, sehen wir uns zuerst die ganze Änderung an, und die veröffentlichte Fassung bleibt online. Sonst gilt sie sofort.';
export const editReviewNotes = {
  ofARequest: 'Ihr Eintrag wird geprüft. Was Sie speichern, ersetzt, was Sie gesendet haben.',
  ofARefusal:
    'Ihr Eintrag geht mit den Angaben von hier neu in die Prüfung. Wir antworten per E-Mail innerhalb von 24–48 Stunden.',
  ofTheChange: 'Was Sie speichern, ersetzt die Änderung, die Sie schon gesendet haben.',
  apply: 'Diese Änderung gilt sofort, ohne Prüfung.',
  review:
    'CIN, Adresse, Art oder Fotos haben sich geändert. Wir sehen uns die Änderung innerhalb von 24–48 Stunden an, und die veröffentlichte Fassung bleibt online.',
} as const;
export const resubmitRequestButton = 'Eintrag noch einmal senden';
export const editApplied = 'Änderungen gespeichert. Sie sind schon online.';
export const editSaved = 'Änderungen gespeichert.';
export const editUnderReviewNotice = 'Die Änderung wird geprüft: Die veröffentlichte Fassung bleibt online';
export const editSentForReview = 'Änderung gesendet. Wir sehen sie uns innerhalb von 24–48 Stunden an.';
export const editWithdrawn = 'Sie haben die Änderung zurückgezogen. Es bleibt die veröffentlichte Fassung.';
export const requestResubmitted = 'Eintrag noch einmal gesendet. Wir antworten innerhalb von 24–48 Stunden.';
export const listingPaused = (nome: string) => `${nome} ist pausiert. Gäste finden die Unterkunft nicht.`;
export const listingResumed = (nome: string) => `${nome} ist wieder online.`;
export const notGuaranteedNote =
  'Gäste können hier nicht buchen und bezahlen. Das Siegel „Sicura“ erscheint, sobald die Zahlungen aktiv sind.';
export const manualGuaranteeNotes = {
  accesa: `Das Siegel „Sicura“ hat Ihnen das Team von ${brandName} gegeben. Für Zahlungen gilt, was der Zahlungsdienst sagt.`,
  spenta: `Gäste können hier nicht buchen und bezahlen. Das Siegel „Sicura“ wird nicht angezeigt, und die letzte Änderung kam vom Team von ${brandName}.`,
} as const;
export const goToPaymentsLink = 'Zu den Zahlungen';
export const pausedCalendarNote =
  'Die Unterkunft ist pausiert. Gäste finden sie nicht, aber der Kalender bleibt aktuell.';
export const accountDeleted = 'Ihr Konto und Ihre Daten sind gelöscht.';
export const noListingsLeftTitle = 'Es gibt keine Unterkunft mehr';
export const noListingsLeftText = 'Zu dieser Adresse gibt es keine Unterkunft mehr. Ihre Buchungen bleiben hier.';
export const deletedListingsTitle = 'Gelöscht';
export const deletedListingsText = 'Gäste finden sie nicht mehr. Die Buchungen bleiben hier.';
export const seeBookingsLink = 'Buchungen ansehen';
export const listingDeleted = 'Unterkunft gelöscht';

export const noRoomsYet = 'Noch kein Zimmer. Fügen Sie das erste hinzu. Gäste buchen Zimmer für Zimmer.';
export const roomAdded = (nome: string) => `Zimmer hinzugefügt: ${nome}.`;
export const roomUpdated = (nome: string) => `Zimmer aktualisiert: ${nome}.`;
export const roomRemoved = (nome: string) => `Zimmer entfernt: ${nome}.`;
export const roomRestored = (nome: string) => `Zimmer wieder an seinem Platz: ${nome}.`;
export const roomCopyName = (nome: string) => (nome === '' ? '' : `${nome} (Kopie)`);
export const unnamedRoom = 'Zimmer ohne Namen';
export const roomFault = (where: string, sentence: string) => `${where}: ${sentence}`;
export const unsavedRoomWarning = 'Ihre Angaben zu diesem Zimmer sind nicht gespeichert und gehen verloren.';
export const roomBedsText = (tipo: TipoLetti, altri: string) =>
  [bedTypeNames[tipo], altri.trim()].filter(Boolean).join(', ');
export const roomPlacesText = (count: string) =>
  /^\d+$/.test(count)
    ? pluralDe(Number(count), { one: '1 Schlafplatz', other: `${formatCount(Number(count))} Schlafplätze` })
    : '';

export const noEmailAnswer = 'keine Angabe';
export const roomPriceLabel = (nome: string) => `Zimmer „${nome}“, Preis pro Nacht`;
export const photosTitle = 'Fotos';

export const conditionFaults: Record<ConditionFault, string> = {
  accettazioneInvalid: 'Wählen Sie, wie Sie Buchungen annehmen.',
  oraInvalid: 'Wählen Sie eine volle Stunde von 0 bis 24.',
  politicaInvalid: 'Wählen Sie Stornobedingungen.',
  tariffeInvalid: 'Die Preise sind ungültig. Laden Sie die Seite neu.',
  tooManyTariffe: 'Sie können höchstens 200 Preise anlegen.',
  tariffaInvalid: 'Dieser Preis ist ungültig. Laden Sie die Seite neu.',
  cameraUnknown: 'Wählen Sie ein Zimmer dieser Unterkunft.',
  nomeInvalid: 'Der Name darf höchstens 60 Zeichen haben.',
  dateMissing: 'Wählen Sie den ersten und den letzten Tag der Saison.',
  dateInvalid: 'Dieses Datum gibt es nicht.',
  alBeforeDal: 'Der letzte Tag kann nicht vor dem ersten liegen.',
  seasonsOverlap: 'Diese Saison überschneidet sich mit einer anderen.',
  yearTwice: 'Der Preis für das ganze Jahr ist zweimal angegeben.',
  prezzoMissing: 'Geben Sie den Preis pro Nacht der Saison an.',
  prezzoOfTheYear: 'Der Preis für das ganze Jahr ist der der Unterkunft oder des Zimmers.',
  prezzoOutOfRange: 'Der Preis muss zwischen 1 und 100.000 Euro liegen.',
  soggiornoOutOfRange: 'Der Mindestaufenthalt muss zwischen 1 und 90 Nächten liegen.',
  ospitiOutOfRange: 'Inbegriffen ist mindestens 1 Gast und höchstens so viele, wie es Schlafplätze gibt.',
  ospitiMissing: 'Geben Sie an, wie viele Gäste im Preis inbegriffen sind.',
  supplementoMissing: 'Geben Sie den Zuschlag für jeden weiteren Gast an.',
  supplementoOutOfRange: 'Der Zuschlag muss zwischen 1 und 10.000 Euro liegen.',
  supplementoOfSeason: 'Der Zuschlag gilt für das ganze Jahr, nicht für eine Saison.',
};

export const acceptanceModes: Record<CheckedConditions['accettazione'], { label: string; hint: string }> = {
  immediata: {
    label: 'Sofort bestätigt',
    hint: 'Wer bezahlt, hat gleich gebucht. Die Nächte sind vergeben, und wir schreiben Ihnen. Vorher fragen wir Sie nur, wenn wir Ihre anderen Kalender nicht abrufen können, oder bei einer Anreise am selben Tag nach der Uhrzeit, die Sie hier wählen.',
  },
  su_richiesta: {
    label: 'Auf Anfrage',
    hint: 'Sie haben 24 Stunden Zeit zum Annehmen, längstens bis zum Ende des Anreisetags. Die Karte des Gastes wird erst belastet, wenn Sie annehmen.',
  },
};
export const sameDayCutoffText = (hour: number) => {
  if (hour === 0) return 'zu jeder Uhrzeit';
  return hour === 24 ? 'nie: Buchen und Bezahlen geht bis Mitternacht' : `ab ${hour}:00 Uhr`;
};
export const acceptanceModeLabel = 'Wie Sie Buchungen annehmen';
export const sameDayArrivalLabel = 'Bei Anreise am selben Tag fragen wir Sie vorher';
export const sameDayArrivalHint =
  'Die Anfrage erreicht Sie sofort und verfällt um 23:59 Uhr. Je später sie kommt, desto weniger Zeit haben Sie. Es gilt die Uhrzeit in Italien.';
export const cancellationExampleIntro = (check_in: string, nights: number, total: string) =>
  `Das sieht, wer heute ${nights} Nächte ab ${check_in} für ${total} bucht:`;
export const weekendPriceLabel = 'Preis am Wochenende';
export const weekendPriceHint = 'Für die Nächte von Freitag und Samstag. Leer: der übliche Preis.';
export const seasonWeekendPriceHint = 'Für die Nächte von Freitag und Samstag. Leer: der Preis der Saison.';
export const minimumStayLabel = 'Mindestaufenthalt';
export const minimumStayHint = 'Leer: eine Nacht.';
export const seasonMinimumStayHint = 'In Nächten, für Anreisen in der Saison. Leer: wie sonst.';
export const includedGuestsLabel = 'Gäste im Preis inbegriffen';
export const includedGuestsHint = 'Leer: alle.';
export const extraGuestFeeLabel = 'Zuschlag pro weiterem Gast';
export const extraGuestFeeHint = 'Für jede Nacht und jeden Gast über die inbegriffenen hinaus.';
export const seasonsTitle = 'Saisonzeiten';
export const seasonsHint =
  'Ein Preis für einen Teil des Jahres. Es zählen die Nächte. Die letzte ist die vor der Abreise.';
export const noSeasonsYet = 'Keine Saison: Es gilt der übliche Preis.';
export const addSeasonButton = 'Saison hinzufügen';
export const deleteButton = 'Löschen';
export const seasonRemoved = 'Saison entfernt. Speichern Sie, um es zu bestätigen.';
export const seasonDisplayName = (nome: string, place: number) => nome.trim() || `Saison ${place}`;
export const seasonNameLabel = 'Name';
export const seasonNameHint = 'Der Gast liest ihn in der Preisübersicht.';
export const firstNightLabel = 'Erste Nacht';
export const lastNightLabel = 'Letzte Nacht';
export const dateFormatPlaceholder = 'TT.MM.JJJJ';
export const saveConditionsButton = 'Preise und Bedingungen speichern';
export const savingStatus = 'Wird gespeichert…';
export const conditionsSaved = 'Preise und Bedingungen gespeichert. Sie gelten sofort, für alle, die ab jetzt buchen.';
export const checkMarkedFields = 'Prüfen Sie die markierten Felder.';
export const conditionsChangedElsewhere =
  'Preise und Bedingungen haben sich inzwischen geändert, vielleicht in einem anderen Tab. Ihre Angaben stehen noch hier, sind aber nicht gespeichert.';
export const reloadSavedConditionsButton = 'Vom gespeicherten Stand neu beginnen';
export const existingBookingsUnaffected =
  'Sie gelten für alle, die ab jetzt buchen. Was schon gebucht ist, bleibt wie vereinbart.';

export const formNotReady = 'Noch nicht bereit zum Senden';
export const requestNotSent = 'Ihr Eintrag wurde nicht gesendet';
export const submissionFailed = 'Die Unterkunft konnte nicht eingetragen werden. Versuchen Sie es noch einmal.';
export const errorPageTitle = (title: string) => `Fehler: ${title}`;
export const regionRequired = 'Wählen Sie die Region';
export const provinceRequired = 'Wählen Sie die Provinz';
export const postcodeFilledByTown = 'Wird ausgefüllt, wenn Sie den Ort wählen.';
export const townNotInList = (typed: string) =>
  `„${typed}“ ist nicht in der Liste. Wählen Sie die Gemeinde aus den Vorschlägen.`;
export const townChosen = (nome: string) => `Gewählter Ort: ${nome}.`;
export const cinWasYoursHint = `War es Ihre Unterkunft, und Sie haben sie von ${brandName} entfernt? Melden Sie sich mit derselben E-Mail an und senden Sie sie dann noch einmal.`;
export const draftRestored = 'Ihr Entwurf ist wieder da.';
export const draftDate = (when: string) => `Entwurf vom ${when}`;
export const draftSavedInTab = 'Entwurf in diesem Tab gespeichert.';
export const draftSavedOnDevice = `Entwurf für ${DRAFT_DAYS} Tage auf diesem Gerät gespeichert.`;
export const draftSavedInTabOnly =
  'Entwurf nur in diesem Tab gespeichert. Dieser Browser kann ihn nicht länger aufbewahren.';
export const startOverWarning =
  'Wir löschen alle Ihre Angaben, auch die Fotos, und Sie beginnen mit einem leeren Formular.';
export const discardEditWarning = 'Wir verwerfen die jetzigen Änderungen und kehren zum gespeicherten Stand zurück.';
export const formCleared = 'Formular geleert.';
export const leaveRequestWarning = `Ihr Eintrag ist noch nicht gesendet. Der Entwurf bleibt ${DRAFT_DAYS} Tage auf diesem Gerät, samt Fotos. Sie können ihn später fertigstellen.`;
export const leaveRequestInTabWarning =
  'Ihr Eintrag ist noch nicht gesendet. Der Entwurf bleibt in diesem Tab des Browsers. Sie können ihn später fertigstellen.';
export const leaveCreationWarning =
  'Die Unterkunft ist noch nicht eingetragen. Der Entwurf bleibt in diesem Tab des Browsers. Sie können ihn später fertigstellen.';
export const leaveEditWarning =
  'Die Änderungen sind noch nicht gespeichert. Der Entwurf bleibt in diesem Tab des Browsers.';
export const leaveWithPhotosWarning = (uscita: string) =>
  `${uscita} Fotos, die noch nicht hochgeladen sind, gehen verloren.`;
export const breakfastAdded = 'Frühstück hinzugefügt: Bei B&B und Bauernhof gehört es immer dazu.';
export const breakfastRemoved = 'Frühstück entfernt.';
export const photosUploadingBeforeSend = 'Wir laden noch die Fotos hoch, dann wird Ihr Eintrag von selbst gesendet.';
export const photosNotUploadedFault = (count: number) =>
  pluralDe(count, {
    one: 'Ein Foto wurde nicht hochgeladen. Versuchen Sie es noch einmal, oder entfernen Sie es.',
    other: `${formatCount(count)} Fotos wurden nicht hochgeladen. Versuchen Sie es noch einmal, oder entfernen Sie sie.`,
  });
export const confirmEmailStep = (email: string) =>
  `Ein Schritt fehlt noch. Öffnen Sie die E-Mail, die wir an ${email} gesendet haben, und bestätigen Sie Ihre Adresse. Bestätigte Einträge prüfen wir zuerst.`;
export const sendingStatus = 'Wird gesendet…';
export const characterCount = (count: number, most: number) => `${formatCount(count)} von ${formatCount(most)} Zeichen`;
export const loadingRegions = 'Die Regionen werden geladen…';
export const loadingProvinces = 'Die Provinzen werden geladen…';
export const loadingTowns = 'Die Orte werden geladen…';
export const regionsNotLoaded = 'Wir können die Regionen nicht laden. Versuchen Sie es noch einmal.';

const ownerMailFootnote = 'Sie erhalten diese E-Mail, weil die Unterkunft mit dieser Adresse eingetragen ist.';
const named = `Sie erhalten diese E-Mail, weil diese Adresse in einem Eintrag auf ${brandName} angegeben wurde.`;
export const deletionPhrases = {
  bookingsRemain: 'Buchungen und Zahlungen bleiben im Gastgeberbereich, mit Gästen und Beträgen.',
  disagreement: (contact: string) =>
    `Wenn Sie nicht einverstanden sind oder mehr wissen möchten, schreiben Sie an ${contact}.`,
  openBookings: 'Buchungen öffnen',
  openArea: 'Gastgeberbereich öffnen',
};
export const deletionReasonMissing = `Das Team von ${brandName} hat keinen Grund angegeben.`;
export const mailListingLabel = 'Unterkunft';
export const mailListingsLabel = 'Unterkünfte';
export const mailAddressLabel = 'Adresse';
export const mailReasonLabel = 'Grund';
export const confirmAddressMail: MailWords = {
  subject: 'Bestätigen Sie Ihre Adresse',
  preheader: 'Ein Schritt fehlt noch, dann ist Ihr Eintrag bei uns.',
  heading: 'Bestätigen Sie Ihre Adresse',
  paragraphs: [
    'Jemand, hoffentlich Sie, hat mit dieser E-Mail-Adresse eine Unterkunft bei uns eingetragen. Bestätigen Sie, dass die Adresse Ihnen gehört. Bestätigte Einträge prüfen wir zuerst.',
    'Der Link gilt 72 Stunden und öffnet auch den Gastgeberbereich, wo Sie den Eintrag verfolgen und die Unterkunft aktuell halten.',
    'Wenn Sie das nicht waren, ignorieren Sie diese E-Mail. Es geschieht nichts.',
  ],
  button: 'Bestätigen und anmelden',
  footnote: named,
};
export const requestReceivedMail = (nome: string): MailWords => ({
  subject: `Wir haben Ihren Eintrag für ${nome} erhalten`,
  preheader: 'Wir antworten innerhalb von 24–48 Stunden.',
  heading: 'Wir haben Ihren Eintrag erhalten',
  paragraphs: [
    `Ihr Eintrag für „${nome}“ ist vollständig. Wir sehen ihn uns an und antworten innerhalb von 24–48 Stunden.`,
    'Sobald er freigegeben ist, ist Ihre Unterkunft online zu sehen. Bis dahin können Sie ihn im Gastgeberbereich noch ändern.',
  ],
  button: 'Gastgeberbereich öffnen',
  footnote: ownerMailFootnote,
});
export const listingApprovedMail = (nome: string): MailWords => ({
  subject: `${nome} ist online`,
  preheader: 'Ihre Unterkunft ist freigegeben.',
  heading: 'Ihre Unterkunft ist online',
  paragraphs: [`„${nome}“ ist freigegeben. Wer in Ihrer Gegend eine Unterkunft sucht, findet sie ab jetzt.`],
  button: 'Seite ansehen',
  footnote: ownerMailFootnote,
});
export const keepListingUpToDate = 'Preise, Fotos und Kontaktdaten halten Sie im Gastgeberbereich aktuell:';
export const requestRejectedMail = (nome: string): MailWords => ({
  subject: `Bitte korrigieren Sie Ihren Eintrag für ${nome}`,
  preheader: 'Lesen Sie den Grund, korrigieren Sie den Eintrag und senden Sie ihn noch einmal.',
  heading: 'Bitte korrigieren Sie Ihren Eintrag',
  paragraphs: [
    `Wir konnten „${nome}“ nicht freigeben. Unten steht der Grund.`,
    'Ihre Daten sind noch da. Korrigieren Sie sie und senden Sie den Eintrag noch einmal, wir sehen ihn uns gerne wieder an.',
  ],
  button: 'Eintrag korrigieren',
  footnote: ownerMailFootnote,
});
export const unconfirmedRequestRejectedMail: MailWords = {
  subject: 'Bitte korrigieren Sie Ihren Eintrag',
  preheader: 'Lesen Sie den Grund, melden Sie sich an, korrigieren Sie den Eintrag und senden Sie ihn noch einmal.',
  heading: 'Bitte korrigieren Sie Ihren Eintrag',
  paragraphs: [
    'Jemand, hoffentlich Sie, hat mit dieser E-Mail-Adresse eine Unterkunft bei uns eingetragen. Wir konnten sie nicht freigeben. Unten steht der Grund.',
    'Melden Sie sich mit dieser Adresse im Gastgeberbereich an. Korrigieren Sie die Daten und senden Sie den Eintrag noch einmal.',
    'Wenn Sie das nicht waren, ignorieren Sie diese E-Mail. Der Eintrag wird von selbst gelöscht.',
  ],
  button: 'Im Gastgeberbereich anmelden',
  footnote: named,
};
export const editApprovedMail = (nome: string): MailWords => ({
  subject: `Die Änderungen an ${nome} sind freigegeben`,
  preheader: 'Die neue Fassung ersetzt die vorherige.',
  heading: 'Änderungen freigegeben',
  paragraphs: [`Die Änderungen an „${nome}“ sind freigegeben und ersetzen die vorherige Fassung.`],
  button: 'Gastgeberbereich öffnen',
  footnote: ownerMailFootnote,
});
export const editRejectedMail = (nome: string): MailWords => ({
  subject: `Bitte korrigieren Sie die Änderungen an ${nome}`,
  preheader: 'Die bisherige Fassung bleibt, wie sie ist.',
  heading: 'Bitte korrigieren Sie die Änderungen',
  paragraphs: [
    `Wir konnten die Änderungen an „${nome}“ nicht freigeben. Unten steht der Grund.`,
    'Die bisherige Fassung bleibt, wie sie ist. Sie können die Änderungen korrigieren und noch einmal senden.',
  ],
  button: 'Änderungen korrigieren',
  footnote: ownerMailFootnote,
});
export const listingDeletedMail = (nome: string) => ({
  subject: `${nome} wurde gelöscht`,
  preheader: 'Lesen Sie den Grund.',
  heading: 'Ihre Unterkunft wurde gelöscht',
  text: `Das Team von ${brandName} hat „${nome}“ gelöscht. Gäste finden die Unterkunft ab jetzt nicht mehr. Unten steht der Grund.`,
  footnote: ownerMailFootnote,
});
export const listingsDeletedMail = (count: number) => {
  const title = pluralDe(count, {
    one: 'Ihre Unterkunft wurde gelöscht',
    other: 'Ihre Unterkünfte wurden gelöscht',
  });
  return {
    subject: title,
    preheader: `Das Team von ${brandName} hat die Liste der Unterkünfte geleert.`,
    heading: title,
    text: `Das Team von ${brandName} hat die Liste der Unterkünfte aller Gastgeber geleert. Gäste finden Ihre ab jetzt nicht mehr.`,
    footnote: 'Sie erhalten diese E-Mail, weil eine Unterkunft mit dieser Adresse eingetragen war.',
  };
};
export const otherListingsCount = (count: number) =>
  pluralDe(count, { one: 'und eine weitere', other: `und ${formatCount(count)} weitere` });
export const contactsChangedMail = (nome: string, contact: string | null): MailWords => ({
  subject: `Wir haben die Seite von ${nome} geändert`,
  preheader: 'Das hat sich geändert.',
  heading: 'Was sich geändert hat',
  paragraphs: [
    `Das Team von ${brandName} hat die Seite von „${nome}“ korrigiert. Unten steht, wie es war und wie es jetzt ist.`,
    contact === null
      ? 'Wenn etwas nicht stimmt, korrigieren Sie es im Gastgeberbereich.'
      : `Wenn etwas nicht stimmt, korrigieren Sie es im Gastgeberbereich, oder schreiben Sie an ${contact}.`,
  ],
  button: 'Gastgeberbereich öffnen',
  footnote: ownerMailFootnote,
});
export const valueChange = (prima: string, dopo: string) => `${prima || '–'} → ${dopo || '–'}`;

export const cinOfAnotherListingReason = (cin: string) =>
  `Wir haben eine andere Unterkunft mit dem CIN ${cin} freigegeben. Prüfen Sie den Code. Wenn er falsch ist, korrigieren Sie ihn und senden Sie noch einmal; wenn er wirklich Ihrer ist, antworten Sie auf unsere E-Mail.`;
export const noReasonGiven =
  'Es wurde kein Grund angegeben. Prüfen Sie die Angaben und die Fotos, dann senden Sie den Eintrag noch einmal.';

export const photoByNumber = (position: number) => `Foto ${position}`;
export const photoDetailFaults = {
  linguaSconosciuta: (photo: string) => `${photo}: Diese Sprache gibt es nicht zur Auswahl.`,
  stanzaSconosciuta: (photo: string) => `${photo}: Diesen Raum gibt es nicht zur Auswahl.`,
  didascaliaNonValida: (photo: string) => `${photo}: Die Bildunterschrift ist ungültig.`,
  didascaliaLunga: (photo: string) =>
    `${photo}: Die Bildunterschrift ist zu lang, höchstens ${MAX_DIDASCALIA} Zeichen.`,
  fuocoNonValido: (photo: string) => `${photo}: Der angegebene Punkt ist ungültig.`,
} satisfies Record<DetailFault, (photo: string) => string>;
export const photosInvalid = 'Die gesendeten Fotos sind ungültig. Laden Sie sie noch einmal hoch.';
export const listingChangedMeanwhile =
  'Die Unterkunft hat sich inzwischen geändert, vielleicht in einem anderen Tab. Laden Sie die Seite neu. Ihre Eingaben bleiben erhalten.';
export const roomNotFound =
  'Eines der Zimmer gibt es nicht mehr. Laden Sie die Seite neu und versuchen Sie es noch einmal.';
export const roomHasBookings =
  'Ein Zimmer mit Buchungen lässt sich nicht löschen. Geben Sie an, dass es nicht buchbar ist.';
export const onlyPublishedCanPause = 'Nur veröffentlichte Unterkünfte lassen sich pausieren.';
export const listingNotPaused = 'Die Unterkunft ist nicht pausiert.';
export const noEditToWithdraw = 'Es gibt keine Änderung, die Sie zurückziehen können.';
export const listingAlreadyApproved = 'Die Unterkunft ist schon freigegeben.';
export const listingAlreadyRejected = 'Die Unterkunft ist schon abgelehnt.';
export const ownerEmailUnconfirmed =
  'Der Gastgeber hat seine E-Mail-Adresse noch nicht bestätigt. Um die Unterkunft trotzdem freizugeben, bestätigen Sie, dass Sie ihn auf anderem Weg erreicht haben.';
export const cinMissing = 'Der CIN fehlt.';
export const futureBookingsOfListing = (nome: string) =>
  `„${nome}“ hat künftige Buchungen, oder jemand bezahlt gerade eine. Stornieren Sie sie, bevor Sie Ihre Daten löschen.`;
export const reasonTooLong = `Der Grund darf höchstens ${formatCount(MAX_MOTIVO)} Zeichen haben.`;

export const publicEmailLinkInvalid =
  'Der Link ist abgelaufen oder wurde schon verwendet. Der Gastgeber kann im Gastgeberbereich einen neuen senden.';
export const noPublicEmailPending = 'Keine Adresse wartet auf Bestätigung.';
export const publicEmailTooManyRequests =
  'An diese Adresse haben wir schon mehrmals geschrieben. Versuchen Sie es später noch einmal.';
export const publicEmailConfirmed = (email: string) => `Erledigt: Ab jetzt sehen Gäste ${email}.`;
export const confirmPublicEmailQuestion = (email: string, strutture: readonly string[]) =>
  `Klicken Sie auf „Bestätigen“, und die Gäste von ${strutture.map((nome) => `„${nome}“`).join(', ')} schreiben Ihnen an ${email}.`;
export const publicEmailPending = (email: string) => `Wartet auf Bestätigung: ${email}`;
export const publicEmailPendingHint =
  'Gäste sehen die bisherige Adresse, bis Sie den Link öffnen, den wir an die neue Adresse gesendet haben.';
export const publicEmailLinkExpired = 'Der Link, den wir gesendet haben, ist abgelaufen. Senden Sie einen neuen.';
export const resendLinkButton = 'Noch einmal senden';
export const cancelButton = 'Abbrechen';
export const publicEmailLinkResent = 'Erledigt. Sehen Sie im Postfach der neuen Adresse nach.';
export const publicEmailChangeCancelled = 'Es bleibt bei der bisherigen Adresse.';
export const publicEmailMail = (citta: string): MailWords => ({
  subject: 'Bestätigen Sie die E-Mail-Adresse für Ihre Gäste',
  preheader: 'Ein Klick, und Gäste schreiben Ihnen an diese Adresse.',
  heading: 'Sollen Ihnen Gäste an diese Adresse schreiben?',
  paragraphs: [
    `Jemand, hoffentlich Sie, möchte diese Adresse auf der Seite einer Unterkunft in ${citta} zeigen. Bestätigen Sie, dass sie Ihnen gehört. Erst dann sehen sie die Gäste.`,
    `Der Link gilt ${PUBLIC_EMAIL_HOURS} Stunden und lässt sich nur einmal verwenden.`,
    'Wenn Sie das nicht waren, ignorieren Sie diese E-Mail. Die Adresse wird niemandem gezeigt.',
  ],
  button: 'Adresse bestätigen',
  footnote: `Sie erhalten diese E-Mail, weil diese Adresse als Kontakt einer Unterkunft auf ${brandName} angegeben wurde.`,
});

export const submissionFaults: Record<StrutturaFault, string> = {
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
  traduzioniInvalid: `Die Sprachen der Texte sind nicht die von ${brandName}. Laden Sie die Seite neu und versuchen Sie es noch einmal.`,
  traduzioneTooLong: 'Eine Übersetzung ist zu lang. Kürzen Sie sie.',
};
export const cinCheckStatuses: Record<CinCheck['kind'], string> = {
  idle: '',
  checking: 'Wird geprüft…',
  available: 'CIN verfügbar',
  taken: 'CIN schon verwendet',
  error: 'Fehler bei der Prüfung',
};
type SentListing = {
  nome: string;
  cin: string;
  indirizzo: string;
  cap: string;
  citta: string;
  sigla: string;
  email: string;
  telefono: string | null;
};
export function requestSentSummary({ nome, cin, email, telefono, ...address }: SentListing) {
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
const cinClassesByCode = new Map<string, string>(Object.entries(cinClassNames));
export function cinDescriptionText({ comune, classe }: CinDescription): string {
  const nome = cinClassesByCode.get(classe);
  const kind = `Klasse ${classe}${nome === undefined ? '' : ` (${nome})`}`;
  return comune === null ? `Der Code sagt: ${kind}.` : `Der Code sagt: Gemeinde ${comune}, ${kind}.`;
}
export const cinNotes: Record<CinNote, string> = {
  altroComune: 'Das ist nicht die Gemeinde der Adresse. Prüfen Sie den Code. Wenn er stimmt, machen Sie weiter.',
  classeDiversa:
    'Das ist nicht die übliche Klasse der gewählten Art. Prüfen Sie das. Wenn es stimmt, machen Sie weiter.',
};

export const undoRemovalButton = 'Rückgängig';
export const addRoomButton = 'Zimmer hinzufügen';
export const newRoomTitle = 'Neues Zimmer';
export const editRoomTitle = 'Zimmer ändern';
export const roomNameLabel = 'Name des Zimmers';
export const bedTypeLabel = 'Art der Betten';
export const bathroomLabel = 'Bad';
export const roomAmenitiesLabel = 'Ausstattung des Zimmers';
export const roomBookableLabel = 'Buchbar';
export const roomUnavailable = 'Nicht buchbar';
export const perNightSuffix = '/ Nacht';
export const editButton = 'Ändern';
export const duplicateButton = 'Kopieren';
export const sharedBathroomLabel = 'Gemeinschaftsbad';
export const editRoomLabel = (nome: string) => `${nome} ändern`;
export const duplicateRoomLabel = (nome: string) => `${nome} kopieren`;
export const deleteRoomLabel = (nome: string) => `${nome} löschen`;
export const saveRoomButton = 'Zimmer speichern';
export const closeWithoutSavingButton = 'Schließen, nicht speichern';
export const chooseOption = 'Wählen';
export const privateBathroomOption = 'Eigenes';
export const sharedBathroomOption = 'Gemeinsam';
export const roomNameExample = 'Zum Beispiel: Blaues Zimmer';
export const extraBedsExample = 'Zum Beispiel: Gitterbett auf Anfrage';
export const roomBookableHint =
  'Entfernen Sie das Häkchen, wenn Sie das Zimmer zurzeit nicht vermieten. Gäste sehen es dann als nicht buchbar.';

export const FIELD_LABELS = {
  nome: 'Name der Unterkunft',
  tipo_struttura: 'Art der Unterkunft',
  tipo_prenotazione: 'Wie gebucht wird',
  descrizione: 'Beschreibung',
  cin: 'CIN',
  regione_id: 'Region',
  provincia_id: 'Provinz',
  citta: 'Ort',
  cap: 'Postleitzahl',
  indirizzo: 'Adresse',
  punto: mapPointLabel,
  posizione_approssimativa: 'Ungefähre Lage',
  posti_letto: 'Schlafplätze',
  num_camere: 'Zimmer',
  num_bagni: 'Bäder',
  ...flagNames,
  stanze: storyFieldLabels.stanze,
  prezzo_notte: 'Preis pro Nacht',
  camere: 'Buchbare Zimmer',
  servizio_pulizie: 'Endreinigung',
  prezzo_pulizie: 'Preis der Reinigung',
  servizi: 'Ausstattung',
  arrivo_dalle: storyFieldLabels.arrivo_dalle,
  arrivo_entro: storyFieldLabels.arrivo_entro,
  partenza_entro: storyFieldLabels.partenza_entro,
  animali: storyFieldLabels.animali,
  animali_nota: storyFieldLabels.animali_nota,
  fumo: storyFieldLabels.fumo,
  feste: storyFieldLabels.feste,
  gradini: storyFieldLabels.gradini,
  gradini_nota: storyFieldLabels.gradini_nota,
  regole: storyFieldLabels.regole,
  immagini: 'Fotos',
  accoglie_nome: storyFieldLabels.accoglie_nome,
  accoglie_foto: hostPhotoLabel,
  accoglie_lingue: storyFieldLabels.accoglie_lingue,
  accoglie_parole: storyFieldLabels.accoglie_parole,
  telefono: 'Telefon',
  email: 'E-Mail',
  booking_ical_url: 'Kalender von Booking.com',
  traduzioni: 'Texte in anderen Sprachen',
  stripe_onboarding_completed: 'Registrierung für Zahlungen abgeschlossen',
  consenso_privacy: 'Datenschutz',
} as const;
function isFieldName(name: string): name is FieldName {
  return Object.hasOwn(FIELD_LABELS, name);
}
export const FIELD_NAMES: readonly FieldName[] = Object.keys(FIELD_LABELS).filter(isFieldName);
const SAME_FIELD = new Map<string, FieldName>([
  ['citta_id', 'citta'],
  ['non_su_booking', 'booking_ical_url'],
  ['accoglie_foto_id', 'accoglie_foto'],
  ['traduzioni_testi', 'traduzioni'],
  ['lingue_testi', 'traduzioni'],
]);
export function fieldOf(wireName: string): FieldName | null {
  if (wireName.includes('.traduzioni')) return 'traduzioni';
  const [root = ''] = wireName.split('.');
  return SAME_FIELD.get(root) ?? (isFieldName(root) ? root : null);
}
export function fieldId(name: FieldName): string {
  return `campo-${name}`;
}

export const wholeHomeOption = 'Ganze Unterkunft';
export const byRoomOption = 'Einzelne Zimmer';
export const wholeHomeHint = 'Jeweils nur eine Gruppe, ein Preis pro Nacht.';
export const byRoomHint = 'Jedes Zimmer wird einzeln gebucht, mit eigenem Preis.';
export const calendarUrlHint =
  'Wo Sie ihn finden: Öffnen Sie im Extranet von Booking.com „Raten und Verfügbarkeit“, dann „Kalender synchronisieren“ und „Kalender exportieren“, und kopieren Sie die Adresse hierher.';
export const notOnBookingComLabel = 'Nicht auf Booking.com';
export const notOnBookingComHint = 'Dann brauchen Sie keinen anderen Kalender. Die Verfügbarkeit führen Sie hier.';
export const enterYourAreaLink = 'Im Gastgeberbereich anmelden';
export const cinFieldLabel = 'CIN, Codice Identificativo Nazionale';
export const cinFieldHint =
  'Er beginnt mit IT und steht auf der Bescheinigung des Tourismusministeriums, wie IT052015C2ABCD1234. Leerzeichen und Striche zählen nicht.';
export const takeTownButton = (nome: string) => `${nome} als Ort verwenden`;
export const offerCleaningLabel = 'Sie bieten Endreinigung an';
export const cleaningPriceHint =
  'Die Endreinigung wird einmal pro Aufenthalt bezahlt und ist immer im Gesamtpreis enthalten.';
export const backToHomeLink = 'Zur Startseite';
export const addAnotherListingLink = 'Weitere Unterkunft eintragen';
export const descriptionHint = 'Wie die Unterkunft ist, was es ringsum gibt, was man vor der Anreise wissen sollte.';
export const fieldsToFixTitle = 'Bitte korrigieren';
export const listingSectionTitle = 'Die Unterkunft';
export const yourHomeSectionTitle = 'Ihre Unterkunft';
export const codeSectionTitle = 'Der Code';
export const locationSectionTitle = 'Lage';
export const sizeSectionTitle = 'Größe';
export const priceSectionTitle = 'Preis';
export const listingContactsSectionTitle = 'Wie Gäste die Unterkunft erreichen';
export const yourContactsSectionTitle = 'Wie Gäste Sie erreichen';
export const existingCalendarSectionTitle = 'Der vorhandene Kalender';
export const yourCalendarSectionTitle = 'Der Kalender, den Sie schon haben';
export const cardPaymentsSectionTitle = 'Zahlungen mit Karte';
export const guaranteeBadgeHint =
  'Das Siegel „Sicura“ erscheint, wenn auch ein Stripe-Konto verbunden ist. Dieses Häkchen allein genügt nicht.';
export const listingPhoneHint = 'Gäste sehen es, um anzurufen oder auf WhatsApp zu schreiben.';
export const yourPhoneHint = 'Gäste sehen es, um Sie anzurufen oder Ihnen auf WhatsApp zu schreiben.';
export const emailVisibleHint = 'Gäste sehen sie.';
export const emailVisibleOwnerAccessHint =
  'Gäste sehen sie. Mit dieser Adresse meldet sich der Gastgeber im Gastgeberbereich an.';
export const emailVisibleConfirmHint =
  'Gäste sehen sie. Hierher senden wir den Link, mit dem Sie sie bestätigen und sich im Gastgeberbereich anmelden.';
export const decreaseNumberLabel = (label: string) => `${label}: eins weniger`;
export const increaseNumberLabel = (label: string) => `${label}: eins mehr`;
export const chooseRegionOption = 'Region wählen';
export const regionFirstHint = 'Zuerst Region wählen';
export const chooseProvinceOption = 'Provinz wählen';
export const provinceFirstHint = 'Zuerst Provinz wählen';
export const townSearchHint = 'Erste Buchstaben eingeben';
export const streetAndNumberHint = 'Straße und Hausnummer';
export const pleaseWait = 'Einen Moment…';
export const privacyConsentLabel =
  'Ich habe die Datenschutzerklärung gelesen und willige in die Verarbeitung der Daten ein.';
export const readPrivacyNoticeLink = 'Datenschutzerklärung lesen';
export const opensInNewTab = '(öffnet sich in einem neuen Tab)';
export const deleteDraftButton = 'Entwurf löschen';
export const startOverButton = 'Von vorne beginnen';
export const amenitiesSectionTitle = 'Was Gäste vorfinden';
export const automaticBadge = 'automatisch';
export const breakfastAutomaticHint = 'bei B&B oder Bauernhof';
export const photoAltText = (index: number) => `Foto ${index}`;
export const decreasePriceLabel = '5 Euro weniger';
export const increasePriceLabel = '5 Euro mehr';
export const yourListingTitle = 'Ihre Unterkunft';
export const saveChangesButton = 'Änderungen speichern';
export const createListingButton = 'Unterkunft eintragen';
export const sendRequestButton = 'Eintrag senden';
export const oneOrMoreHint = 'Eine oder mehrere.';
export const calendarUrlExample = 'https://ical.booking.com/v1/export?t=…';

export const roomMismatchQuestions: Record<RoomMismatch['field'], (mismatch: RoomMismatch) => string> = {
  num_camere: ({ stated, inRooms }) =>
    `Sie haben ${countOf(stated, 'camera')} angegeben, buchbar ${inRooms === 1 ? 'ist aber nur eines' : `sind aber ${formatCount(inRooms)}`}. ${stated > inRooms ? 'Fehlt noch eines?' : 'Welche Zahl stimmt?'}`,
  posti_letto: ({ stated, inRooms }) =>
    `Sie haben ${countOf(stated, 'posto')} angegeben, in den Zimmern ${inRooms === 1 ? 'ist' : 'sind'} es zusammen aber ${formatCount(inRooms)}. Welche Zahl stimmt?`,
};
export const takeRoomsTotalButton = (inRooms: number) => `${formatCount(inRooms)} übernehmen`;
const OTHER_PLACES: Record<RoomMismatch['field'], string> = {
  num_camere: 'Es gibt weitere Zimmer',
  posti_letto: 'Es gibt weitere Schlafplätze',
};
export const leaveStatedNumberButton = ({ field, stated, inRooms }: RoomMismatch) =>
  stated > inRooms
    ? `Bei ${formatCount(stated)} bleiben: ${OTHER_PLACES[field]}`
    : `Bei ${formatCount(stated)} bleiben`;
export const statedNumberLeft = 'In Ordnung. Gästen zeigen wir nur, was sie Zimmer für Zimmer buchen können.';

export const optionalMark = 'optional';
export const notStatedOption = 'Keine Angabe';
export const timesAndRulesTitle = 'Zeiten und Hausregeln';
export const timesAndRulesLead =
  'Alle Angaben sind freiwillig. Wer vorher weiß, wann die Anreise möglich ist und ob der Hund mitdarf, fragt weniger nach und kommt zufriedener an.';
export const hostSectionTitle = 'Wer die Tür öffnet';
export const hostSectionLead =
  'Auch das ist freiwillig. Gäste wählen eine Unterkunft lieber, wenn sie wissen, zu wem sie kommen.';
export const hostNameHint = 'Der Vorname genügt.';
export const aboutHostHint = 'Wer Sie sind, wo Sie wohnen, was Sie Ihren Gästen raten: so, wie Sie es erzählen würden.';
export const houseRulesHint = 'In eigenen Worten: Ruhe am Abend, Müll, Tor, Schuhe.';
export const stepsCountHint = 'Von der Straße bis zur Tür. Ohne Stufen: 0.';
export const stepsNoteExample = 'Zum Beispiel: Die letzte Treppe ist schmal';
export const petsNoteExample = 'Zum Beispiel: ein Hund, nicht auf die Betten';
export const petFriendlyAdded = '„Haustiere willkommen“ wurde zur Ausstattung hinzugefügt.';
export const petFriendlyRemoved = '„Haustiere willkommen“ wurde aus der Ausstattung entfernt.';
export const sleepingRoomsHint = 'Welche Betten in jedem Raum stehen: auch das Schlafsofa im Wohnzimmer.';
export const addSleepingRoomButton = 'Raum hinzufügen';
export const newSleepingRoomName = (others: number) => (others === 0 ? 'Schlafzimmer' : `Schlafzimmer ${others + 1}`);
export const sleepingRoomNameLabel = (position: number) => `Name des Raumes ${position}`;
const sleepingRoomName = (nome: string, position: number) => nome.trim() || `Raum ${position}`;
export const sleepingRoomBedsLabel = (nome: string, position: number) => `Betten: ${sleepingRoomName(nome, position)}`;
export const removeSleepingRoomLabel = (nome: string, position: number) =>
  `Entfernen: ${sleepingRoomName(nome, position)}`;
export const sleepingRoomRemoved = (nome: string) => `${nome.trim() || 'Raum'}: entfernt.`;
export const mapPointExample = '43.0931, 11.7812';
export const mapPointHint =
  'Setzen Sie die Markierung auf der Karte unten. Oder suchen Sie die Unterkunft auf einer anderen Karte und fügen Sie hier die Adresse der Seite oder die zwei Zahlen ein, die sie zeigt.';
export const markerAtTownCentreWarning = (citta: string) =>
  `Die Markierung steht noch mitten in ${citta}, und wer sucht, sieht nur die Gegend. Vergrößern Sie die Karte und klicken Sie auf die Stelle, an der die Unterkunft liegt, oder ziehen Sie die Markierung.`;
export const approximatePositionHint =
  'Wer sucht, sieht die Straße ohne Nummer und einen Kreis von einem Kilometer. Die vollständige Adresse erhalten Gäste mit der bestätigten Buchung.';
export const checkOnMapLink = 'Auf der Karte prüfen';
export const chooseHostPhotoButton = 'Foto wählen';
export const changeHostPhotoButton = 'Foto ändern';
export const removeHostPhotoButton = 'Foto entfernen';
export const hostPhotoUploaded = 'Foto hochgeladen.';
export const chosenHostPhotoAlt = 'Das gewählte Foto';
export const hostPhotoUploading = 'Das Foto wird hochgeladen';

export const textLanguageLabel = 'In welcher Sprache ist das geschrieben?';
export const roomTextsLanguageLabel = 'In welcher Sprache sind Name und Notizen geschrieben?';
export const sleepingRoomNamesLanguageLabel = 'In welcher Sprache sind die Namen geschrieben?';
export const translationsTitle = 'In anderen Sprachen';
export const translationsLead =
  'Freiwillig. Wer die Sprache nicht spricht, in der Sie schreiben, liest vom Haus in der eigenen. Was fehlt, bleibt, wie es ist, und die Seite sagt es.';
export const capitalisedLanguageName = (language: Language) => languageNames[language];
export const descriptionTranslationLabel = (language: Language) => `Beschreibung auf ${languageNames[language]}`;
export const fieldTranslationLabel = (campo: string, language: Language) => `${campo} auf ${languageNames[language]}`;
export const inTheLanguage = (language: Language) => `auf ${languageNames[language]}`;
export const textInTheLanguage = (language: Language) => `Der Text auf ${languageNames[language]}`;
export const descriptionFirstHint = 'Die Beschreibung fehlt noch. Beginnen Sie mit ihr.';
export const roomNamesTitle = 'Die Namen der Zimmer';
export const sleepingRoomNamesTitle = 'Die Namen der Räume';
export const sourceTextChanged = 'Der Ausgangstext hat sich geändert, seit dies geschrieben wurde.';
export const sourceNameChanged = 'Der ursprüngliche Name hat sich geändert, seit dies geschrieben wurde.';
export const translationStillFineButton = 'Passt noch';
export const translationConfirmed = 'Bestätigt.';
export const translationStatuses = {
  nonScritta: 'noch nichts',
  scritta: 'geschrieben',
  scrittaInParte: 'teilweise geschrieben',
  daRileggere: 'bitte prüfen',
};

export const contactsAndPriceTitle = 'Kontaktdaten und Preis';
export const contactsAndPriceHint =
  'Gäste sehen diese Angaben. Änderungen gelten sofort, ohne Prüfung; eine neue E-Mail-Adresse gilt nach Ihrer Bestätigung.';
export const pricesPerRoomNote = 'Die Preise gelten pro Zimmer:';
export const changePricesInFormLink = 'im Formular ändern';
export const saveContactsButton = 'Kontaktdaten speichern';
export const calendarLink = 'Kalender';
export const seePublicPageLink = 'Öffentliche Seite ansehen';
export const downloadAllButton = 'Alles herunterladen';
export const correctAndResubmitLink = 'Korrigieren und noch einmal senden';
export const requestSentOn = (submitted_at: string) => `Gesendet: ${submitted_at}`;
export const seePageLink = 'Seite ansehen';
export const manageLink = 'Verwalten';
export const seePageOfListingLabel = (nome: string) => `Seite ansehen: ${nome}`;
export const calendarOfListingLabel = (nome: string) => `Kalender: ${nome}`;
export const manageListingLabel = (nome: string) => `${nome} verwalten`;
export const resumeQuestionStart = 'Möchten Sie';
export const resumeQuestionEnd = ' wieder online stellen? Gäste finden die Unterkunft dann sofort wieder.';
export const pauseQuestionStart = 'Möchten Sie';
export const pauseQuestionEnd =
  ' pausieren? Gäste finden die Unterkunft nicht mehr, bis Sie sie wieder online stellen.';
export const resumeButton = 'Wieder online stellen';
export const pauseButton = 'Pausieren';
export const leaveUnchangedButton = 'Nicht ändern';
export const savePhotosButton = 'Fotos speichern';
export const requestRejectedTitle = 'So können wir die Unterkunft nicht veröffentlichen';
export const editRejectedTitle = 'Die Änderung wurde nicht angenommen';
export const correctEditLink = 'Änderung korrigieren';
export const deleteQuestionStart = 'Möchten Sie';
export const deleteQuestionEnd =
  ' löschen? Das ist endgültig: Texte, Fotos und Preise lassen sich nicht wiederherstellen. Wenn Sie sie behalten möchten, klicken Sie vorher auf „Alles herunterladen“.';
export const sentSummaryTitle = 'Was Sie gesendet haben';
export const privateBathroomFact = 'eigenes Bad';
export const sharedBathroomFact = 'Gemeinschaftsbad';
export const pricePerNight = (price: string) => `${price} pro Nacht`;
export const spacesLabel = 'Räume';
export const finalCleaningLabel = 'Endreinigung';
export const editUnderReview = 'Änderung in Prüfung';
export const editRejected = 'Änderung abgelehnt';
/** Starts with a lower-case letter, because it is used after a comma or after «und». */
export const turnaroundNote = 'wir antworten per E-Mail innerhalb von 24–48 Stunden.';
export const requestUnderReviewStep = 'Wir sehen sie uns an';
export const requestUnderReviewText = (turnaround: string) => `Ein Mensch liest Ihren Eintrag, und ${turnaround}`;
export const onlineStep = 'Online';
export const onlineAfterApprovalText = 'Sobald die Unterkunft freigegeben ist, sehen sie alle.';
export const requestToCorrectStep = 'Bitte korrigieren';
export const requestToCorrectText = (turnaround: string) =>
  `Korrigieren Sie, senden Sie noch einmal, und ${turnaround}`;
export const onlineText = 'Alle sehen Ihre Unterkunft, in der Reihenfolge, die jeden Tag wechselt.';
export const pausedStep = 'Pausiert';
export const pausedText = 'Gäste finden sie nicht, bis Sie sie wieder online stellen.';
export const approvedStep = 'Freigegeben';
export const editSentText = (text: string, turnaround: string) => `Gesendet: ${text}, ${turnaround}`;
export const editToCorrectStep = 'Änderung bitte korrigieren';
export const editSentOn = (text: string) => `Gesendet: ${text}.`;
export const sentStep = 'Gesendet';
export const timelineTitle = 'Stand';
export const withdrawEditButton = 'Änderung zurückziehen';
export const withdrawEditQuestionStart = 'Möchten Sie die Änderung an';
export const withdrawEditQuestionEnd =
  ' zurückziehen? Was Sie geändert haben, geht verloren, und es bleibt die veröffentlichte Fassung.';
export const rejectedEditNote = 'Bis Sie sie korrigieren, bleibt die veröffentlichte Fassung online.';

true satisfies IsTranslation<typeof import('./owner.it.ts'), typeof import('./owner.de.ts')>;
