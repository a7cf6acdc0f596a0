import { asCents, type Cents, formatEuro } from '../kernel/cents.ts';
import type { Modalita } from './rules/booking.ts';

export const paymentMessages = {
  title: { immediata: 'Prenota e paga', su_richiesta: 'Chiedi conferma' } satisfies Record<Modalita, string>,
  come: {
    immediata: 'Paghi ora con la carta sulla pagina sicura del pagamento: la prenotazione è confermata subito.',
    su_richiesta:
      'Il proprietario ha 24 ore per rispondere. Sulla pagina del pagamento autorizzi l’importo: l’addebito avviene solo se accetta.',
  } satisfies Record<Modalita, string>,
  /** In the place of `come.su_richiesta` where the stay arrives today. */
  comePerOggi:
    'Il proprietario può rispondere fino alle 23:59 di oggi, ora italiana: poi la richiesta scade. Sulla pagina del pagamento autorizzi l’importo: l’addebito avviene solo se accetta.',
  button: (modalita: Modalita, total: number) => {
    const amount = formatEuro(asCents(total));
    return modalita === 'immediata' ? `Vai al pagamento di ${amount}` : `Chiedi conferma per ${amount}`;
  },
  nuovoTotale: (total: number) => `Nuovo totale: ${formatEuro(asCents(total))}`,
  altreCamere: 'Per le stesse notti sono ancora libere:',
  prendiCamera: (nome: string, total: Cents) => `${nome}, ${formatEuro(total)} in tutto`,
  controlla: 'Controlla i campi segnalati.',
} as const;
