import { classiCin } from './detail-messages.it.ts';
import type { CinCheck } from './rules/cin-check.ts';
import type { CinDescription, CinNote } from './rules/describe-cin.ts';
import { formatAddress } from './rules/format-address.ts';
import type { StrutturaFault } from './rules/struttura-fault.ts';

/** Why a form is refused. The first nine are the specification's own (section 5), word for word. */
const faults: Record<StrutturaFault, string> = {
  campiMissing: 'Per favore compila tutti i campi obbligatori inclusa la tipologia di struttura',
  prezzoNotteMissing: 'Per le case vacanza è obbligatorio inserire il prezzo per notte',
  camereMissing: 'Per B&B/Affittacamere è obbligatorio configurare almeno una camera',
  calendarNotHttp: "L'URL del calendario deve iniziare con http:// o https://",
  calendarMissing: "L'URL del calendario Booking.com è obbligatorio per nuove strutture",
  prezzoPulizieInvalid: 'Se offri il servizio pulizie, devi specificare un prezzo valido',
  consensoMissing: "È necessario accettare l'informativa sulla privacy per procedere",
  cinInUse: 'Il Codice CIN inserito è già in uso. Inserisci un CIN diverso.',
  cinLength: 'Il Codice CIN deve essere tra 8 e 17 caratteri',

  nomeMissing: 'Scrivi il nome della struttura',
  descrizioneMissing: 'Scrivi una descrizione',
  cinMissing: 'Inserisci il CIN',
  indirizzoMissing: 'Inserisci via e numero civico',
  cittaMissing: 'Scegli la città',
  capMissing: 'Scegli il CAP',
  postiLettoMissing: 'Indica quanti posti letto ci sono',
  numCamereMissing: 'Indica quante camere ci sono',
  numBagniMissing: 'Indica quanti bagni ci sono',
  tipoMissing: 'Scegli almeno una tipologia',

  textInvalid: 'Questo testo contiene caratteri non validi: riscrivilo.',
  flagInvalid: 'Questa scelta non è valida.',
  nomeTooLong: 'Il nome può avere al massimo 120 caratteri.',
  descrizioneTooLong: 'La descrizione può avere al massimo 5.000 caratteri.',
  indirizzoTooLong: 'L’indirizzo può avere al massimo 200 caratteri.',
  tipoInvalid: 'Una delle tipologie non esiste.',
  tipoPrenotazioneInvalid: 'Scegli come si prenota: tutta la casa o per camera.',
  provinciaMismatch: 'La città non appartiene alla provincia indicata.',
  capMismatch: 'Questo CAP non è della città indicata.',
  prezzoNotteOutOfRange: 'Il prezzo per notte va da 1 a 100.000 €, con al massimo due decimali.',
  postiLettoOutOfRange: 'I posti letto vanno da 1 a 800.',
  numCamereOutOfRange: 'Le camere vanno da 1 a 100.',
  numBagniOutOfRange: 'I bagni vanno da 1 a 100.',
  serviziInvalid: 'Uno dei servizi non esiste o è ripetuto.',
  telefonoInvalid: 'Scrivi un solo numero di telefono valido, non a pagamento.',
  emailMissing: 'Scrivi il tuo indirizzo e-mail: lì ti mandiamo la conferma.',
  emailInvalid: 'Scrivi un indirizzo e-mail valido.',
  emailUnicode:
    'Prima della @ ci sono lettere accentate o di un altro alfabeto, che molti server di posta rifiutano. Scrivi un altro indirizzo.',
  calendarUrlInvalid: 'L’indirizzo del calendario non è valido o non è raggiungibile.',
  prezzoPulizieOutOfRange: 'Il prezzo delle pulizie va da 0,01 a 100.000 €, con al massimo due decimali.',

  tooManyCamere: 'Puoi inserire al massimo 100 camere.',
  cameraInvalid: 'I dati di questa camera non sono validi.',
  nomeCameraMissing: 'Dai un nome alla camera',
  nomeCameraTooLong: 'Il nome della camera può avere al massimo 120 caratteri.',
  postiCameraOutOfRange: 'I posti letto di una camera vanno da 1 a 8.',
  tipoLettiInvalid: 'Scegli il tipo di letti',
  lettiAggiuntiviTooLong: 'I letti aggiuntivi possono avere al massimo 200 caratteri.',
  bagnoMissing: 'Indica se il bagno è privato',
  prezzoCameraOutOfRange: 'Il prezzo della camera va da 1 a 100.000 €, con al massimo due decimali.',
  noteTooLong: 'Le note possono avere al massimo 1.000 caratteri.',

  oraInvalid: 'Scrivi un’ora come 15:00.',
  arrivoReversed: 'L’ultima ora di arrivo viene prima della prima: controlla.',
  gradiniOutOfRange: 'I gradini vanno da 0 a 200.',
  notaTooLong: 'Questa nota può avere al massimo 200 caratteri.',
  regoleTooLong: 'Le regole possono avere al massimo 1.000 caratteri.',
  accoglieNomeTooLong: 'Il nome può avere al massimo 60 caratteri.',
  accoglieParoleTooLong: 'Le parole di chi accoglie possono essere lunghe al massimo 600 caratteri.',
  accoglieFotoInvalid: 'Questa foto non è più disponibile: caricala di nuovo.',
  lingueInvalid: 'Una delle lingue non è nell’elenco o è ripetuta.',
  stanzaInvalid: 'I dati di questa stanza non sono validi.',
  tooManyStanze: 'Puoi raccontare al massimo 20 stanze.',
  nomeStanzaMissing: 'Dai un nome alla stanza',
  nomeStanzaTooLong: 'Il nome della stanza può avere al massimo 60 caratteri.',
  puntoInvalid:
    'Qui non troviamo le coordinate. Apri la mappa sul punto della casa e incolla l’indirizzo della pagina, oppure due numeri come 43.0931, 11.7812.',
  puntoOutside: 'Questo punto non è in Italia: prima la latitudine, poi la longitudine.',
  puntoFar: 'Questo punto è lontano dalla città che hai scelto: controlla l’uno o l’altra.',
  traduzioniInvalid: 'Le lingue dei testi non sono quelle di Ospitalia: ricarica la pagina e riprova.',
  traduzioneTooLong: 'Una traduzione è troppo lunga: accorciala.',
};

