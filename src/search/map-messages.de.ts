import { formatPrice, toCents } from '../kernel/cents.ts';
import { formatCount } from '../kernel/format-count.ts';
import { pluralDe } from '../kernel/plural.ts';
import type { IsTranslation } from '../kernel/translation.ts';

function price(euros: number | null): string {
  return euros === null || euros <= 0 ? 'auf Anfrage' : formatPrice(toCents(euros));
}

const homes = (count: number) => pluralDe(count, { one: '1 Unterkunft', other: `${formatCount(count)} Unterkünfte` });

export const mapMessages = {
  titolo: 'Karte der Unterkünfte',
  attorno: 'Ein Kreis heißt: Die Unterkunft liegt dort in der Nähe.',
  approssimativa:
    'Ein Kreis heißt: Die Unterkunft liegt dort in der Nähe. Die genaue Adresse erhalten Sie mit der Buchung.',
  prime: (shown: number) => `Auf der Karte sind nur die ersten ${formatCount(shown)} Unterkünfte.`,
  trovate: (total: number, isAtLeast: boolean) => (isAtLeast ? `Über ${formatCount(total)} Unterkünfte` : homes(total)),
  cerco: 'Die Karte sucht Unterkünfte…',
  nessuna: 'Keine Unterkunft auf der Karte zu zeigen.',
  errorePunti: 'Die Unterkünfte für die Karte konnten nicht geladen werden.',
  erroreMappa: 'Die Karte konnte nicht geladen werden.',
  erroreGrafica:
    'Dieser Browser kann die Karte nicht darstellen. Sie braucht WebGL 2, vielleicht ist es ausgeschaltet. Die Liste der Unterkünfte ist vollständig.',
  tutte: 'Alle Unterkünfte zeigen',
  cercaQui: 'Hier suchen',
  frecce: 'Die Pfeiltasten führen zur nächsten oder vorherigen Unterkunft der Liste',
  mostraElenco: 'Liste zeigen',
  mostraMappa: 'Zurück zur Karte',
  prezzo: price,
  da: (euros: number | null) => (euros === null ? price(null) : `ab ${price(euros)}`),
  caseQui: homes,
  aNotte: 'pro Nacht',
  casa: 'Unterkunft',
  prima: 'Vorherige Unterkunft an diesem Punkt',
  dopo: 'Nächste Unterkunft an diesem Punkt',
  posto: (position: number, count: number) => `${formatCount(position)} von ${formatCount(count)} an diesem Punkt`,
  chiudi: 'Schließen',
  vedi: 'Zur Unterkunft',
  carico: 'Die Unterkunft wird geladen…',
  nonTrovata: 'Diese Unterkunft gibt es nicht mehr.',
} as const;

true satisfies IsTranslation<typeof import('./map-messages.it.ts'), typeof import('./map-messages.de.ts')>;
