import { brandName } from '../../../kernel/brand.ts';

export const accessibilita = 'Accessibilità';
export const ospitaliaDevePotersiUsare = `Si deve poter usare ${brandName} con la tastiera, con il testo ingrandito, con un lettore di schermo, con poca luce e con poca pazienza. Ecco a che punto siamo e che cosa manca.`;
export const aggiornata = 'Aggiornata';
export const aCheCosaPuntiamo = 'A che cosa puntiamo';
export const ilRiferimentoSonoLeWcag =
  'Il riferimento sono le WCAG 2.2, livello AA. La legge è la direttiva europea 2019/882 sull’accessibilità, in Italia il decreto legislativo 82 del 2022, che si applica ai servizi di commercio elettronico dal 28 giugno 2025. Questa dichiarazione è una nostra autovalutazione: parti del sito sono provate, altre no, perciò non scriviamo «pienamente conforme».';
export const cheCosaAbbiamoProvato = 'Che cosa abbiamo provato';
export const leProveAutomaticheSiRipetono =
  'Le prove automatiche si ripetono a ogni modifica del sito. Trovano solo una parte degli ostacoli: il resto lo trova chi usa le pagine.';
export const cheCosaNonAbbiamoProvato = 'Che cosa non abbiamo provato';
export const iLimitiCheConosciamo = 'I limiti che conosciamo';
export const seTroviUnOstacolo = 'Se trovi un ostacolo';
export const scriviciLaPaginaCheCosa =
  'Scrivici la pagina, che cosa volevi fare e con quale dispositivo o programma. Rispondiamo entro 5 giorni lavorativi, e se la cosa non si risolve subito ti diamo le stesse informazioni in un altro modo. L’indirizzo è quello del titolare del sito: lo troverai qui prima che il portale apra al pubblico.';
export const seLaRispostaNonArriva = 'Se la risposta non arriva o non basta puoi rivolgerti all’';
export const cheInItaliaVigilaAccessibilita = ', che in Italia vigila sull’accessibilità dei servizi.';
export const agid = 'AgID';
export const aCheCosaPuntiamoCheCosa =
  'A che cosa puntiamo, che cosa abbiamo provato e che cosa no, i limiti che conosciamo e come segnalarci un ostacolo.';
export const provate = [
  'le pagine e le finestre, con gli strumenti automatici di axe in un browser vero (Chromium), alla larghezza di un computer e di un telefono, nei colori del giorno e della sera',
  'la tastiera da sola: dalla pagina iniziale al costo di una casa, la ricerca, il modulo per proporre una casa, il calendario del proprietario e il pannello',
  'le pagine e le finestre principali a 320 pixel di larghezza, con l’ingrandimento al 200 e al 400 per cento, con il solo testo al 200 per cento e con gli spazi tra righe, parole e lettere allargati: niente si taglia, niente si sovrappone',
  'i colori scelti nel sistema (contrasto elevato): i giorni scelti, i filtri e la posizione della tastiera si distinguono',
  'quello che un lettore di schermo riceve di venti pagine, nel suo ordine: titoli, punti di riferimento, nomi e stati',
  'i contrasti tra testo e sfondo; chi chiede meno movimento al proprio dispositivo ne vede meno',
];
export const nonProvate = [
  'i lettori di schermo, come NVDA, JAWS e VoiceOver: sappiamo che cosa ricevono, ma non li abbiamo ascoltati',
  'Safari e Firefox',
  'i comandi vocali',
  'il sito insieme a persone con disabilità; nessun ente esterno l’ha verificato',
];
export const limiti = [
  {
    what: 'Le foto delle case',
    how: 'Il testo alternativo dice il nome della casa e il numero della foto, non che cosa si vede. Quello che conta è scritto nella descrizione e nei servizi.',
  },
  {
    what: 'Le immagini degli articoli',
    how: 'Chi scrive può descriverle, ma il sito non lo obbliga.',
  },
  {
    what: 'I testi dei proprietari',
    how: 'Descrizioni e note arrivano da chi gestisce la casa. Non controlliamo quanto siano semplici da leggere.',
  },
  {
    what: 'Quanto è accessibile una casa',
    how: 'Il filtro «Senza gradini» trova le case che dichiarano di non avere gradini fino alla porta; quelle che non dicono quanti sono stanno a parte. L’ascensore è tra i servizi. Larghezza delle porte e bagno adattato non ci sono: chiedili al proprietario prima di prenotare, nella pagina di ogni casa trovi come scrivergli.',
  },
  {
    what: 'Il pagamento',
    how: 'Quando è vero si fa sulla pagina di Stripe, che risponde della propria accessibilità.',
  },
  {
    what: 'Senza JavaScript',
    how: 'Case, articoli e testi si leggono. Scegliere le date, pagare e inviare i moduli no.',
  },
];
