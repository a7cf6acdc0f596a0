import { formatCount } from '../kernel/format-count.ts';
import type { IsTranslation } from '../kernel/translation.ts';

/** What each table holds, in words; one without a title is called by its name. */
const tabelle: Readonly<Record<string, string>> = {
  accounts: 'Gastgeberbereich: Ihr Zugang',
  sessions: 'Gastgeberbereich: Browser, in denen Sie angemeldet sind',
  sign_in_links: 'Links zum Anmelden, die wir Ihnen gesendet haben',
  sign_in_requests: 'Wie viele Links wir Ihnen in den letzten 24 Stunden gesendet haben',
  person_links: 'Links zu diesen Daten, die wir Ihnen gesendet haben',
  mails: 'E-Mails, die in der Warteschlange sind oder in der letzten Stunde versandt wurden',
  strutture: 'Unterkünfte',
  struttura_edits: 'Änderungen, die warten oder abgelehnt sind',
  refusals: 'Letzte Ablehnung und worum es ging',
  unseen_texts: 'Veröffentlichte Texte, wie ein Administrator sie zuletzt gesehen hat',
  public_email_changes: 'E-Mail für die Gäste, die auf Bestätigung wartet',
  sign_in_address_changes: 'Änderung der Anmeldeadresse, die auf Bestätigung wartet',
  account_passkeys: 'Passkeys, mit denen Sie sich im Gastgeberbereich anmelden',
  admins: 'Administratoren, die hier Hinweise erhalten',
  admin_links: 'Links für Administratoren, die wir Ihnen gesendet haben',
  camere: 'Zimmer',
  tariffe: 'Preise',
  removed_homes: 'Gelöschte Unterkünfte, zu denen wir Ihnen demnächst schreiben',
  gone_strutture: 'CIN gelöschter Unterkünfte, die wir als Ihre erkennen',
  bookings: 'Buchungen',
  refunds: 'Erstattungen',
  demo_checkouts: 'Testzahlungen',
  payout_accounts: 'Konto zum Empfang von Zahlungen',
  blog_comments: 'Kommentare im Blog',
  newsletter_subscribers: 'Newsletter',
};

export const privacyMessages = {
  linkChiesto: 'Wenn es diese Adresse irgendwo auf Ospitalia gibt, kommt gleich eine E-Mail.',
  emailNonValida: 'Geben Sie eine gültige E-Mail-Adresse an.',
  linkNonValido: 'Der Link ist abgelaufen oder nicht mehr gültig. Fordern Sie einen neuen an.',
  cancellati: 'Erledigt: Ihre Daten sind gelöscht.',
  mail: {
    subject: 'Ihre Daten auf Ospitalia',
    preheader: 'Der Link, um sie anzusehen, herunterzuladen oder zu löschen. Er gilt eine Stunde.',
    heading: 'Ihre Daten auf Ospitalia',
    paragraphs: [
      'Sie möchten wissen, was Ospitalia zu dieser Adresse aufbewahrt. Öffnen Sie den Link unten. Sie sehen, was gespeichert ist, und können es herunterladen oder löschen.',
      'Das Öffnen des Links ändert nichts.',
    ],
    button: 'Daten ansehen',
    footnote:
      'Der Link gilt eine Stunde, und wer ihn hat, sieht Ihre Daten. Leiten Sie ihn nicht weiter. Wenn Sie ihn nicht angefordert haben, ignorieren Sie diese E-Mail.',
  },
  /** The last one. `kept`: paid bookings that the law keeps. */
  mailUltima: (kept: number) => ({
    subject: 'Wir haben Ihre Daten gelöscht',
    preheader: 'Das ist die letzte E-Mail.',
    heading: 'Ihre Daten sind gelöscht',
    paragraphs: [
      'Wie gewünscht haben wir gelöscht, was Ospitalia zu dieser Adresse aufbewahrt hat. Für immer.',
      ...(kept === 0
        ? ['Es bleibt nichts, auch diese E-Mail nicht.']
        : [
            'Es bleiben nur die bezahlten Buchungen, solange das Gesetz es verlangt. Deren Link zeigt Ihren Namen nicht mehr und lässt sich nach dem Aufenthalt nicht mehr öffnen.',
            'Wir schreiben Ihnen nur noch, wenn sich an einem bevorstehenden Aufenthalt etwas ändert.',
          ]),
    ],
    footnote:
      'Sie erhalten diese E-Mail, weil jemand mit einem Link, der an diese Adresse ging, die Löschung verlangt hat.',
  }),
  file: {
    archivio: 'meine-daten-ospitalia.zip',
    json: 'meine-daten.json',
    testo: 'meine-daten.txt',
    titolo: (email: string, moment: string) =>
      `Die Daten, die Ospitalia zu ${email} aufbewahrt\nHeruntergeladen: ${moment}\n\nDieselben Daten, für Programme lesbar, stehen in meine-daten.json. Beträge in Eurocent, Zeiten in UTC.`,
    nessuno: 'Zu dieser Adresse gibt es nichts.',
    riga: (title: string, number: number, count: number) =>
      count === 1 ? title : `${title}, ${formatCount(number)} von ${formatCount(count)}`,
  },
  tabelle,
} as const;

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.de.ts')>;
