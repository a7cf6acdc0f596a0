import type { IsTranslation } from '../kernel/translation.ts';

export const offlineMessages = {
  titolo: 'You’re offline',
  spiega:
    'The page didn’t load: perhaps the connection dropped, or you’re in a tunnel. The places stay where they are, and whatever you have booked stays yours.',
  salvate: 'The places you saved stay on this device: you’ll find them as soon as you’re back online.',
  nonRisponde: 'The page won’t open',
  riprova: 'Try again',
};

true satisfies IsTranslation<typeof import('./offline-messages.it.ts'), typeof import('./offline-messages.en.ts')>;
