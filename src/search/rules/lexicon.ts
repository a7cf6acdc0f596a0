import { AMBIENTI, type Ambiente } from './search-criteria.ts';
import { AFFORDABLE, REACHABLE, STEP_FREE } from './lexicon-access.ts';
import { TIME_WORDS } from './lexicon-time.ts';
import { SERVIZI, type Servizio } from '../../strutture/rules/servizi.ts';
import { TIPI_STRUTTURA, type TipoStruttura } from '../../strutture/rules/tipi.ts';

export type Meaning =
  | { kind: 'tipo'; tipo: TipoStruttura }
  | { kind: 'servizio'; servizio: Servizio }
  | { kind: 'ambiente'; ambiente: Ambiente }
  | { kind: 'ordine'; ordina: 'prezzo' }
  | { kind: 'gradini'; gradini: 'nessuno' }
  | { kind: 'filler' }
  | { kind: 'home' };

/** Comma-separated phrases, folded by `foldName`. */
const TIPI_PHRASES: Record<TipoStruttura, string> = {
  casa_vacanza:
    'casa vacanza, casa vacanze, case vacanza, case vacanze, casa per vacanze, casa per le vacanze, case per vacanze, case per le vacanze, appartamento, appartamenti, casa intera, case intere, intera casa, appartamento intero, appartamenti interi, casa indipendente, case indipendenti, casa singola, tutta la casa, casa tutta per noi, alloggio intero, intero alloggio, appartamentino, appartamentini, villetta a schiera, alloggio turistico, mini appartamento, miniappartamento, appart, appartam, appto, apt, apartamento, apartamentos',
  bb: 'b b, bb, bnb, b e b, b n b, bed and breakfast, bed e breakfast',
  affittacamere:
    'affittacamere, affitta camere, camera privata, camere private, stanza privata, stanza in affitto, camera in affitto, affitto camere, camere in affitto, stanze in affitto',
  agriturismo:
    'agriturismo, agriturismi, agri turismo, fattoria, fattorie, casa rural, casas rurales, fattoria didattica, azienda agricola, agriturist, animali della fattoria, animali da fattoria, animali da cortile, animali del cortile',
};

