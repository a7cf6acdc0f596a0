import type { IsTranslation } from '../kernel/translation.ts';

export const provinceMapMessages = {
  titolo: 'Karte der Provinzen',
  nonDisegnate:
    'Die Grenzen der sardischen Provinzen, neu seit 2026, sind noch nicht auf der Karte. Wählen Sie die Provinz aus der Liste.',
} as const;

true satisfies IsTranslation<typeof import('./map-messages.it.ts'), typeof import('./map-messages.de.ts')>;
