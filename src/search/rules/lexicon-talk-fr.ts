import { combined } from './foreign-unwanted.ts';
import type { Sayings } from './lexicon-of-language.ts';

const TALKING =
  'bonsoir, salut, coucou, qui marche, qui marchent, marche à pied, d avance, merci d avance, merci beaucoup, cordialement, partir, aller, passer, rester, venir, je souhaite, nous souhaitons, souhaite, souhaitons, souhaiterais, souhaiterions, ' +
  'j aimerais, nous aimerions, on aimerait, aimerais, aimerions, on veut, je veux, si possible, de préférence, stp, ' +
  'peut être, c est bon, partout, personne seule, une personne seule, voyageant seul, voyageant seule, voyage seul, voyage seule, je voyage, je voyage seul, je voyage seule, voyageons, on voyage, seul, seule, ce serait, ce sera, ça serait, c est, si c est possible, voudrait, souhaiterait, aimerait, faudrait, pourrait, arrangerait, nous arrangerait, adore, adorons, on adore, adorerions, vient, viens, venons, viendrons, peuvent, mettre, capacité, capacité de, couchage, couchages, région, région du, région des, quel, quels, quelle, quelles, à la maison, savoir, savoir si, savoir s il reste, s il reste, s il y a, reste, activement, actuellement, simplement, également, notamment, au soleil, viennent, complet, ok, préfère, préférons, préférerions, pourvu qu il y ait, tant qu il y a, à condition d avoir, aurait, doit, doit être, à côté, à proximité, groupe d amis, bien situé, moyen, offre, offre spéciale, promo, coup de coeur, sans limite de budget, illimité, loyer, rêve, rêvons, rêverions, petit coin, coin, visiter, découvrir, profiter, décompresser, se reposer, nous reposer, me reposer, se détendre, nous détendre, se ressourcer, changer d air, étape, faire étape, escale, halte, accepte, acceptez, acceptent, sinon, sinon rien, chantier, dispo, dispos, congé, congés, en congé, partons, on part, pars, # générations, à # générations, tarif, tarifs, prix, tient, tenons, tiens, on tient à, je tiens à, nous tenons à, seraient, entier, entière, voisin, voisine, de longue date, au chaud, zone b, zone c, voulons, veulent, aimeraient, s abstenir, n importe quel, n importe quelle, un endroit, endroit, un lieu, avez vous, est ce que vous avez, est il possible, scolaires, âgés, âgée, âgées, âgé, tardive, tard, nous avons, on a, j ai, avons, oui, oui merci, seulement, uniquement, budget, combien coûte, où que ce soit, peu importe où, juste, hors saison, n importe où, n importe quoi, cherche, nous cherchons, je cherche, cherchons, et cherchons, on cherche, recherche, recherchons, nous recherchons, trouver, louer, à louer, réserver, location, locations, séjour, un séjour, séjourner, ' +
  'vacances, en vacances, voyage, escapade, s il vous plaît, svp, bonjour, merci, italie, en italie, je voudrais, nous voudrions, on voudrait, besoin de, besoin d, disponible, disponibles, ' +
  'disponibilité, disponibilités, libre, quelque chose, quelque part, dormir, y a t il, nous, nous voulons, situé, située, nous serons, idée, idées, vue sur, avec vue sur, ' +
  'auriez, auriez vous, vous auriez, existe t il, reste t il, y aurait il, trouve t on, peut on, serait il possible, possible, est ce que, est ce qu il y a, proposez, proposez vous, connaissez, connaissez vous, conseillez, ' +
  'aurais, aurions, prévoyons, prévu, envie, envie de, envie d, intéressé, intéressée, intéressés, cette fois, cette fois ci, cette année, le temps de, le temps d, fêter, pour fêter, fêter un anniversaire, pour fêter un anniversaire, allergie, accompagné, accompagnée, accompagnés, souci';

const JUDGING =
  'idéalement, indispensable, indispensables, obligatoire, obligatoires, obligatoirement, impératif, impérative, impérativement, important, importante, absolument, exigé, exigée, exigés, requis, requise, essentiel, essentielle, primordial, primordiale, ' +
  'souhaité, souhaitée, souhaités, souhaitable, apprécié, appréciée, appréciés, appréciable, bienvenu, bienvenue, bienvenus, préférable, éventuellement, éventuel, plutôt, surtout, un plus, serait un plus, serait un vrai plus, ' +
  'super, génial, géniale, le top, propre, propres, parfait, parfaite, parfaits, parfaites, idéal, idéale, chouette, sympa, sympas, sympathique, agréable, agréables, joli, jolie, jolis, jolies, beau, bel, belle, belles, correct, correcte, convenable, suffit, suffisant, suffirait, nous suffit, inclus, incluse, compris, comprise';

export const FRENCH_TALK: Sayings = {
  cerco: [
    TALKING,
    JUDGING,
    combined(
      'entre',
      'amis, copains, amies, copines, potes, filles, garçons, mecs, collègues, couples, soeurs, frères',
    ),
  ].join(', '),
  per: 'pr',
  necessario: 'nécessaire, nécessaires',
  'date flessibili':
    'dates flexibles, flexible, flexibles, dates souples, n importe quand, courant, peu importe les dates',
  'lungo periodo': 'longue durée, séjour longue durée, location longue durée, de longue durée, long séjour',
  'con bambini':
    'on a un bébé, nous avons un bébé, on a des petits, on a des enfants, nous avons des enfants, avec des petits, pour les petits, en famille, avec enfants, avec des enfants, avec les enfants, avec nos enfants, familial, familiale, pour familles, pour les familles, avec la famille, adapté aux enfants, cousinade, réunion de famille, réunion familiale',
  'con un bambino': combined(
    'avec',
    'bébé, un bébé, un nourrisson, nourrisson, un nouveau né, un jeune enfant, un enfant en bas âge, un tout petit, tout petit',
  ),
  'senza auto': `sans voiture, en voiture, en train, à pied, à pieds, ${combined('tout, tout faire, faire tout, tout accessible', 'à pied, à pieds, sans voiture')}, ${combined('sans avoir besoin, pas besoin, sans besoin', 'de voiture, d une voiture, de la voiture')}, sans avoir à prendre la voiture, sans prendre la voiture`,
};