const SERVIZI_PHRASES: Record<Servizio, string> = {
  'Prima Colazione Inclusa':
    'colazione, prima colazione, colazione inclusa, prima colazione inclusa, colazione compresa, colazione in camera, colazione a buffet, colazioni',
  WiFi:
    'wifi, wi fi, internet, connessione internet, wireless, wifi gratis, wifi gratuito, wifi veloce, connessione, connessione veloce, buona connessione, internet veloce, fibra, fibra ottica, rete wifi, smart working, smartworking, in smart working, lavoro, per lavoro, lavorare, per lavorare, ' +
    'lavoro da remoto, da remoto, lavorare da remoto, lavoro agile, telelavoro, in telelavoro, postazione di lavoro, postazione lavoro, nomadi digitali, nomade digitale, trasferta, in trasferta, trasferte, trasferta di lavoro, trasferta lavoro, viaggio di lavoro, viaggio d affari, workation, coworking',
  'Aria Condizionata':
    'aria condizionata, climatizzatore, climatizzatori, climatizzata, climatizzato, condizionatore, climatizzazione, condizionata, a c, clima, climatizzati, climatizzate, condizionatori',
  Riscaldamento:
    'riscaldamento, termosifoni, termosifone, riscaldamento autonomo, riscaldata, riscaldato, stufa, stufa a pellet',
  Cucina:
    'cucina, uso cucina, angolo cottura, cucina attrezzata, cucina completa, cucinino, cucinotto, angolo cucina, fornelli, piano cottura, per cucinare, cucina privata',
  Balcone: 'balcone, balconi, balconcino',
  Terrazza:
    'terrazza, terrazze, terrazzo, terrazzi, terrazzino, terrazza panoramica, terrazzo panoramico, solarium, rooftop, veranda',
  Giardino:
    'giardino, giardini, giardino privato, giardino recintato, giardino chiuso, giardinetto, recinto, recintato, recintata, spazio recintato, area recintata, terreno recintato, cortile recintato, spazio verde, spazi verdi',
  Parcheggio:
    'parcheggio, parcheggi, posto auto, posti auto, posto macchina, parcheggio privato, parcheggio gratuito, parcheggio gratis, posteggio, parcheggiare, dove parcheggiare, parcheggio custodito, parcheggio coperto, posto per l auto, posto per la macchina',
  Garage: 'garage, box auto, box, autorimessa, rimessa, garage privato',
  Ascensore: 'ascensore, ascensori',
  'Smart TV': 'smart tv, tv, televisione, televisore, tv satellitare',
  Netflix: 'netflix',
  Lavatrice: 'lavatrice, lavabiancheria, lavanderia, lavasciuga',
  Lavastoviglie: 'lavastoviglie, lavapiatti',
  Barbecue: 'barbecue, bbq, griglia, grigliata, grigliate, grigliare, griglie, brace',
  Piscina:
    'piscina, piscine, piscina privata, piscina riscaldata, piscina coperta, piscina esterna, piscina interna, piscina condominiale, piscina a sfioro, piscinetta',
  Spa: 'spa, centro benessere, benessere, area benessere, sauna, saune, idromassaggio, vasca idromassaggio, vasca con idromassaggio, vasca a idromassaggio, jacuzzi, hammam, bagno turco, hot tub, whirlpool, minipiscina idromassaggio, percorso benessere, massaggi',
  Palestra: 'palestra, fitness, sala pesi, sala fitness',
  'Accesso Mare':
    'accesso mare, accesso al mare, accesso diretto al mare, accesso alla spiaggia, sul mare, in riva al mare, sulla spiaggia, spiaggia privata, discesa a mare, discesa al mare, fronte spiaggia, direttamente sul mare, direttamente sulla spiaggia, a bordo mare, a pochi passi dalla spiaggia privata',
  'Vista Mare':
    'vista mare, vista sul mare, vista al mare, fronte mare, affaccio sul mare, affacciata sul mare, affacciato sul mare, affacciati sul mare, panorama mare, panorama sul mare, con vista sul mare, vistamare',
  'Vista Montagna':
    'vista montagna, vista montagne, vista monti, vista sui monti, vista sulle montagne, vista sulla montagna, vista alpi, vista sulle alpi, panorama sulle montagne',
  'Centro Storico':
    'centro storico, in centro storico, nel centro storico, in centro, pieno centro, nel centro, centro, zona centro, centro citta, in centro citta, al centro, in pieno centro, cuore della citta, nel cuore della citta, nel cuore del centro, nel cuore del centro storico, centralissimo, centralissima, a due passi dal centro, vicino al centro, vicino centro, citta vecchia, non lontano dal centro, non troppo lontano dal centro, non distante dal centro',
  'Vicino Stazione':
    'vicino stazione, vicino alla stazione, vicina alla stazione, vicini alla stazione, zona stazione, presso la stazione, non lontano dalla stazione, non troppo lontano dalla stazione, stazione',
  'Vicino Aeroporto':
    'vicino aeroporto, vicino all aeroporto, vicina all aeroporto, vicini all aeroporto, zona aeroporto, presso l aeroporto, non lontano dall aeroporto, non troppo lontano dall aeroporto, aeroporto',
  'Pet Friendly':
    'animali ammessi, animali domestici, animali, animale, cane, cani, un cane, 1 cane, due cani, 2 cani, tre cani, 3 cani, un gatto, 1 gatto, due gatti, 2 gatti, cane piccolo, cane di piccola taglia, cane di taglia piccola, cane grande, cane di grossa taglia, cane di taglia grande, amico a quattro zampe, cagnolino, cagnolini, barboncino, bassotto, labrador, chihuahua, pastore tedesco, golden retriever, volpino, beagle, gatto, gatti, accetta animali, accettano animali, accetta cani, accettano cani, che accetta cani, che accetti cani, cane ammesso, ammette cani, ammessi animali, animali benvenuti, cani ammessi, ammessi cani, con cane al seguito, perro, cani e gatti, cucciolo, cuccioli, animale domestico, animale da compagnia, amici a quattro zampe, quattro zampe, gattino, gattini, micio, cagnetto, cagnolona, il mio cane, il nostro cane, mio cane, nostro cane, accettati animali, animali accettati, cani accettati, cane benvenuto, cani benvenuti, porto il cane, portare il cane',
  Camino: 'camino, camini, caminetto, caminetti, stufa a legna, focolare, termocamino',
};

