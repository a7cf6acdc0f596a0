import type { Sayings } from './lexicon-of-language.ts';

export const FRENCH_SYNONYMS: Sayings = {
  'casa vacanze':
    'maison entière, logement entier, appartement entier, appart entier, tout l appartement, toute la maison, tout le logement, tout le gîte, logement privé, appartement privé, maison complète, logement complet, appartement complet, studio entier, gîte entier, hébergement entier, petit gîte, grand gîte, maison individuelle, maison indépendante, maison de campagne, maison en pierre, maison de village, ' +
    'maison de charme, maison de plage, villa de vacances, villas de vacances, deux pièces, trois pièces, tiny house',
  agriturismo:
    'animaux de la ferme, animaux de ferme, animaux à la ferme, animaux de basse cour, animaux de la basse cour, basse cour, animaux pour les enfants, animaux pour les petits, animaux à caresser, ferme pédagogique, ferme avec animaux, ferme avec des animaux, ferme avec des animaux pour les enfants, ferme pédagogique avec des animaux, voir des animaux, voir les animaux, nourrir les animaux, fermette, fermettes, exploitation agricole, domaine agricole, agritourismes, en ferme, à la ferme, gîte à la ferme, dans une ferme, vignoble avec chambres',
  'casa tutta per noi':
    'rien que pour nous, pour nous seuls, pour nous tout seuls, tout pour nous, à nous seuls, maison rien que pour nous, maison pour nous seuls',
  affittacamere: 'chambre privée, chambres privées, chambre meublée, chambre d ami',
  wifi:
    'télétravail, télétravailler, en télétravail, pour télétravailler, travail à distance, travailler à distance, pour travailler, bonne connexion, bonne connexion internet, connexion rapide, bon wifi, bonne wifi, fibre, fibre optique, wifi rapide, internet rapide, accès internet, ' +
    'déplacement professionnel, déplacement pro, déplacements professionnels, voyage d affaires, séjour professionnel, voyage professionnel, mission professionnelle, pour le travail, pour le boulot, espace de travail, bureau pour travailler, nomade numérique, nomades numériques',
  spa: 'saunas, jacuzzis, jacuzzi privé, jacuzzi privatif, bain à remous, bains à remous, bain nordique, bain bouillonnant, bain turc, spa privatif, spa privé, balnéo, baignoire balnéo, massages, centre de bien être',
  'giardino recintato':
    'clôturé, clôturée, clôturés, entièrement clôturé, enclos, cour close, jardin clos, jardin clos et arboré, terrain clos, jardin entièrement clôturé',
  giardino: 'jardinet, jardin privé, jardin privatif, grand jardin, espace vert, espaces verts, espace extérieur',
  'aria condizionata': 'climatisés, climatisées, la clim',
  riscaldamento: 'chauffage central, chauffage au sol, poêle à granulés',
  cucina:
    'cuisine complète, cuisine ouverte, cuisine américaine, grande cuisine, cuisine bien équipée, pour cuisiner, cuisiner',
  terrazza: 'terrasse privée, grande terrasse, toit terrasse',
  parcheggio:
    'se garer, pour se garer, garer la voiture, place de stationnement, parking sécurisé, parking couvert, places de parking, place pour la voiture, place de parc',
  garage: 'garage privé, garage clos, box clos',
  ascensore: 'ascenseurs',
  'smart tv': 'tv connectée, télé connectée, smart tv',
  lavatrice: 'laverie, buanderie, machine à laver le linge, laver le linge, lave linges',
  lavastoviglie: 'lave vaisselles, machine à laver la vaisselle',
  barbecue: 'barbecues, grillades, grill, pour les grillades',
  piscina:
    'piscine privée chauffée, piscine intérieure chauffée, piscine couverte chauffée, piscine intérieure, piscine couverte, piscine extérieure, piscine à débordement, pataugeoire, piscine commune, piscine partagée, grande piscine',
  palestra: 'salle de musculation, gym, musculation',
  'sul mare':
    'plage privée, accès plage, accès mer, accès à la plage, accès à la mer, bord de plage, en bord de plage, accès direct plage',
  'vista mare': 'face à la mer, vue panoramique sur la mer',
  'vista montagna': 'vue alpes, vue sur les alpes, vue sur les sommets',
  'centro storico':
    'coeur historique, quartier historique, centre du village, emplacement central, bien situé au centre, au coeur de la ville, au coeur de la vieille ville, au coeur du centre historique, coeur de la ville, près du centre, proche du centre, centre ancien, hyper centre',
  'animali ammessi':
    'caniche, teckel, berger allemand, bouledogue, yorkshire, chat, chats, avec notre chat, chiot, chiots, toutou, chien bienvenu, chiens bienvenus, petit chien, petits chiens, gros chien, grand chien, un petit chien, un gros chien, avec un petit chien, avec un gros chien, accepte les chiens, acceptant les chiens, acceptant les animaux, accepte les animaux, ' +
    'animaux autorisés, chiens autorisés, chien autorisé, avec nos chiens, avec mes chiens, avec animaux, avec nos animaux, avec un animal, compagnon à quatre pattes, pour le chien, chienne, chiennes, # chats, # petits chiens, # gros chiens, # grands chiens, # labradors, dont un chien, chien de grande taille, chien de petite taille, chats acceptés, chat accepté, chiens sont acceptés, chiens sont admis, chiens sont autorisés, animaux sont acceptés, animaux sont admis, animaux sont autorisés',
  camino: 'cheminées, feu de bois, au coin du feu, poêle, insert, poêle à bois',
  colazione: 'petits déjeuners',
  // These phrases are about wild animals rather than about pets that guests bring.
  zoo: 'animaux sauvages, observation des animaux, observer les animaux, observer des animaux',
  'con bambini':
    'avec des jeunes enfants, avec jeunes enfants, avec de jeunes enfants, avec petits enfants, séjour en famille, vacances en famille, vie de famille, pour la famille, ' +
    'pour toute la famille, avec toute la famille, adapté aux familles, adaptée aux familles, idéal famille, idéal pour les familles, pour enfants, pour les enfants, adapté aux bébés, maison familiale, familiales, familiaux',
  culla:
    'lit bébé, lit de bébé, lit pour bébé, lit parapluie, berceau, lit à barreaux, lits bébé, petit lit bébé, lit enfant, lit d enfant',
  seggiolone: 'chaise haute, chaise bébé, chaise haute bébé',
  'mia madre': 'ma mère',
  'con mia madre': 'avec ma mère',
  'mio padre': 'mon père',
  'con mio padre': 'avec mon père',
  'mio marito': 'mon mari',
  'con mio marito': 'avec mon mari',
  'mia moglie': 'ma femme',
  'con mia moglie': 'avec ma femme',
  'i miei genitori': 'mes parents, nos parents',
  'per i miei genitori': 'pour mes beaux parents, pour nos beaux parents',
  'con i miei genitori': 'avec mes parents',
  'i miei nonni': 'mes grands parents',
  'mia nonna': 'ma grand mère',
  'mio nonno': 'mon grand père',
  'mia suocera': 'ma belle mère',
  'mio suocero': 'mon beau père',
  'mio figlio': 'mon fils, notre fils',
  'mia figlia': 'ma fille, notre fille',
  'con nostri figlio': 'avec notre fils',
  'con nostri figlia': 'avec notre fille',
};

export const FRENCH_SYNONYMS_AT_HOME: Sayings = {
  infrasettimanale: 'en semaine',
  minimo: 'mini',
  appartamento: 't1, t2, t3, t4, f1, f2, f3, f4, petit appartement, petit appart, grand appartement, grand appart',
  cottage:
    'maison, maisons, petite maison, grande maison, maisonnette, maisonnettes, cabane, cabanes, cabanon, chalets, cottages, bungalow, bungalows, pavillon, pavillons, studio, studios, duplex, penthouse, bastide, bastides',
  agriturismo: 'ferme, fermes, mas',
  wifi: 'travail, travailler, je travaille, nous travaillons, pour travailler, boulot, internet',
  'mia nonna': 'mamie',
  'mio nonno': 'papi',
  'mia mamma': 'maman',
  'mio papa': 'papa',
  'con bambini': 'familial, familiale, familiales',
};
