import { brandName } from '../../../kernel/brand.ts';
import type { IsTranslation } from '../../../kernel/translation.ts';

export const accessibilita = 'Accessibilité';
export const ospitaliaDevePotersiUsare = `On doit pouvoir utiliser ${brandName} au clavier, avec un texte agrandi, avec un lecteur d’écran, avec peu de lumière et peu de patience. Voici où nous en sommes, y compris là où nous n’y sommes pas encore.`;
export const aggiornata = 'Mise à jour le';
export const aCheCosaPuntiamo = 'Ce que nous visons';
export const ilRiferimentoSonoLeWcag =
  'Notre référence : les WCAG 2.2, niveau AA. La loi, c’est la directive européenne 2019/882 sur l’accessibilité et, en Italie, le décret législatif 82 de 2022, qui s’applique aux services de commerce électronique depuis le 28 juin 2025. Cette déclaration est une auto-évaluation : certaines parties du site sont testées, d’autres non, c’est pourquoi nous n’écrivons pas « totalement conforme ».';
export const cheCosaAbbiamoProvato = 'Ce que nous avons testé';
export const leProveAutomaticheSiRipetono =
  'Les tests automatiques sont refaits à chaque modification du site. Ils ne trouvent qu’une partie des obstacles : les autres, ce sont les personnes qui utilisent les pages qui les trouvent.';
export const cheCosaNonAbbiamoProvato = 'Ce que nous n’avons pas testé';
export const iLimitiCheConosciamo = 'Les limites que nous connaissons';
export const seTroviUnOstacolo = 'Si vous rencontrez un obstacle';
export const scriviciLaPaginaCheCosa =
  'Indiquez-nous la page, ce que vous vouliez faire et l’appareil ou le logiciel que vous utilisez. Nous répondons sous 5 jours ouvrés et, si le problème ne se règle pas tout de suite, nous vous donnons les mêmes informations d’une autre manière. L’adresse est celle de l’éditeur du site : elle figurera ici avant l’ouverture du portail au public.';
export const seLaRispostaNonArriva = 'Si la réponse n’arrive pas ou ne suffit pas, vous pouvez vous adresser à l’';
export const cheInItaliaVigilaAccessibilita = ', qui veille en Italie à l’accessibilité des services.';
export const agid = 'AgID';
export const aCheCosaPuntiamoCheCosa =
  'Ce que nous visons, ce que nous avons testé ou non, les limites que nous connaissons et comment nous signaler un obstacle.';
export const provate = [
  'les pages et les fenêtres, avec les outils automatiques d’axe dans un vrai navigateur (Chromium), à la largeur d’un ordinateur et d’un téléphone, aux couleurs du jour et du soir',
  'le clavier seul : de l’accueil au prix d’un séjour, la recherche, le formulaire pour proposer un hébergement, le calendrier du propriétaire et le panneau d’administration',
  'les pages et les fenêtres principales à 320 pixels de large, avec un zoom de 200 et de 400 pour cent, avec le seul texte à 200 pour cent et avec les espaces élargis entre lignes, mots et lettres : rien n’est coupé, rien ne se chevauche',
  'les couleurs choisies dans le système (contraste élevé) : les jours choisis, les filtres et la position du clavier restent bien visibles',
  'ce qu’un lecteur d’écran reçoit de vingt pages, dans l’ordre de lecture : titres, points de repère, noms et états',
  'les contrastes entre le texte et le fond ; si vous demandez à votre appareil moins d’animations, vous en voyez moins',
];
export const nonProvate = [
  'les lecteurs d’écran comme NVDA, JAWS et VoiceOver : nous savons ce qu’ils reçoivent, mais nous ne les avons pas écoutés',
  'Safari et Firefox',
  'les commandes vocales',
  'le site avec des personnes en situation de handicap ; aucun organisme extérieur ne l’a vérifié',
];
export const limiti = [
  {
    what: 'Les photos des hébergements',
    how: 'Le texte alternatif dit le nom de l’hébergement et le numéro de la photo, pas ce qu’on y voit. L’essentiel est écrit dans la description et dans les équipements.',
  },
  {
    what: 'Les images des articles',
    how: 'Ceux qui écrivent peuvent les décrire, mais le site ne les y oblige pas.',
  },
  {
    what: 'Les textes des propriétaires',
    how: 'Les descriptions et les notes viennent de ceux qui tiennent les hébergements. Nous ne vérifions pas si elles sont faciles à lire.',
  },
  {
    what: 'L’accessibilité d’un hébergement',
    how: 'Le filtre « Sans marches » trouve les hébergements qui n’indiquent aucune marche jusqu’à la porte ; ceux qui ne disent pas combien il y en a figurent à part. L’ascenseur est parmi les équipements. La largeur des portes et les salles de bains adaptées ne sont pas indiquées : demandez-les au propriétaire avant de réserver, la page de chaque hébergement dit comment lui écrire.',
  },
  {
    what: 'Le paiement',
    how: 'Quand il est réel, il se fait sur la page de Stripe, qui répond de sa propre accessibilité.',
  },
  {
    what: 'Sans JavaScript',
    how: 'Les hébergements, les articles et les textes se lisent. Choisir des dates, payer ou envoyer un formulaire n’est pas possible.',
  },
];

true satisfies IsTranslation<
  typeof import('./accessibilita-messages.it.ts'),
  typeof import('./accessibilita-messages.fr.ts')
>;