/** Phrases that are recognised but do not restrict the search. */
const FILLERS =
  'cerco, cerca, cerchiamo, cercasi, cercare, trovare, trovami, trova, vorrei, vorremmo, voglio, vogliamo, dormire, dormo, dove dormire, dove dormo, pernottare, pernottamento, alloggio, alloggi, alloggiare, sistemazione, soggiorno, soggiornare, soggiorni, prenotare, prenota, prenotazione, affitto, in affitto, affittare, affittasi, affitti brevi, bisogno, possibilmente, per favore, grazie, vacanza, vacanze, qualche giorno, qualche notte, italia, in italia, qualcosa, buongiorno, ciao, dove, dove andare, cosa fare, cosa vedere, idee, idea, consigli, che c e, cosa c e, c e, siamo, noi, noi siamo, giu, sto cercando, stiamo cercando, mi serve, ci serve, mi servirebbe, andare, andiamo, andremo, partiamo, partire, passare, ho bisogno di, salve, buonasera, a notte, per notte, posto dove dormire, posto in cui dormire, se possibile, mi piacerebbe, ci piacerebbe, sarebbe bello, avete, c e qualcosa, cercando, disponibile, disponibili, disponibilita, libero, libera, liberi, libere, date flessibili, meta settimana, a meta settimana, a cavallo di, infrasettimanale, infrasettimanali, ' +
  'estivo, estiva, estivi, estive, a piedi, in macchina, in auto, in moto, senza auto, senza macchina, senza la macchina, ' +
  'in famiglia, con la famiglia, con famiglia, con tutta la famiglia, per famiglie, per famiglia, per la famiglia, per tutta la famiglia, ' +
  'con bambini, con i bambini, con bimbi, con i bimbi, con figli, con i figli, per bambini, per i bambini, adatto a famiglie, adatta a famiglie, ' +
  'adatto alle famiglie, adatta alle famiglie, adatto ai bambini, adatta ai bambini, a misura di bambino, ' +
  'nonni e nipoti, nonni con nipoti, con i nonni, con i nipoti, con nipoti, fuga, soggiorno lungo, lungo soggiorno, lungo periodo, per lungo periodo, ' +
  'lungo termine, airbnb, serve, servono, ci vuole, ci vogliono, va bene, va bene anche, va bene anche al, primo piano, al primo piano, famiglia, famiglie, bambini piccoli, bimbi piccoli, con bambini piccoli, con bimbi piccoli, bimbo piccolo, un bimbo piccolo, con un bimbo piccolo, bambino piccolo, con un bambino piccolo, con neonato, con un neonato, con neonati, neonato, con bambino, con un bambino, con bimba piccola, bimbi, bambini, ' +
  'mia madre, mia mamma, mio padre, mio papa, mia nonna, mio nonno, mia moglie, mio marito, mia suocera, mio suocero, i miei genitori, i miei, i miei nonni, genitori anziani, mia figlia, mio figlio, mio partner, ' +
  'solo, soltanto, solamente, esclusivamente, da solo, da sola, viaggio da solo, viaggio da sola, ovunque, dovunque, dappertutto, vado, vengo, veniamo, meglio se, ancora meglio se, preferibilmente, preferiamo, preferisco, preferirei, preferiremmo, ' +
  'quanto costa, quanto costano, quanto viene, quanto costerebbe, si grazie, mi chiamo, in vacanza, ' +
  'volevo sapere se, vorrei sapere se, mi chiedevo se, se avete, se ci sono, avete disponibilita, c e disponibilita, grazie mille, mille grazie, grazie in anticipo, cordiali saluti, saluti, ' +
  'gentilmente, cortesemente, ho, avrei bisogno di, avremmo bisogno di, cercavo, cercavamo, desidero, desideriamo, servirebbe, basta che ci sia, basta che, basta, purche, purche ci sia, l importante e, importante, ' +
  'indispensabile, fondamentale, gemelli, gemelle, necessario, necessaria, obbligatorio, assolutamente, qualsiasi, qualsiasi cosa, qualunque, qualunque cosa, anche, magari, stare, restare, fermarci, fermarmi, arriviamo, se si puo, posso, possiamo, portare, con noi, ' +
  'va benissimo, vanno bene, vanno bene entrambi, citta, notte, tra amici, tra amiche, con amici, con amiche, con gli amici, con le amiche, persona sola, una persona sola, per una persona sola, ' +
  'per bambini piccoli, per bimbi piccoli, si puo, con bimbo, con bimba, con bambina, con un bimbo, con una bimba, con una bambina, ' +
  'nostri, abbiamo, arrivo, partenza, non solo, non soltanto, no stress, no problem, non lontano da, non lontano dal, non lontano dalla, non lontano dall, ' +
  'non troppo lontano da, non troppo lontano dal, non troppo lontano dalla, non distante dal, non distante dalla, ' +
  'senza bambini, senza figli, senza bimbi, niente bambini, no bambini, senza bambini al seguito, senza pensieri, senza stress, senza problemi, senza fretta, ' +
  'nessun problema, niente male, in tutto, due famiglie, tre famiglie, mezzanotte, a mezzanotte, di passaggio, regione, nella regione, non vedo l ora, non vediamo l ora';

