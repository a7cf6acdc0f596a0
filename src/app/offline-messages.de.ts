import type { IsTranslation } from '../kernel/translation.ts';

export const offlineMessages = {
  titolo: 'Sie sind offline',
  spiega:
    'Die Seite ist nicht angekommen: Vielleicht ist das Netz weg, oder Sie fahren gerade durch einen Tunnel. Die Häuser bleiben, wo sie sind, und was Sie schon gebucht haben, bleibt Ihres.',
  salvate: 'Ihre gemerkten Unterkünfte bleiben auf diesem Gerät: Sie finden sie wieder, sobald das Netz zurück ist.',
  nonRisponde: 'Die Seite öffnet sich nicht',
  riprova: 'Noch einmal versuchen',
} as const;

true satisfies IsTranslation<typeof import('./offline-messages.it.ts'), typeof import('./offline-messages.de.ts')>;
