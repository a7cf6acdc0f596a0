export const pageNotFound = 'La pagina che cerchi non esiste.';
export const unexpectedError = 'Si è verificato un errore imprevisto. Riprova più tardi.';
export const dialogNotLoaded = 'Non riusciamo ad aprire questa finestra. Ricarica la pagina e riprova.';

export const requestInvalid = 'Richiesta non valida. Controlla i dati e riprova.';
export const methodNotAllowed = 'Operazione non consentita.';
export const notAuthenticated = 'Accesso richiesto. Effettua di nuovo il login.';
export const notAuthorised = 'Non hai i permessi per eseguire questa operazione.';
export const reauthenticationRequired = 'Prima conferma di nuovo che sei tu, poi riprova.';
export const secondFactorRequired =
  'Per questa operazione serve un secondo fattore. Attiva una passkey o i codici nella finestra «Sicurezza», poi riprova.';
export const originNotAllowed = 'Richiesta rifiutata per motivi di sicurezza. Ricarica la pagina.';
export const formatNotSupported = 'Formato non supportato.';
export const payloadTooLarge = 'I dati inviati sono troppo grandi.';
export const requestTimedOut = 'La richiesta ha impiegato troppo tempo. Riprova.';
export const requestTooLong = 'Richiesta troppo lunga.';
export const parameterRepeated = 'Un parametro è indicato più di una volta.';
export const dataInvalid = 'Alcuni dati non sono validi. Controllali e riprova.';
export const emailLocalPartNotAscii =
  'Prima della @ ci sono lettere accentate o di un altro alfabeto, che molti server di posta rifiutano. Scrivi un altro indirizzo.';
export const tooManyRequests = (seconds: number) =>
  seconds <= 90
    ? `Troppe richieste. Riprova tra ${seconds} ${seconds === 1 ? 'secondo' : 'secondi'}.`
    : `Troppe richieste. Riprova tra ${Math.ceil(seconds / 60)} minuti.`;
export const serviceUnavailable = 'Servizio momentaneamente non disponibile. Riprova tra qualche minuto.';
export const tooManyVisits = 'In questo momento ci sono troppe visite. Riprova tra qualche secondo.';
export const unknownHost = 'Questo sito non risponde a questo indirizzo. Controlla il collegamento e riprova.';
export const readOnlyMode =
  'Stiamo facendo spazio sui nostri server: per ora puoi consultare tutto, ma non inviare né modificare nulla. Riprova più tardi.';
export const photoUploadsPaused =
  'Stiamo facendo spazio sui nostri server: per ora non possiamo ricevere nuove foto. Riprova più tardi.';
export const dateNotFound = 'La data indicata non esiste.';
