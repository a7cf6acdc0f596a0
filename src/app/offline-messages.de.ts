import type { IsTranslation } from '../kernel/translation.ts';

export const offlineMessages = {
  titolo: 'Sie sind offline',
  spiega:
    'Die Seite konnte nicht geladen werden. Vielleicht ist das Netz weg, oder Sie fahren gerade durch einen Tunnel. Die Häuser bleiben, wo sie sind, und was Sie schon gebucht haben, bleibt gebucht.',
  salvate: 'Ihre gemerkten Unterkünfte bleiben auf diesem Gerät. Sie sind wieder da, sobald Sie online sind.',
  nonRisponde: 'Die Seite lässt sich nicht öffnen',
  riprova: 'Noch einmal versuchen',
} as const;

true satisfies IsTranslation<typeof import('./offline-messages.it.ts'), typeof import('./offline-messages.de.ts')>;