/** What the live check of a CIN says (specification section 8). */
const cinCheck: Record<CinCheck['kind'], string> = {
  idle: '',
  checking: 'Verifica in corso...',
  available: 'CIN disponibile',
  taken: 'CIN già in uso',
  error: 'Errore nella verifica',
};

type SentStruttura = {
  nome: string;
  cin: string;
  indirizzo: string;
  cap: string;
  citta: string;
  sigla: string;
  email: string;
  telefono: string | null;
};

/** Specification section 8, "Submit success": name, CIN, location, next steps, and the phone number. */
function richiestaInviata({ nome, cin, email, telefono, ...address }: SentStruttura) {
  return {
    heading: 'RICHIESTA INVIATA CON SUCCESSO',
    facts: [
      ['Struttura', nome],
      ['CIN', cin],
      ['Località', formatAddress(address)],
      ...(telefono === null ? [] : [['Telefono', telefono] as const]),
    ] satisfies (readonly [string, string])[],
    steps: [
      'Ti contattiamo entro 24/48 ore.',
      `Ricevi un’e-mail di conferma a ${email}.`,
      'La struttura è visibile online appena viene approvata.',
    ],
  };
}

const classi = new Map<string, string>(Object.entries(classiCin));

function cinDetto({ comune, classe }: CinDescription): string {
  const nome = classi.get(classe);
  const kind = `classe ${classe}${nome === undefined ? '' : ` (${nome})`}`;
  return comune === null ? `Il codice dice: ${kind}.` : `Il codice dice: comune di ${comune}, ${kind}.`;
}

/** Questions, never refusals: an old code or an unusual class can be right. */
const cinNote: Record<CinNote, string> = {
  altroComune: 'Il comune non è quello dell’indirizzo: controlla il codice. Se è giusto, vai avanti.',
  classeDiversa: 'La classe non è quella che di solito ha la tipologia scelta: controlla. Se è giusta, vai avanti.',
};

export const submissionMessages = { faults, cinCheck, cinDetto, cinNote, richiestaInviata } as const;
