import { formatCount } from '../kernel/format-count.ts';
import { pluralDe } from '../kernel/plural.ts';
import type { IsTranslation } from '../kernel/translation.ts';
import type { MailWords } from '../mail/rules/lay-out-mail.ts';

const toOwner = 'Sie erhalten diese E-Mail, weil die Unterkunft mit dieser Adresse eingetragen ist.';
const named = 'Sie erhalten diese E-Mail, weil diese Adresse in einem Eintrag auf Ospitalia angegeben wurde.';

const RESTANO = 'Buchungen und Zahlungen bleiben in Ihrem Bereich, mit Gästen und Beträgen.';
const nonSeiDAccordo = (contact: string | null) =>
  contact === null ? [] : [`Wenn Sie nicht einverstanden sind oder mehr wissen möchten, schreiben Sie an ${contact}.`];

/** The words of the mails about strutture. */
export const mailMessages = {
  senzaMotivo: 'Die Redaktion hat keinen Grund angegeben.',
  dati: { struttura: 'Unterkunft', strutture: 'Unterkünfte', cin: 'CIN', indirizzo: 'Adresse', motivo: 'Grund' },

  /** Goes to an address that nobody has proved: no word of the form, or anybody could send theirs to anybody. */
  confermaIndirizzo: (): MailWords => ({
    subject: 'Bestätigen Sie Ihre Adresse',
    preheader: 'Ein Schritt fehlt noch, dann ist Ihr Eintrag bei uns.',
    heading: 'Bestätigen Sie Ihre Adresse',
    paragraphs: [
      'Jemand, hoffentlich Sie, hat mit dieser E-Mail-Adresse eine Unterkunft bei uns eingetragen. Bestätigen Sie, dass die Adresse Ihnen gehört: Bestätigte Einträge sehen wir uns zuerst an.',
      'Der Link gilt 72 Stunden und öffnet auch Ihren Bereich, wo Sie den Eintrag verfolgen und die Unterkunft aktuell halten.',
      'Wenn Sie das nicht waren, ignorieren Sie diese E-Mail: Es geschieht nichts.',
    ],
    button: 'Bestätigen und anmelden',
    footnote: named,
  }),

  richiestaRicevuta: (nome: string): MailWords => ({
    subject: `Ihr Eintrag für ${nome} ist da`,
    preheader: 'Wir antworten innerhalb von 24–48 Stunden.',
    heading: 'Ihr Eintrag ist da',
    paragraphs: [
      `Ihr Eintrag für „${nome}“ ist vollständig. Wir sehen ihn uns an und antworten innerhalb von 24–48 Stunden.`,
      'Sobald er freigegeben ist, ist Ihre Unterkunft online zu sehen. Bis dahin können Sie ihn in Ihrem Bereich noch ändern.',
    ],
    button: 'Bereich öffnen',
    footnote: toOwner,
  }),

  approvata: (nome: string): MailWords => ({
    subject: `${nome} ist online`,
    preheader: 'Ihre Unterkunft ist freigegeben.',
    heading: 'Ihre Unterkunft ist online',
    paragraphs: [`„${nome}“ ist freigegeben: Wer in Ihrer Gegend etwas sucht, findet sie ab jetzt.`],
    button: 'Seite ansehen',
    footnote: toOwner,
  }),
  /** Before the address of the area, below the button of `approvata`, which leads to the page. */
  tieniAggiornata: 'Preise, Fotos und Kontakte halten Sie in Ihrem Bereich aktuell:',

  rifiutata: (nome: string): MailWords => ({
    subject: `Ihr Eintrag für ${nome} braucht eine Korrektur`,
    preheader: 'Lesen Sie den Grund, korrigieren Sie und senden Sie noch einmal.',
    heading: 'Ihr Eintrag braucht eine Korrektur',
    paragraphs: [
      `Wir konnten „${nome}“ nicht freigeben. Unten steht der Grund.`,
      'Ihre Daten sind noch da: Korrigieren Sie sie und senden Sie den Eintrag noch einmal, wir sehen ihn uns gerne wieder an.',
    ],
    button: 'Eintrag korrigieren',
    footnote: toOwner,
  }),

  /** Goes to an address that nobody has proved: no word of the form, as in `confermaIndirizzo`. */
  rifiutataSenzaConferma: (): MailWords => ({
    subject: 'Ihr Eintrag braucht eine Korrektur',
    preheader: 'Lesen Sie den Grund, melden Sie sich an, korrigieren Sie und senden Sie noch einmal.',
    heading: 'Ihr Eintrag braucht eine Korrektur',
    paragraphs: [
      'Jemand, hoffentlich Sie, hat mit dieser E-Mail-Adresse eine Unterkunft bei uns eingetragen. Wir konnten sie nicht freigeben: Unten steht der Grund.',
      'Melden Sie sich mit dieser Adresse in Ihrem Bereich an: Korrigieren Sie die Daten und senden Sie den Eintrag noch einmal.',
      'Wenn Sie das nicht waren, ignorieren Sie diese E-Mail: Der Eintrag löscht sich von selbst.',
    ],
    button: 'In Ihrem Bereich anmelden',
    footnote: named,
  }),

  modificaApprovata: (nome: string): MailWords => ({
    subject: `Die Änderungen an ${nome} sind freigegeben`,
    preheader: 'Die neue Fassung ersetzt die vorherige.',
    heading: 'Änderungen freigegeben',
    paragraphs: [`Die Änderungen an „${nome}“ sind freigegeben und ersetzen die vorherige Fassung.`],
    button: 'Bereich öffnen',
    footnote: toOwner,
  }),

  modificaRifiutata: (nome: string): MailWords => ({
    subject: `Die Änderungen an ${nome} brauchen eine Korrektur`,
    preheader: 'Die bisherige Fassung bleibt, wie sie ist.',
    heading: 'Die Änderungen brauchen eine Korrektur',
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
      `Die Redaktion von Ospitalia hat „${nome}“ gelöscht: Gäste finden die Unterkunft ab jetzt nicht mehr. Unten steht der Grund.`,
      ...(hasBookings ? [RESTANO] : []),
      ...nonSeiDAccordo(contact),
    ],
    button: hasBookings ? 'Buchungen öffnen' : 'Bereich öffnen',
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
      preheader: 'Die Redaktion hat die Liste der Unterkünfte geleert.',
      heading: title,
      paragraphs: [
        `Die Redaktion von Ospitalia hat die Liste der Unterkünfte aller Gastgeber geleert: Gäste finden Ihre ab jetzt nicht mehr.`,
        ...(hasBookings ? [RESTANO] : []),
        ...nonSeiDAccordo(contact),
      ],
      button: hasBookings ? 'Buchungen öffnen' : 'Bereich öffnen',
      footnote: 'Sie erhalten diese E-Mail, weil eine Unterkunft mit dieser Adresse eingetragen war.',
    };
  },
  altre: (count: number) => pluralDe(count, { one: 'und eine weitere', other: `und ${formatCount(count)} weitere` }),

  /** To the owner, about what an administrator changed. `contact`: who to write to, where anybody reads answers. */
  contattiCambiati: (nome: string, contact: string | null): MailWords => ({
    subject: `Wir haben geändert, was Gäste von ${nome} sehen`,
    preheader: 'Das hat sich geändert.',
    heading: 'Was sich geändert hat',
    paragraphs: [
      `Die Redaktion von Ospitalia hat die Seite von „${nome}“ korrigiert. Unten steht, wie es war und wie es jetzt ist.`,
      contact === null
        ? 'Wenn es nicht stimmt, korrigieren Sie es in Ihrem Bereich.'
        : `Wenn es nicht stimmt, korrigieren Sie es in Ihrem Bereich, oder schreiben Sie an ${contact}.`,
    ],
    button: 'Bereich öffnen',
    footnote: toOwner,
  }),
  daA: (prima: string, dopo: string) => `${prima || '–'} → ${dopo || '–'}`,
} as const;

true satisfies IsTranslation<typeof import('./mail-messages.it.ts'), typeof import('./mail-messages.de.ts')>;
