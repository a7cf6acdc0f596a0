import { brandName } from '../../kernel/brand/brand.ts';
import type { MailedBooking } from '../rules/mailed-booking.ts';
import type { IsTranslation } from '../../kernel/languages/translation.ts';

const dates = ({ from, to }: MailedBooking) => `${from} bis ${to}`;
const stayPeriod = (stay: MailedBooking) => `von ${dates(stay)}`;
export const openBookingButton = 'Buchung öffnen';
export const guestMailFootnote =
  'Sie erhalten diese E-Mail, weil diese Adresse bei der Buchung angegeben wurde. Der Link ist persönlich. Wer ihn hat, sieht die Buchung.';
export const ownerWrote = (text: string) => `Der Gastgeber schreibt: „${text}“`;
export const teamWrote = (text: string) => `Das Team von ${brandName} schreibt: „${text}“`;
export const notCharged = 'Ihre Karte wurde nicht belastet.';
export const alreadyCharged =
  'Ihre Karte wurde schon belastet. Lehnt der Gastgeber ab oder antwortet er nicht, erstatten wir Ihnen den vollen Betrag.';
export const refundDelay = 'Auf der Karte sehen Sie den Betrag in der Regel nach 5–10 Arbeitstagen.';
export const refundStates = {
  disputed: 'Die Zahlung ist strittig. Über die Erstattung entscheidet Ihre Bank.',
  alreadyRefunded: 'Die Zahlung wurde Ihnen schon erstattet.',
  none: 'Eine Erstattung ist nicht vorgesehen.',
  onItsWay: (refund: string) => `Die Erstattung von ${refund} ist unterwegs. ${refundDelay}`,
};
export const confirmedGuest = {
  subject: (nome: string) => `Buchung bestätigt: ${nome}`,
  preheader: (stay: MailedBooking) => `${dates(stay)}. Bezahlt: ${stay.total}.`,
  heading: 'Ihre Buchung ist bestätigt',
  text: (stay: MailedBooking) =>
    `Ihre Buchung für „${stay.nome}“ ${stayPeriod(stay)} ist bestätigt und bezahlt. Ankunftszeit und Schlüsselübergabe besprechen Sie bitte direkt mit dem Gastgeber. Schreiben Sie ihm oder rufen Sie ihn an, die Kontaktdaten stehen unten.`,
};
export const requestGuest = {
  subject: (nome: string) => `Anfrage gesendet: ${nome}`,
  heading: 'Ihre Anfrage ist unterwegs',
  text: (stay: MailedBooking) =>
    `Wir haben Ihre Anfrage an den Gastgeber gesendet: „${stay.nome}“, ${stayPeriod(stay)}. Sie erhalten bis ${stay.answer_by} eine Antwort. So lange bleiben die Nächte für Sie reserviert.`,
  authorisedOnly:
    'Der Betrag ist auf Ihrer Karte nur reserviert. Belastet wird sie, wenn der Gastgeber annimmt. Lehnt er ab oder antwortet er nicht, verfällt die Reservierung von selbst.',
};
export const refusedGuest = {
  subject: (nome: string) => `Die Anfrage für ${nome} wurde nicht angenommen`,
  heading: 'Der Gastgeber kann Ihre Anfrage leider nicht annehmen',
  text: (stay: MailedBooking, refund: string) =>
    `Die Anfrage für „${stay.nome}“ ${stayPeriod(stay)} wurde nicht angenommen. ${refund}`,
};
export const requestExpiredGuest = {
  subject: (nome: string) => `Keine Antwort für ${nome}`,
  heading: 'Der Gastgeber hat nicht rechtzeitig geantwortet',
  text: (stay: MailedBooking, refund: string) =>
    `Die Anfrage für „${stay.nome}“ ${stayPeriod(stay)} ist ohne Antwort abgelaufen. ${refund} Sie können eine andere Unterkunft wählen.`,
};
export const cancelledGuest = {
  titles: {
    booking: { subject: (nome: string) => `Buchung storniert: ${nome}`, heading: 'Die Buchung ist storniert' },
    withdrawn: {
      subject: (nome: string) => `Anfrage zurückgezogen: ${nome}`,
      heading: 'Die Anfrage ist zurückgezogen',
    },
    request: { subject: (nome: string) => `Anfrage storniert: ${nome}`, heading: 'Die Anfrage ist storniert' },
  },
  texts: {
    withdrawn: (stay: MailedBooking) => `Sie haben die Anfrage für „${stay.nome}“ ${stayPeriod(stay)} zurückgezogen.`,
    byGuest: (stay: MailedBooking) => `Sie haben die Buchung für „${stay.nome}“ ${stayPeriod(stay)} storniert.`,
    byOwner: (stay: MailedBooking) =>
      `Der Gastgeber von „${stay.nome}“ musste Ihre Buchung ${stayPeriod(stay)} stornieren. Das tut uns leid.`,
    requestByTeam: (stay: MailedBooking) =>
      `Wir mussten Ihre Anfrage für „${stay.nome}“ ${stayPeriod(stay)} stornieren. Das tut uns leid.`,
    byTeam: (stay: MailedBooking) =>
      `Wir mussten Ihre Buchung für „${stay.nome}“ ${stayPeriod(stay)} stornieren. Das tut uns leid.`,
    paymentReversed: (stay: MailedBooking) =>
      `Die Buchung für „${stay.nome}“ ${stayPeriod(stay)} ist storniert: Die Zahlung wurde zurückgebucht.`,
    paymentFailed: (stay: MailedBooking) =>
      `Die Buchung für „${stay.nome}“ ${stayPeriod(stay)} ist storniert: Die Zahlung ist fehlgeschlagen.`,
  },
};
export const lateRefundedGuest = {
  subject: (nome: string) => `Volle Erstattung: ${nome}`,
  preheader: (refund: string) => `${refund} gehen auf Ihre Karte zurück.`,
  heading: 'Wir haben Ihnen das Geld erstattet',
  text: 'Die Zahlung ist nach Ablauf der Frist eingegangen, und die Nächte waren nicht mehr frei. Wir haben Ihnen den vollen Betrag erstattet.',
};
export const lateReleasedGuest = {
  subject: (nome: string) => `Buchung nicht zustande gekommen: ${nome}`,
  heading: 'Die Nächte waren nicht mehr frei',
  text: (stay: MailedBooking) =>
    `Die Autorisierung der Karte für „${stay.nome}“ ${stayPeriod(stay)} ist nach Ablauf der Frist eingegangen, und die Nächte waren nicht mehr frei. ${notCharged}`,
};

