import type { IsTranslation } from '../kernel/translation.ts';

export const offlineMessages = {
  titolo: 'Vous êtes hors connexion',
  spiega:
    'La page n’a pas pu se charger : le réseau a peut-être été coupé, ou vous êtes dans un tunnel. Les hébergements, eux, ne bougent pas, et ce que vous avez réservé reste réservé.',
  salvate:
    'Les hébergements que vous avez enregistrés restent sur cet appareil : vous les retrouverez dès que le réseau reviendra.',
  nonRisponde: 'La page ne s’ouvre pas',
  riprova: 'Réessayer',
};

true satisfies IsTranslation<typeof import('./offline-messages.it.ts'), typeof import('./offline-messages.fr.ts')>;
