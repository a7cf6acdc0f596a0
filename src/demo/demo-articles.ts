import type { PreparedPhoto } from '../media/contract.ts';
import { readSize } from './demo-photos.ts';

export type ArticlePicture = PreparedPhoto & { name: string };

const picture = (name: string, alt: string, size: string): ArticlePicture => ({ name, alt, ...readSize(size) });

export const ARTICLE_PICTURES: readonly ArticlePicture[] = [
  picture('portico', 'Le torri di Bologna viste da sotto un portico di mattoni, al tramonto', '1600x900 55-45'),
  picture(
    'facciata',
    'Una facciata gialla con le persiane verdi, un balcone fiorito e un gatto alla finestra',
    '1600x900 50-40',
  ),
  picture('portone', 'Di sera, una padrona di casa saluta dal portone aperto e illuminato', '1600x900 45-50'),
  picture('sassi', 'I Sassi di Matera al crepuscolo, con le prime finestre accese', '1600x900 55-70'),
  picture('golfo', 'Il castello bianco di Miramare sul golfo, con due barche a vela', '1600x900 55-65'),
  picture('costa', 'Case colorate su uno scoglio in riva al mare e una vela rossa', '1600x900 65-45'),
  picture('langhe', 'Un castello sopra le vigne d’autunno, con le Alpi innevate sullo sfondo', '1600x900 55-55'),
  picture(
    'uliveto',
    'Un uliveto durante la raccolta: la rete stesa, la scala, due cassette di olive',
    '1600x900 60-60',
  ),
  picture('malga', 'Una chiesetta tra i prati e il bosco, sotto le Dolomiti rosa', '960x540 45-65'),
  picture('torre', 'Un nuraghe in riva al mare e una barca con la vela rossa', '960x540 70-55'),
  picture('ulivi', 'Gli ulivi sotto Assisi e le arcate della basilica', '960x540 50-35'),
  picture('camera', 'Camera matrimoniale con travi a vista e pavimento di cotto', '1080x810 60-50'),
  picture('camerab', 'Il letto matrimoniale con la testiera di legno e una lampada accesa', '840x630 55-65'),
  picture('casale', 'La facciata in pietra del casale con le persiane verdi, tra i cipressi', '1200x900 30-40'),
  picture('cortile', 'Il cortile con il portico, il glicine in fiore e un tavolino', '1200x900 55-40'),
  picture('limoni', 'Limoni in una ciotola azzurra sul tavolo della cucina', '1200x900 50-55'),
  picture('terrazza', 'Una terrazza bianca con pergolato e bouganville, affacciata sul mare', '1200x900 45-35'),
  picture('terrazzab', 'Il tavolo apparecchiato sotto il pergolato, con il mare sullo sfondo', '1080x810 55-55'),
];

/** `after` is the number of days between the article's publication and the comment. Unapproved comments are pending. */
export type DemoComment = { autore: string; after: number; approved: boolean; contenuto: string };

export type DemoArticle = {
  file: string;
  titolo: string;
  categoria: string;
  tags: readonly string[];
  meta_description: string;
  cover: string;
  published: readonly [daysAgo: number, time: string];
  comments: readonly DemoComment[];
};

const approvedComment = (autore: string, after: number, contenuto: string): DemoComment => ({
  autore,
  after,
  approved: true,
  contenuto,
});

