import { formatCount } from '../kernel/format-count.ts';
import { pluralDe } from '../kernel/plural.ts';
import type { IsTranslation } from '../kernel/translation.ts';

export const restoredMailMessages = {
  oggetto: (count: number) =>
    pluralDe(count, {
      one: 'Wir haben Ihre Unterkunft wiederhergestellt',
      other: 'Wir haben Ihre Unterkünfte wiederhergestellt',
    }),
  anteprima: 'Das ist wieder wie vorher.',
  testo: (quando: string) =>
    `Das Team von Ospitalia hat wiederhergestellt, was unten steht. Es entspricht jetzt dem Stand vom ${quando}. Buchungen, Zahlungen und belegte Nächte sind geblieben, wie sie jetzt sind.`,
  controlla: (contact: string | null) =>
    `Prüfen Sie Preise, Zimmer und Kalender. Wenn etwas nicht stimmt, korrigieren Sie es in Ihrem Bereich${contact === null ? '' : `, oder schreiben Sie an ${contact}`}.`,
  apri: 'Bereich öffnen',
  perche: 'Sie erhalten diese E-Mail, weil eine Unterkunft mit dieser Adresse eingetragen ist.',
  struttura: 'Unterkunft',
  strutture: 'Unterkünfte',
  altre: (count: number) => pluralDe(count, { one: 'und eine weitere', other: `und ${formatCount(count)} weitere` }),
} as const;

true satisfies IsTranslation<
  typeof import('./restored-mail-messages.it.ts'),
  typeof import('./restored-mail-messages.de.ts')
>;
