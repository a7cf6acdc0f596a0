import type { MailWords } from '../mail/rules/lay-out-mail.ts';

/** Sentences about passkeys, of owners and administrators. */
export const passkeyMessages = {
  nonValida: 'Questa passkey non è valida qui, o è passato troppo tempo. Riprova.',
  senzaDominio: 'Le passkey funzionano solo dove il sito ha un nome di dominio.',
  nonTrovata: 'Questa passkey non c’è più.',
  nessuna: 'Non hai ancora nessuna passkey.',
  troppe: 'Hai già venti passkey: togline una prima di aggiungerne un’altra.',
  nomeLungo: 'Il nome può avere al massimo 60 caratteri.',
  senzaNome: 'Passkey',
  aggiunta: 'Passkey aggiunta. Sugli altri dispositivi dovrai entrare di nuovo.',
  tolta: 'Passkey tolta.',

  mailAggiunta: (nome: string): MailWords => ({
    subject: 'Una nuova passkey per la tua area',
    preheader: 'Da adesso si entra anche con questa.',
    heading: 'Hai una nuova passkey',
    paragraphs: [
      `Alla tua area di Ospitalia è stata aggiunta la passkey «${nome}»: da adesso si entra anche con quella. Sugli altri dispositivi l’area è stata chiusa.`,
      'Se non sei stato tu, entra con un nuovo link e toglila subito.',
    ],
    button: 'Vai alla tua area',
    footnote: 'Ricevi questa e-mail perché con questo indirizzo si entra in un’area di Ospitalia.',
  }),
} as const;