export const DEMO_ARTICLES: readonly DemoArticle[] = [
  {
    file: 'olio-nuovo',
    titolo: 'L’olio nuovo: una giornata tra l’uliveto e il frantoio',
    categoria: 'Gastronomia',
    tags: ['olio', 'raccolta delle olive', 'novembre', 'Umbria', 'agriturismo'],
    meta_description:
      'Quando si raccoglie, zona per zona, che cosa succede al frantoio, come si assaggia l’olio appena fatto e come lo si porta a casa senza rovinarlo.',
    cover: 'uliveto',
    published: [3, '07:40'],
    comments: [
      approvedComment(
        'Renata',
        1,
        'Aggiungo un consiglio da figlia di frantoiani: guanti leggeri, le dita la sera ringraziano.',
      ),
    ],
  },
  {
    file: 'prima-di-aprire-casa',
    titolo: 'CIN, questura, imposta: che cosa serve prima del primo ospite',
    categoria: 'Consigli per Proprietari',
    tags: ['CIN', 'Alloggiati Web', 'imposta di soggiorno', 'affitti brevi'],
    meta_description:
      'Il CIN e dove si mostra, Alloggiati Web entro 24 ore, estintori, statistica e imposta di soggiorno: che cosa chiede la legge, a chi e quando.',
    cover: 'facciata',
    published: [12, '09:15'],
    comments: [
      approvedComment(
        'Gino P.',
        1,
        'La tabella in fondo l’ho stampata e attaccata dietro la porta. Le credenziali della questura a me sono arrivate dopo nove giorni.',
      ),
      approvedComment(
        'Mirella',
        4,
        'Nel mio comune il regolamento dell’imposta era in fondo al sito, sotto «tributi». Cercate lì.',
      ),
    ],
  },
  {
    file: 'matera-senza-folla',
    titolo: 'Matera senza folla: gli orari della luce',
    categoria: 'Destinazioni',
    tags: ['Matera', 'Sassi', 'Basilicata', 'camminare'],
    meta_description:
      'A che ora uscire, dove attraversare la Gravina, quante scale aspettarsi con la valigia: due notti nei Sassi come le passerebbe chi ci abita.',
    cover: 'sassi',
    published: [21, '18:20'],
    comments: [
      approvedComment(
        'Carla e Tommaso',
        2,
        'Fatto come dite: sveglia alle sei e mezza, in piazza San Pietro eravamo noi e un gatto.',
      ),
      approvedComment('Ottavio', 6, 'Confermo sulle scale. Centododici, contate con la valigia in mano.'),
    ],
  },
  {
    file: 'feste-d-autunno',
    titolo: 'Uva, mandrie, castagne: le feste d’autunno e come sedersi a tavola',
    categoria: 'Tradizioni e Cultura',
    tags: ['sagre', 'autunno', 'San Martino', 'castagne', 'alpeggio'],
    meta_description:
      'Dall’uva dell’Impruneta alle glorie di Scanno: sette feste vere tra settembre e novembre, quando cadono e come si riconosce una sagra buona.',
    cover: 'langhe',
    published: [33, '12:05'],
    comments: [],
  },
  {
    file: 'la-prima-sera',
    titolo: 'La prima sera: che cosa cerca un ospite nei primi dieci minuti',
    categoria: 'Consigli per Proprietari',
    tags: ['accoglienza', 'ospiti', 'arrivo', 'consigli pratici'],
    meta_description:
      'Il messaggio del giorno prima, la luce accesa, la pasta in dispensa e un foglio solo sul tavolo: l’arrivo visto da chi ha guidato sei ore.',
    cover: 'portone',
    published: [45, '08:30'],
    comments: [
      approvedComment(
        'Lucia',
        1,
        'La password con gli zeri diversi dalle O! Tre anni di telefonate a mezzanotte per capirlo.',
      ),
      approvedComment(
        'Bruno M.',
        3,
        'Io lascio anche una torcia sul comodino: da noi, con il temporale, la luce va via.',
      ),
      approvedComment('Elena', 9, 'Parlo da ospite: la cosa più bella trovata arrivando è stata una stufa già accesa.'),
    ],
  },
  {
    file: 'trieste-e-il-carso',
    titolo: 'Trieste e il Carso: il caffè, la frasca, il vento',
    categoria: 'Destinazioni',
    tags: ['Trieste', 'Carso', 'osmize', 'Friuli-Venezia Giulia', 'mare'],
    meta_description:
      'Come si ordina un caffè a Trieste, dove si fa il bagno in città, che cos’è un’osmiza e quale sentiero prendere sopra il golfo.',
    cover: 'golfo',
    published: [58, '17:10'],
    comments: [
      {
        autore: 'Nadia',
        after: 56,
        approved: false,
        contenuto: 'Le osmize sono aperte anche a gennaio? Verremmo per l’Epifania, in quattro, senza macchina.',
      },
    ],
  },
  {
    file: 'quale-costa-in-quale-mese',
    titolo: 'Quale costa, in quale mese',
    categoria: 'Stagionalità',
    tags: ['mare', 'quando andare', 'spiagge', 'mezza stagione'],
    meta_description:
      'Dove il mare è già caldo a giugno, da che parte tira il vento in Sardegna, che cosa chiedere quando un annuncio dice «a due passi dal mare».',
    cover: 'costa',
    published: [71, '10:45'],
    comments: [],
  },
  {
    file: 'emilia-in-treno',
    titolo: 'Emilia in treno regionale: tre giorni con una valigia sola',
    categoria: 'Guide Turistiche',
    tags: ['treno', 'Emilia-Romagna', 'Bologna', 'Modena', 'Parma', 'senza auto'],
    meta_description:
      'Bologna, Modena, Reggio e Parma con i treni regionali: tempi, biglietti, che cosa vedere a piedi e dove dormire senza cambiare letto.',
    cover: 'portico',
    published: [86, '07:55'],
    comments: [
      approvedComment(
        'Gianluca',
        2,
        'Da modenese: il mercato Albinelli il sabato mattina è un’altra cosa. E lo gnocco va al singolare.',
      ),
      approvedComment(
        'Paola V.',
        15,
        'Fatto con due bambini di sei e nove anni, nessuna lamentela. Il treno è piaciuto più del Duomo.',
      ),
    ],
  },
];
