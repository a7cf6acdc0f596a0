import { pageFaultMessages } from './page-fault-messages.it.ts';

export const kernelMessages = {
  ...pageFaultMessages,
  richiestaNonValida: 'Richiesta non valida. Controlla i dati e riprova.',
  metodoNonConsentito: 'Operazione non consentita.',
  nonAutenticato: 'Accesso richiesto. Effettua di nuovo il login.',
  nonAutorizzato: 'Non hai i permessi per eseguire questa operazione.',
  provaScaduta: 'Prima conferma di nuovo che sei tu, poi riprova.',
  secondoFattoreMancante:
    'Per questa operazione serve un secondo fattore. Attiva una passkey o i codici nella finestra «Sicurezza», poi riprova.',
  origineNonConsentita: 'Richiesta rifiutata per motivi di sicurezza. Ricarica la pagina.',
  formatoNonSupportato: 'Formato non supportato.',
  troppoGrande: 'I dati inviati sono troppo grandi.',
  richiestaLenta: 'La richiesta ha impiegato troppo tempo. Riprova.',
  richiestaTroppoLunga: 'Richiesta troppo lunga.',
  parametroRipetuto: 'Un parametro è indicato più di una volta.',
  datiNonValidi: 'Alcuni dati non sono validi. Controllali e riprova.',
  letterePrimaDellaChiocciola:
    'Prima della @ ci sono lettere accentate o di un altro alfabeto, che molti server di posta rifiutano. Scrivi un altro indirizzo.',
  troppeRichieste: (seconds: number) =>
    seconds <= 90
      ? `Troppe richieste. Riprova tra ${seconds} ${seconds === 1 ? 'secondo' : 'secondi'}.`
      : `Troppe richieste. Riprova tra ${Math.ceil(seconds / 60)} minuti.`,
  servizioNonDisponibile: 'Servizio momentaneamente non disponibile. Riprova tra qualche minuto.',
  troppeVisite: 'In questo momento ci sono troppe visite. Riprova tra qualche secondo.',
  indirizzoNonNostro: 'Questo sito non risponde a questo indirizzo. Controlla il collegamento e riprova.',
  solaLettura:
    'Stiamo facendo spazio sui nostri server: per ora puoi consultare tutto, ma non inviare né modificare nulla. Riprova più tardi.',
  nienteFoto: 'Stiamo facendo spazio sui nostri server: per ora non possiamo ricevere nuove foto. Riprova più tardi.',
  dataInesistente: 'La data indicata non esiste.',
} as const;
