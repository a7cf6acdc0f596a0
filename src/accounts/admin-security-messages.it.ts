import { formatCount } from '../kernel/format-count.ts';
import type { MailWords } from '../mail/rules/lay-out-mail.ts';

const FOOTNOTE = 'Ricevi questa e-mail perché è l’indirizzo di un amministratore di Ospitalia.';
const UNASKED =
  'Se non sei stato tu, entra subito, cambia la password e controlla la finestra «Sicurezza». Chi gestisce il server può rimettere tutto a posto dalla console.';
const BUTTON = 'Vai all’accesso';

function warning(subject: string, heading: string, text: string): MailWords {
  return { subject, preheader: text, heading, paragraphs: [text, UNASKED], button: BUTTON, footnote: FOOTNOTE };
}

/** What is said about an administrator's own access, and the mails about it. */
export const adminSecurityMessages = {
  codiciRinnovati: 'Nuovi codici di recupero creati. Quelli di prima non valgono più.',
  serveUnFattore:
    'I codici di recupero sostituiscono il secondo fattore: prima attiva una passkey o i codici dell’app.',
  linkChiesto:
    'Se questo amministratore ha un indirizzo per gli avvisi, tra poco riceve un’e-mail con il link per provare da questo browser.',
  linkNonValido: 'Il link è scaduto o è già stato usato. Chiedine uno nuovo.',
  browserNoto: 'Fatto: da questo browser adesso puoi provare a entrare.',
  emailChiesta: 'Ti abbiamo mandato un link: l’indirizzo vale quando lo apri e confermi.',
  emailTolta: 'Indirizzo tolto. Gli avvisi non arrivano più a nessuno.',
  emailConfermata: 'Fatto: gli avvisi adesso arrivano a questo indirizzo.',
  emailNonValida: 'Scrivi un indirizzo e-mail valido.',
  troppeMail: 'A questo indirizzo abbiamo già scritto più volte: riprova più tardi.',

  mailConferma: (username: string): MailWords => ({
    subject: 'Conferma l’indirizzo per gli avvisi',
    preheader: 'Il link vale un’ora e si usa una volta sola.',
    heading: 'Conferma l’indirizzo per gli avvisi',
    paragraphs: [
      `L’amministratore ${username} vuole ricevere qui gli avvisi sul suo accesso, e il link per entrare da un nuovo browser. Apri il link e conferma.`,
      'Il link vale un’ora e si usa una volta sola. Se non l’hai chiesto tu, ignora questa e-mail: non cambia nulla.',
    ],
    button: 'Vai alla conferma',
    footnote: 'Ricevi questa e-mail perché questo indirizzo è stato indicato su Ospitalia.',
  }),
  mailAccesso: {
    subject: 'Il link per provare da un nuovo browser',
    preheader: 'Vale un’ora e si usa una volta sola.',
    heading: 'Vuoi entrare da un nuovo browser?',
    paragraphs: [
      'Apri il link nel browser da cui vuoi entrare: per un’ora i tentativi di altri non ti fanno aspettare. Username, password e secondo fattore servono lo stesso.',
      'Il link vale un’ora e si usa una volta sola. Se non l’hai chiesto tu, qualcuno sta provando a entrare al posto tuo: senza password e secondo fattore non ci riesce.',
    ],
    button: 'Apri il link',
    footnote: FOOTNOTE,
  } satisfies MailWords,
  mailLinkUsato: warning(
    'Un nuovo browser può provare a entrare',
    'Il link di accesso è stato usato',
    'Il link che ti abbiamo mandato è stato usato: quel browser per un’ora può provare a entrare nel pannello di Ospitalia.',
  ),
  mailPasskeyAggiunta: (nome: string) =>
    warning(
      'Una nuova passkey per il pannello',
      'Hai una nuova passkey',
      `Al tuo accesso è stata aggiunta la passkey «${nome}». Le altre sessioni sono chiuse.`,
    ),
  mailPasskeyTolta: (nome: string) =>
    warning('Una passkey è stata tolta', 'Passkey tolta', `Dal tuo accesso è stata tolta la passkey «${nome}».`),
  mailCodiciAttivati: warning(
    'Il secondo fattore è attivo',
    'Codici attivati',
    'Per entrare nel pannello adesso serve anche il codice dell’app. Le altre sessioni sono chiuse.',
  ),
  mailCodiciDisattivati: warning(
    'I codici sono stati disattivati',
    'Codici disattivati',
    'Per entrare nel pannello il codice dell’app non serve più.',
  ),
  mailRecuperoUsato: (left: number) =>
    warning(
      'Un codice di recupero è stato usato',
      'Codice di recupero usato',
      `Qualcuno, speriamo tu, è entrato con un codice di recupero. ${left === 1 ? 'Ne resta uno' : `Ne restano ${formatCount(left)}`}.`,
    ),
  mailEmailCambiata: warning(
    'Gli avvisi non arrivano più qui',
    'Indirizzo cambiato',
    'L’indirizzo per gli avvisi sul tuo accesso al pannello non è più questo.',
  ),
} as const;
