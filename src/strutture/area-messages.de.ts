import { formatCount } from '../kernel/format-count.ts';
import { pluralDe } from '../kernel/plural.ts';
import type { IsTranslation } from '../kernel/translation.ts';

/** What the owner's area says. */
export const areaMessages = {
  stati: {
    in_attesa: 'In Prüfung',
    approvata: 'Veröffentlicht',
    rifiutata: 'Abgelehnt',
    sospesa: 'Pausiert',
    eliminata: 'Gelöscht',
  },
  contattiAggiornati: 'Kontaktdaten aktualisiert!',
  contattiNonAggiornati: (detail: string) => `Die Kontaktdaten konnten nicht aktualisiert werden: ${detail}`,
  uscita: 'Ihre Änderungen sind noch nicht gespeichert. Wenn Sie diese Seite verlassen, gehen sie verloren.',
  fotoAggiornate: (count: number) =>
    `Fotos aktualisiert! (${pluralDe(count, { one: '1 Foto', other: `${formatCount(count)} Fotos` })})`,
  fotoInRevisione:
    'Fotos gesendet. Wir sehen sie uns innerhalb von 24–48 Stunden an. Bis dahin bleiben die bisherigen online.',
  fotoNonAggiornate: 'Die Fotos konnten nicht aktualisiert werden',
  fotoInArrivo: 'Warten Sie, bis die Fotos hochgeladen sind, dann speichern Sie.',
  foto: {
    notPublished: 'Das erste Foto ist das Titelbild.',
    unchanged: 'Das erste Foto ist das Titelbild. Neue Fotos sehen wir uns vor dem Veröffentlichen an.',
    ofTheChange: 'Das sind die Fotos Ihrer Änderung. Online bleiben die veröffentlichten.',
    apply: 'Es ändert sich nur die Reihenfolge. Sie gilt sofort.',
    review: 'Die Fotos ändern sich, deshalb sehen wir sie uns zuerst an. Bis dahin bleiben die bisherigen online.',
  },
  passaInRevisione:
    'Wenn Sie CIN, Adresse, Art oder Fotos ändern, sehen wir uns zuerst die ganze Änderung an, und die veröffentlichte Fassung bleibt online. Sonst gilt sie sofort.',
  revisione: {
    ofARequest: 'Ihr Eintrag wird geprüft. Was Sie speichern, ersetzt, was Sie gesendet haben.',
    ofARefusal:
      'Ihr Eintrag geht mit den Angaben von hier neu in die Prüfung. Wir antworten per E-Mail innerhalb von 24–48 Stunden.',
    ofTheChange: 'Was Sie speichern, ersetzt die Änderung, die Sie schon gesendet haben.',
    apply: 'Diese Änderung gilt sofort, ohne Prüfung.',
    review:
      'CIN, Adresse, Art oder Fotos haben sich geändert. Wir sehen uns die Änderung innerhalb von 24–48 Stunden an, und die veröffentlichte Fassung bleibt online.',
  },
  inviaDiNuovo: 'Eintrag noch einmal senden',
  modificaApplicata: 'Änderungen gespeichert. Sie sind schon online.',
  modificaSalvata: 'Änderungen gespeichert.',
  modificaInRevisione: 'Die Änderung wird geprüft: Die veröffentlichte Fassung bleibt online',
  modificaInviata: 'Änderung gesendet. Wir sehen sie uns innerhalb von 24–48 Stunden an.',
  modificaRitirata: 'Sie haben die Änderung zurückgezogen. Es bleibt die veröffentlichte Fassung.',
  ripresentata: 'Eintrag noch einmal gesendet. Wir antworten innerhalb von 24–48 Stunden.',
  inPausa: (nome: string) => `${nome} ist pausiert. Gäste finden die Unterkunft nicht.`,
  ripresa: (nome: string) => `${nome} ist wieder online.`,
  nonGarantita:
    'Gäste können hier nicht buchen und bezahlen. Das Siegel „Sicura“ erscheint, sobald die Zahlungen aktiv sind.',
  sicuraAMano: {
    accesa:
      'Das Siegel „Sicura“ hat Ihnen das Team von Ospitalia gegeben. Für Zahlungen gilt, was der Zahlungsdienst sagt.',
    spenta:
      'Gäste können hier nicht buchen und bezahlen. Das Siegel „Sicura“ wird nicht angezeigt, und die letzte Änderung kam vom Team von Ospitalia.',
  },
  vaiAiPagamenti: 'Zu den Zahlungen',
  calendarioInPausa: 'Die Unterkunft ist pausiert. Gäste finden sie nicht, aber der Kalender bleibt aktuell.',
  accountEliminato: 'Ihr Konto und Ihre Daten sind gelöscht.',
  nessunaPiu: {
    title: 'Es gibt keine Unterkunft mehr',
    text: 'Zu dieser Adresse gibt es keine Unterkunft mehr. Ihre Buchungen bleiben hier.',
  },
  eliminate: { titolo: 'Gelöscht', testo: 'Gäste finden sie nicht mehr. Die Buchungen bleiben hier.' },
  vediPrenotazioni: 'Buchungen ansehen',
  eliminata: 'Unterkunft gelöscht',
} as const;

true satisfies IsTranslation<typeof import('./area-messages.it.ts'), typeof import('./area-messages.de.ts')>;
