import { formatCount } from '../kernel/format-count.ts';
import { type DetailFault, MAX_DIDASCALIA } from '../media/rules/photo-details.ts';
import { MAX_MOTIVO } from './rules/motivo.ts';

export const ownerMessages = {
  /** How a picture that came inside the form is called: its file's name did not come with it. */
  fotoNumero: (position: number) => `foto ${position}`,
  dettagliFoto: {
    linguaSconosciuta: (photo: string) =>
      `La lingua indicata per la didascalia della ${photo} non è tra quelle previste.`,
    stanzaSconosciuta: (photo: string) => `La stanza indicata per la ${photo} non è tra quelle previste.`,
    didascaliaNonValida: (photo: string) => `La didascalia della ${photo} non è valida.`,
    didascaliaLunga: (photo: string) =>
      `La didascalia della ${photo} è troppo lunga: al massimo ${MAX_DIDASCALIA} caratteri.`,
    fuocoNonValido: (photo: string) => `Il punto indicato per la ${photo} non è valido.`,
  } satisfies Record<DetailFault, (photo: string) => string>,
  immaginiNonValide: 'Le foto inviate non sono valide: caricale di nuovo.',
  cambiataNelFrattempo:
    'La struttura è cambiata nel frattempo, forse in un’altra scheda. Ricarica la pagina: quello che hai scritto resta.',
  cameraNonTrovata: 'Una delle camere non c’è più: ricarica la pagina e riprova.',
  cameraConPrenotazioni: 'Una camera con prenotazioni non si può eliminare: segnala che non è disponibile.',
  nonPubblicata: 'Puoi mettere in pausa solo una struttura pubblicata.',
  nonInPausa: 'La struttura non è in pausa.',
  nessunaModifica: 'Non c’è nessuna modifica da ritirare.',
  giaApprovata: 'La struttura è già stata approvata.',
  giaRifiutata: 'La struttura è già stata rifiutata.',
  indirizzoDaConfermare:
    'Il proprietario non ha ancora confermato il suo indirizzo e-mail. Per approvarla lo stesso, conferma di averlo raggiunto in un altro modo.',
  cinMancante: 'CIN mancante.',
  prenotazioniFutureDi: (nome: string) =>
    `«${nome}» ha prenotazioni future, o qualcuno ne sta pagando una adesso: annullale prima di cancellare i tuoi dati.`,
  motivoTroppoLungo: `Il motivo può avere al massimo ${formatCount(MAX_MOTIVO)} caratteri.`,
} as const;
