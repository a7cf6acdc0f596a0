import type { IsTranslation } from '../kernel/translation.ts';

export const offlineMessages = {
  titolo: 'Vous êtes hors connexion',
  spiega:
    'La page n’est pas arrivée : le réseau est peut-être tombé, ou vous êtes dans un tunnel. Les maisons restent à leur place, et ce que vous avez déjà réservé reste à vous.',
  salvate:
    'Les maisons que vous avez enregistrées restent sur cet appareil : vous les retrouverez dès que le réseau reviendra.',
  nonRisponde: 'La page ne s’ouvre pas',
  riprova: 'Réessayer',
};

true satisfies IsTranslation<typeof import('./offline-messages.it.ts'), typeof import('./offline-messages.fr.ts')>;
