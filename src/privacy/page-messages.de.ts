import { formatCount } from '../kernel/format-count.ts';
import { pluralDe } from '../kernel/plural.ts';
import type { IsTranslation } from '../kernel/translation.ts';
import type { RecordsSummary } from './rules/summarise-records.ts';

function counted(count: number, [one, many]: readonly [one: string, many: string]): string {
  return `${formatCount(count)} ${pluralDe(count, { one, other: many })}`;
}

export const privacyPageMessages = {
  nonRaggiungibile:
    'Ospitalia ist gerade nicht erreichbar. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
  prenotazioni: ({ prenotazioni, prenotazioni_conservate: kept }: RecordsSummary) => ({
    what: counted(prenotazioni, ['Buchung', 'Buchungen']),
    more:
      kept === 0
        ? 'Name, E-Mail, Telefon, Anmerkungen, Reisedaten und Beträge.'
        : `${counted(kept, ['ist ein Vertrag mit einer Zahlung und bleibt', 'sind Verträge mit einer Zahlung und bleiben'])}, solange das Gesetz es verlangt.`,
  }),
  commenti: (count: number) => ({
    what: counted(count, ['Kommentar im Blog', 'Kommentare im Blog']),
    more: 'Der Name ist öffentlich, wenn der Kommentar freigegeben ist, die E-Mail nie.',
  }),
  newsletter: {
    what: 'Anmeldung zum Newsletter',
    more: 'Ihre Adresse, und wann Sie ihn bestellt und bestätigt haben.',
  },
  account: {
    what: 'Zugang zum Gastgeberbereich',
    more: 'Ihre Adresse und die Browser, in denen Sie angemeldet sind.',
  },
  strutture: (nomi: readonly string[]) => ({
    what: counted(nomi.length, ['Unterkunft', 'Unterkünfte']),
    more: nomi.join(', '),
  }),
  contatti: (count: number) => ({
    what: counted(count, ['weitere Unterkunft zeigt diese Adresse', 'weitere Unterkünfte zeigen diese Adresse']),
    more: 'Gäste sehen sie als Kontakt.',
  }),
} as const;

true satisfies IsTranslation<typeof import('./page-messages.it.ts'), typeof import('./page-messages.de.ts')>;
