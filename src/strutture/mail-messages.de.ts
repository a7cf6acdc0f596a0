import { formatCount } from '../kernel/format-count.ts';
import { pluralDe } from '../kernel/plural.ts';
import type { IsTranslation } from '../kernel/translation.ts';
import type { MailWords } from '../mail/rules/lay-out-mail.ts';

const toOwner = 'Sie erhalten diese E-Mail, weil die Unterkunft mit dieser Adresse eingetragen ist.';
const named = 'Sie erhalten diese E-Mail, weil diese Adresse in einem Eintrag auf Ospitalia angegeben wurde.';

const RESTANO = 'Buchungen und Zahlungen bleiben im Gastgeberbereich, mit Gästen und Beträgen.';
const nonSeiDAccordo = (contact: string | null) =>
  contact === null ? [] : [`Wenn Sie nicht einverstanden sind oder mehr wissen möchten, schreiben Sie an ${contact}.`];

/** The words of the mails about strutture. */
export const mailMessages = {
  senzaMotivo: 'Das Team von Ospitalia hat keinen Grund angegeben.',
  dati: { struttura: 'Unterkunft', strutture: 'Unterkünfte', cin: 'CIN', indirizzo: 'Adresse', motivo: 'Grund' },

  /** Goes to an address that nobody has proved: no word of the form, or anybody could send theirs to anybody. */
  confermaIndirizzo: (): MailWords => ({
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
  }),

  richiestaRicevuta: (nome: string): MailWords => ({
    subject: `Wir haben Ihren Eintrag für ${nome} erhalten`,
    preheader: 'Wir antworten innerhalb von 24–48 Stunden.',
    heading: 'Wir haben Ihren Eintrag erhalten',
    paragraphs: [
      `Ihr Eintrag für „${nome}“ ist vollständig. Wir sehen ihn uns an und antworten innerhalb von 24–48 Stunden.`,
      'Sobald er freigegeben ist, ist Ihre Unterkunft online zu sehen. Bis dahin können Sie ihn im Gastgeberbereich noch ändern.',
    ],
    button: 'Gastgeberbereich öffnen',
    footnote: toOwner,
  }),

  approvata: (nome: string): MailWords => ({
    subject: `${nome} ist online`,
    preheader: 'Ihre Unterkunft ist freigegeben.',
    heading: 'Ihre Unterkunft ist online',
    paragraphs: [`„${nome}“ ist freigegeben. Wer in Ihrer Gegend eine Unterkunft sucht, findet sie ab jetzt.`],
    button: 'Seite ansehen',
    footnote: toOwner,
  }),
  /** Before the address of the area, below the button of `approvata`, which leads to the page. */
  tieniAggiornata: 'Preise, Fotos und Kontaktdaten halten Sie im Gastgeberbereich aktuell:',

  rifiutata: (nome: string): MailWords => ({
    subject: `Bitte korrigieren Sie Ihren Eintrag für ${nome}`,
    preheader: 'Lesen Sie den Grund, korrigieren Sie den Eintrag und senden Sie ihn noch einmal.',
    heading: 'Bitte korrigieren Sie Ihren Eintrag',
    paragraphs: [
      `Wir konnten „${nome}“ nicht freigeben. Unten steht der Grund.`,
      'Ihre Daten sind noch da. Korrigieren Sie sie und senden Sie den Eintrag noch einmal, wir sehen ihn uns gerne wieder an.',
    ],
    button: 'Eintrag korrigieren',
    footnote: toOwner,
  }),

  /** Goes to an address that nobody has proved: no word of the form, as in `confermaIndirizzo`. */
  rifiutataSenzaConferma: (): MailWords => ({
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
  }),

  modificaApprovata: (nome: string): MailWords => ({
    subject: `Die Änderungen an ${nome} sind freigegeben`,
    preheader: 'Die neue Fassung ersetzt die vorherige.',
    heading: 'Änderungen freigegeben',
    paragraphs: [`Die Änderungen an „${nome}“ sind freigegeben und ersetzen die vorherige Fassung.`],
    button: 'Gastgeberbereich öffnen',
    footnote: toOwner,
  }),

  modificaRifiutata: (nome: string): MailWords => ({
    subject: `Bitte korrigieren Sie die Änderungen an ${nome}`,
    preheader: 'Die bisherige Fassung bleibt, wie sie ist.',
    heading: 'Bitte korrigieren Sie die Änderungen',
    paragraphs: [
      `Wir konnten die Änderungen an „${nome}“ nicht freigeben. Unten steht der Grund.`,
      'Die bisherige Fassung bleibt, wie sie ist. Sie können die Änderungen korrigieren und noch einmal senden.',
    ],
    button: 'Änderungen korrigieren',
    footnote: toOwner,
  }),

  /** `hasBookings`: it is hidden, and its bookings stay. `contact`: who to write to, where anybody reads answers. */
  eliminata: (nome: string, { hasBookings, contact }: { hasBookings: boolean; contact: string | null }): MailWords => ({
    subject: `${nome} wurde gelöscht`,
    preheader: 'Lesen Sie den Grund.',
    heading: 'Ihre Unterkunft wurde gelöscht',
    paragraphs: [
      `Das Team von Ospitalia hat „${nome}“ gelöscht. Gäste finden die Unterkunft ab jetzt nicht mehr. Unten steht der Grund.`,
      ...(hasBookings ? [RESTANO] : []),
      ...nonSeiDAccordo(contact),
    ],
    button: hasBookings ? 'Buchungen öffnen' : 'Gastgeberbereich öffnen',
    footnote: toOwner,
  }),

  eliminateInsieme: (
    count: number,
    { hasBookings, contact }: { hasBookings: boolean; contact: string | null },
  ): MailWords => {
    const title = pluralDe(count, {
      one: 'Ihre Unterkunft wurde gelöscht',
      other: 'Ihre Unterkünfte wurden gelöscht',
    });
    return {
      subject: title,
      preheader: 'Das Team von Ospitalia hat die Liste der Unterkünfte geleert.',
      heading: title,
      paragraphs: [
        `Das Team von Ospitalia hat die Liste der Unterkünfte aller Gastgeber geleert. Gäste finden Ihre ab jetzt nicht mehr.`,
        ...(hasBookings ? [RESTANO] : []),
        ...nonSeiDAccordo(contact),
      ],
      button: hasBookings ? 'Buchungen öffnen' : 'Gastgeberbereich öffnen',
      footnote: 'Sie erhalten diese E-Mail, weil eine Unterkunft mit dieser Adresse eingetragen war.',
    };
  },
  altre: (count: number) => pluralDe(count, { one: 'und eine weitere', other: `und ${formatCount(count)} weitere` }),

  /** To the owner, about what an administrator changed. `contact`: who to write to, where anybody reads answers. */
  contattiCambiati: (nome: string, contact: string | null): MailWords => ({
    subject: `Wir haben die Seite von ${nome} geändert`,
    preheader: 'Das hat sich geändert.',
    heading: 'Was sich geändert hat',
    paragraphs: [
      `Das Team von Ospitalia hat die Seite von „${nome}“ korrigiert. Unten steht, wie es war und wie es jetzt ist.`,
      contact === null
        ? 'Wenn etwas nicht stimmt, korrigieren Sie es im Gastgeberbereich.'
        : `Wenn etwas nicht stimmt, korrigieren Sie es im Gastgeberbereich, oder schreiben Sie an ${contact}.`,
    ],
    button: 'Gastgeberbereich öffnen',
    footnote: toOwner,
  }),
  daA: (prima: string, dopo: string) => `${prima || '–'} → ${dopo || '–'}`,
} as const;

true satisfies IsTranslation<typeof import('./mail-messages.it.ts'), typeof import('./mail-messages.de.ts')>;
