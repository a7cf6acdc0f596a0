import type { IsTranslation } from '../kernel/translation.ts';

/** What is read on the map of a region. Apart from `messages.en.ts`, which every list loads. */
export const provinceMapMessages = {
  titolo: 'Map of the provinces',
  nonDisegnate:
    'The borders of Sardinia’s provinces, new in 2026, aren’t on the map yet: choose a province from the list.',
};

true satisfies IsTranslation<typeof import('./map-messages.it.ts'), typeof import('./map-messages.en.ts')>;
