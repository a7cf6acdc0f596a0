import type { IsTranslation } from './translation.ts';

export const pageFaultMessages = {
  nonTrovato: 'Die Seite, die Sie suchen, gibt es nicht.',
  erroreInterno: 'Ein unerwarteter Fehler ist aufgetreten. Versuchen Sie es später noch einmal.',
  finestraNonCaricata:
    'Wir können dieses Fenster nicht öffnen. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
} as const;

true satisfies IsTranslation<
  typeof import('./page-fault-messages.it.ts'),
  typeof import('./page-fault-messages.de.ts')
>;