export const bookingCodeLabel = 'Code';
export const referenceLabel = 'Referenz';
export const propertyLabel = 'Unterkunft';
export const roomLabel = 'Zimmer';
export const addressLabel = 'Adresse';
export const checkInLabel = 'Anreise';
export const checkOutLabel = 'Abreise';
export const guestsLabel = 'Gäste';
export const totalLabel = 'Gesamtpreis';
export const paidLabel = 'Bezahlt am';
export const cancellationLabel = 'Stornierung';
export const phoneLabel = 'Telefon';
export const emailLabel = 'E-Mail';
export const hoursLabel = 'Uhrzeiten';
export const hostLabel = 'Es empfängt Sie';
export const petsOnRequest = 'Haustiere auf Anfrage, bitte klären Sie das vor der Anreise mit dem Gastgeber';
export const mapLinkIntro = 'So finden Sie hin, auf der Karte:';
export const alternativeHomes = {
  introForOne: 'Für dieselben Nächte ist in der Nähe zurzeit frei:',
  intro: 'Für dieselben Nächte sind in der Nähe zurzeit frei:',
  room: (camera: string) => `Zimmer „${camera}“`,
  lessThanOneKm: 'weniger als 1 km entfernt',
  aboutKm: (km: string) => `etwa ${km} km entfernt`,
  total: (total: string) => `insgesamt ${total}`,
  onRequest: 'auf Anfrage',
};
export const addToCalendarIntro = 'Aufenthalt in Ihren Kalender eintragen:';
export const testPaymentNotice = 'Das ist eine Testzahlung: Es ist kein Geld geflossen.';

true satisfies IsTranslation<typeof import('./mail.it.ts'), typeof import('./mail.de.ts')>;