/** These words sort the list by price. */
const CHEAP =
  'economico, economica, economici, economiche, piu economico, piu economica, piu economici, piu economiche, low cost, lowcost, a poco prezzo, ' +
  'poco prezzo, a buon prezzo, buon prezzo, a basso costo, a basso prezzo, prezzi bassi, prezzo basso, a buon mercato, poco costoso, poco costosa, ' +
  'poco costosi, poco costose, meno caro, meno cara, meno cari, meno care, conveniente, convenienti, non troppo caro, non troppo cara, non troppo cari, non troppo care, non caro, non cara, non cari, non care, non costoso, non costosa, non costosi, non costose, non troppo costoso, non troppo costosa, spendendo poco, spendere poco, spendere il meno possibile, il meno possibile, il piu economico possibile, al minor prezzo, al prezzo piu basso, budget ridotto, budget limitato, budget basso, ' +
  'barato, barata';

/**
 * General words for homes. They are search terms if they stand alone or next to other search terms ("casa rosa"). Otherwise they
 * are ignored.
 */
const HOMES =
  'casa, case, casetta, casette, camera, camere, stanza, stanze, struttura, strutture, posto, posti, camera da letto';

/** Phrases for each setting. Omits "sul mare", which is a service, and "lago" alone, which is also the name of a comune. */
const AMBIENTI_PHRASES: Record<Ambiente, string> = {
  mare: 'mare, al mare, non lontano dal mare, non distante dal mare, poco lontano dal mare, non troppo lontano dal mare, non lontano dalla spiaggia, non troppo lontano dalla spiaggia, non distante dalla spiaggia, vicino al mare, vicino mare, vista spiaggia, a piedi dal mare, a piedi dalla spiaggia, lungomare, sul lungomare, a due passi dal mare, zona mare, zona costiera, zone costiere, localita costiera, sulla costa, localita di mare, spiaggia, spiagge, vicino alla spiaggia',
  montagna:
    'montagna, alpi, sulle alpi, nelle alpi, appennino, appennini, sull appennino, sugli appennini, in montagna, montagne, in alta montagna, alta montagna, sulla neve, con la neve, neve, in mezzo alla neve, vicino alle piste, sulle piste, sulle piste da sci, vicino alle piste da sci, vicino agli impianti, vicino agli impianti da sci, impianti sciistici, piste da sci, per sciare, sciare, sci',
  lago: 'al lago, sul lago, fronte lago, vicino al lago, non lontano dal lago, non troppo lontano dal lago, in riva al lago, vista lago, vista sul lago, vista al lago, laghi',
};

function meaningsOf(): Map<string, Meaning> {
  const meanings = new Map<string, Meaning>();
  const add = (phrases: string, meaning: Meaning) => {
    for (const phrase of phrases.split(', ')) meanings.set(phrase, meaning);
  };
  for (const tipo of TIPI_STRUTTURA) add(TIPI_PHRASES[tipo], { kind: 'tipo', tipo });
  for (const servizio of SERVIZI) add(SERVIZI_PHRASES[servizio], { kind: 'servizio', servizio });
  for (const ambiente of AMBIENTI) add(AMBIENTI_PHRASES[ambiente], { kind: 'ambiente', ambiente });
  add(`${FILLERS}, ${REACHABLE}`, { kind: 'filler' });
  add(`${CHEAP}, ${AFFORDABLE}`, { kind: 'ordine', ordina: 'prezzo' });
  add(STEP_FREE, { kind: 'gradini', gradini: 'nessuno' });
  add(HOMES, { kind: 'home' });
  return meanings;
}

export const MEANINGS: ReadonlyMap<string, Meaning> = meaningsOf();

export const CORRECTABLE_WORDS: readonly string[] = [
  ...TIME_WORDS,
  ...[...MEANINGS]
    .filter(
      ([phrase, { kind }]) =>
        !phrase.includes(' ') && phrase.length > 4 && (kind === 'tipo' || kind === 'servizio' || kind === 'gradini'),
    )
    .map(([phrase]) => phrase),
];
