import type { IsTranslation } from '../kernel/translation.ts';

export const resultsMessages = {
  filtri: 'Filter',
  togliTutti: 'Alle entfernen',
  togli: (filter: string) => `Filter ${filter} entfernen`,
  ordina: 'Sortieren',
  pagine: 'Seiten der Ergebnisse',
  precedente: 'Vorherige Seite',
  successiva: 'Nächste Seite',
  nessuna: 'Keine Unterkunft hat alles, was Sie suchen',
  nessunaAffatto: 'Zurzeit keine Unterkünfte',
  allarga: 'Lassen Sie etwas weg:',
  altrove: 'Oder sehen Sie sich etwas weiter um:',
  soloAltrove: 'Sehen Sie sich etwas weiter um:',
  allargaDopo: 'Versuchen Sie andere Wörter, andere Reisedaten oder eine andere Gegend.',
} as const;

true satisfies IsTranslation<typeof import('./results-messages.it.ts'), typeof import('./results-messages.de.ts')>;
