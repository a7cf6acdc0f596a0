import { formatPrice, toCents } from '../kernel/cents.ts';
import { formatCount } from '../kernel/format-count.ts';
import { pluralDe } from '../kernel/plural.ts';
import type { IsTranslation } from '../kernel/translation.ts';
import type { Gradini } from './rules/search-criteria.ts';

const homes = (count: number) => pluralDe(count, { one: '1 Unterkunft', other: `${formatCount(count)} Unterkünfte` });

export const filtersMessages = {
  titolo: 'Filter',
  tipo: 'Art der Unterkunft',
  ospiti: 'Wie viele Gäste?',
  inTanti: (guests: number) => pluralDe(guests, { one: '1 Gast', other: `${formatCount(guests)} Gäste` }),
  prezzo: 'Preis pro Nacht',
  finoAPrezzo: (euros: number) => `Bis ${formatPrice(toCents(euros))}`,
  minimo: 'Ab',
  massimo: 'Bis',
  /** After each of the two, for who does not see the sign. */
  inEuro: ', in Euro',
  min: 'min.',
  max: 'max.',
  prezzoNonValido: 'Geben Sie einen Preis in Euro an, wie 80 oder 1.200.',
  prezziInvertiti: 'Der Höchstpreis liegt unter dem Mindestpreis. Tauschen Sie die beiden, oder löschen Sie einen.',
  garanzia: 'Garantie',
  sicura: 'Nur mit dem Siegel „Sicura“',
  sicuraSpiega:
    'Der Gastgeber hat die Zahlungsprüfung abgeschlossen. Sie bezahlen mit Karte, das Portal gibt die Garantie.',
  accessibilita: 'Barrierefreiheit',
  gradini: { nessuno: 'Stufenlos', 'non-detti': 'Stufen nicht angegeben' } satisfies Record<Gradini, string>,
  gradiniSpiega: 'Keine Stufe bis zur Tür, laut Angabe des Gastgebers. Einen Aufzug finden Sie unter der Ausstattung.',
  togliTutti: 'Alle entfernen',
  mostra: 'Unterkünfte zeigen',
  mostraQuante: (count: number) => `${homes(count)} zeigen`,
  mostraMolte: (count: number) => `Über ${formatCount(count)} Unterkünfte zeigen`,
  nessuna: 'Keine passende Unterkunft',
  quante: (count: number, isAtLeast: boolean) => `${formatCount(count)}${isAtLeast ? '+' : ''}`,
  conQuante: (option: string, count: number, isAtLeast: boolean) =>
    `${option}, ${isAtLeast ? `über ${formatCount(count)} Unterkünfte` : homes(count)}`,
} as const;

true satisfies IsTranslation<typeof import('./filters-messages.it.ts'), typeof import('./filters-messages.de.ts')>;
