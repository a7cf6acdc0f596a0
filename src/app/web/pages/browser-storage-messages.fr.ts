import { brandName } from '../../../kernel/brand.ts';
import type { IsTranslation } from '../../../kernel/translation.ts';

export const seGuardiEPrenoti = 'Si vous regardez et réservez';
export const seHaiUnaCasa = `Si vous avez un hébergement sur ${brandName}`;
export const seAmministriIlPortale = 'Si vous administrez le portail';
const UNTIL_DELETED = 'jusqu’à ce que vous l’effaciez';
const WITH_THE_TAB = 'jusqu’à ce que vous fermiez l’onglet';
export const visitatori = [
  {
    name: 'ospitalia_tema',
    kind: 'memoria',
    why: 'Votre choix entre thème de jour et thème du soir.',
    life: UNTIL_DELETED,
  },
  { name: 'ospitalia_lingua', kind: 'memoria', why: 'La langue que vous avez choisie.', life: UNTIL_DELETED },
  {
    name: 'ospitalia_salvate',
    kind: 'memoria',
    why: 'Les numéros des hébergements que vous enregistrez avec le cœur, pour la page « Favoris ». Ils restent uniquement ici.',
    life: 'jusqu’à ce que vous retiriez le cœur ou les effaciez',
  },
  {
    name: 'ospitalia_viste',
    kind: 'memoria',
    why: 'Les numéros des douze derniers hébergements que vous avez regardés, pour « Vus récemment ». Ils restent uniquement ici.',
    life: UNTIL_DELETED,
  },
  {
    name: 'react-router-scroll-positions, react-router-manifest-version',
    kind: 'scheda',
    why: 'L’endroit de la page où vous étiez, pour le retrouver quand vous revenez en arrière, et la version du site que vous avez ouverte.',
    life: WITH_THE_TAB,
  },
  {
    name: 'ospite',
    kind: 'scheda',
    why: 'Le nom, l’e-mail, le téléphone et les notes avec lesquels vous réservez, pour ne pas avoir à les ressaisir si vous revenez en arrière.',
    life: WITH_THE_TAB,
  },
  {
    name: 'tentativo, pagamento',
    kind: 'scheda',
    why: 'Le paiement que vous avez commencé : il reconnaît vos nuits et empêche de payer deux fois.',
    life: WITH_THE_TAB,
  },
  {
    name: '__Host-appena',
    kind: 'cookie',
    why: 'Indique seulement que vous venez d’envoyer ou de modifier quelque chose, pour que la page suivante le montre déjà. N’indique pas qui vous êtes.',
    life: '10 secondes',
  },
] as const;
export const proprietari = [
  {
    name: 'ospitalia_bozze',
    kind: 'memoria',
    why: 'Le brouillon du formulaire pour proposer un hébergement, avec les photos que vous avez choisies : vous le retrouvez même si vous fermez le navigateur.',
    life: 'jusqu’à ce que vous l’envoyiez ou le supprimiez ; 30 jours au maximum',
  },
  {
    name: 'ospitalia_bozza',
    kind: 'scheda',
    why: 'Le même brouillon, sans les photos à envoyer, si le navigateur ne peut pas le garder plus longtemps.',
    life: 'jusqu’à ce que vous l’envoyiez ou fermiez l’onglet',
  },
  {
    name: '__Host-ospitalia_sessione',
    kind: 'cookie',
    why: 'Vous reconnaît dans votre espace. Les scripts de la page ne le lisent pas.',
    life: 'jusqu’à votre déconnexion ; 60 jours au maximum, ou 14 sans visite',
  },
  {
    name: 'ospitalia_torna',
    kind: 'memoria',
    why: 'La page de votre espace à rouvrir après la connexion.',
    life: 'jusqu’à la connexion',
  },
  {
    name: 'ospitalia_modifica_…',
    kind: 'scheda',
    why: 'Les modifications d’un hébergement que vous n’avez pas encore enregistrées.',
    life: 'jusqu’à ce que vous les enregistriez ou fermiez l’onglet',
  },
] as const;
export const amministratori = [
  {
    name: '__Host-ospitalia_admin',
    kind: 'cookie',
    why: 'Vous reconnaît dans le panneau d’administration.',
    life: '12 heures au maximum, ou 30 minutes sans utilisation',
  },
  {
    name: '__Host-ospitalia_dispositivo',
    kind: 'cookie',
    why: 'Reconnaît le navigateur depuis lequel vous avez déjà ouvert une session, pour arrêter ceux qui essaient des mots de passe.',
    life: '180 jours après la dernière connexion',
  },
  {
    name: 'ospitalia_admin_auth, ospitalia_scorciatoie',
    kind: 'memoria',
    why: 'Ce qu’il faut afficher en premier, et si vous utilisez les raccourcis clavier.',
    life: 'jusqu’à votre déconnexion',
  },
  {
    name: 'ospitalia_admin_bozza, ospitalia_admin_modifica_…, ospitalia_blog_…',
    kind: 'scheda',
    why: 'Les formulaires et les articles que vous n’avez pas encore enregistrés.',
    life: 'jusqu’à ce que vous les enregistriez ou fermiez l’onglet',
  },
] as const;
export const scelta = {
  name: 'ospitalia_consenso',
  kind: 'memoria',
  why: 'Votre choix sur le comptage des visites et le moment où vous l’avez fait, pour ne pas vous le demander à chaque page.',
  life: 'six mois, puis nous vous le redemandons',
} as const;

true satisfies IsTranslation<
  typeof import('./browser-storage-messages.it.ts'),
  typeof import('./browser-storage-messages.fr.ts')
>;
