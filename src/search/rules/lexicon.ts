import { SERVIZI, type Servizio } from '../../strutture/rules/servizi.ts';
import { TIPI_STRUTTURA, type TipoStruttura } from '../../strutture/rules/tipi.ts';

/** What words ask for besides a place: a type, a service, some guests' rest ("cerco"), or a home whatever it is ("casa"). */
export type Meaning =
  | { kind: 'tipo'; tipo: TipoStruttura }
  | { kind: 'servizio'; servizio: Servizio }
  | { kind: 'filler' }
  | { kind: 'home' };

/** Phrases as `foldName` leaves them, parted by commas. */
const TIPI_SAID: Record<TipoStruttura, string> = {
  casa_vacanza:
    'casa vacanza, casa vacanze, case vacanza, case vacanze, casa per vacanze, casa per le vacanze, case per vacanze, case per le vacanze, appartamento, appartamenti, casa intera, intera casa, holiday home',
  bb: 'b b, bb, bnb, b and b, b e b, b n b, bed and breakfast, bed breakfast, bed e breakfast, bed n breakfast',
  affittacamere:
    'affittacamere, affitta camere, affitto camere, camere in affitto, stanze in affitto, guest house, guesthouse',
  agriturismo: 'agriturismo, agriturismi, agri turismo, fattoria, fattorie',
};

const SERVIZI_SAID: Record<Servizio, string> = {
  'Prima Colazione Inclusa':
    'colazione, prima colazione, colazione inclusa, prima colazione inclusa, colazione compresa, colazione in camera',
  WiFi: 'wifi, wi fi, internet, connessione internet, wireless',
  'Aria Condizionata':
    'aria condizionata, climatizzatore, climatizzatori, climatizzata, climatizzato, condizionatore, climatizzazione, condizionata',
  Riscaldamento: 'riscaldamento, termosifoni',
  Cucina: 'cucina, uso cucina, angolo cottura, cucina attrezzata',
  Balcone: 'balcone, balconi, balconcino',
  Terrazza: 'terrazza, terrazze, terrazzo, terrazzino, terrazza panoramica',
  Giardino: 'giardino, giardini, giardino privato',
  Parcheggio:
    'parcheggio, parcheggi, posto auto, posti auto, posto macchina, parcheggio privato, parcheggio gratuito, parcheggio gratis',
  Garage: 'garage, box auto, autorimessa',
  Ascensore: 'ascensore, ascensori',
  'Smart TV': 'smart tv, tv, televisione, televisore',
  Netflix: 'netflix',
  Lavatrice: 'lavatrice, lavabiancheria',
  Lavastoviglie: 'lavastoviglie',
  Barbecue: 'barbecue, bbq, griglia, grigliata, grigliate',
  Piscina: 'piscina, piscine, piscina privata',
  Spa: 'spa, centro benessere, benessere, area benessere',
  Palestra: 'palestra, fitness',
  'Accesso Mare':
    'accesso mare, accesso al mare, accesso diretto al mare, accesso alla spiaggia, sul mare, in riva al mare, sulla spiaggia',
  'Vista Mare': 'vista mare, vista sul mare, vista al mare, fronte mare, affaccio sul mare, affacciata sul mare',
  'Vista Montagna':
    'vista montagna, vista montagne, vista monti, vista sui monti, vista sulle montagne, vista sulla montagna',
  'Centro Storico': 'centro storico, in centro, pieno centro, nel centro',
  'Vicino Stazione':
    'vicino stazione, vicino alla stazione, vicina alla stazione, vicini alla stazione, zona stazione, presso la stazione',
  'Vicino Aeroporto':
    'vicino aeroporto, vicino all aeroporto, vicina all aeroporto, vicini all aeroporto, zona aeroporto, presso l aeroporto',
  'Pet Friendly':
    'pet friendly, dog friendly, animali ammessi, animali domestici, animali, animale, cane, cani, cagnolino, cagnolini, gatto, gatti, accetta animali, ammessi animali, animali benvenuti, cani ammessi, ammessi cani',
  Camino: 'camino, camini, caminetto, caminetti',
};

/** What nobody writes of a home, and who looks for one says. */
const FILLERS =
  'cerco, cerca, cerchiamo, cercasi, cercare, trovare, trovami, trova, vorrei, vorremmo, voglio, vogliamo, dormire, dove dormire, pernottare, pernottamento, alloggio, alloggi, alloggiare, sistemazione, soggiorno, soggiornare, soggiorni, prenotare, prenota, prenotazione, affitto, in affitto, affittare, affittasi, affitti brevi, bisogno, possibilmente, per favore, grazie, vacanza, vacanze, weekend, week end, fine settimana, qualche giorno, italia, in italia, qualcosa, buongiorno, ciao';

/** A home whatever it is: it asks nothing beside other criteria, and is looked for beside other words. */
const HOMES = 'casa, case, camera, camere, stanza, stanze, struttura, strutture, posto, posti, camera da letto';

function meaningsOf(): Map<string, Meaning> {
  const meanings = new Map<string, Meaning>();
  const say = (phrases: string, meaning: Meaning) => {
    for (const phrase of phrases.split(', ')) meanings.set(phrase, meaning);
  };
  for (const tipo of TIPI_STRUTTURA) say(TIPI_SAID[tipo], { kind: 'tipo', tipo });
  for (const servizio of SERVIZI) say(SERVIZI_SAID[servizio], { kind: 'servizio', servizio });
  say(FILLERS, { kind: 'filler' });
  say(HOMES, { kind: 'home' });
  return meanings;
}

/** What each folded phrase means, of one word and of several. */
export const MEANINGS: ReadonlyMap<string, Meaning> = meaningsOf();

/** Single words that mean a type or a service: what a typing error may have been meant for. */
export const CORRECTABLE_WORDS: readonly string[] = [...MEANINGS]
  .filter(
    ([phrase, { kind }]) => !phrase.includes(' ') && phrase.length > 4 && (kind === 'tipo' || kind === 'servizio'),
  )
  .map(([phrase]) => phrase);
