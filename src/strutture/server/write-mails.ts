import { layOutMail, type MailContent, type MailWords } from '../../mail/rules/lay-out-mail.ts';
import type { Mail } from '../../mail/contract.ts';
import { slugify } from '../../locations/rules/slugify.ts';
import { paths } from '../../kernel/paths.ts';
import { mailMessages } from '../mail-messages.ts';
import { sayMotivo } from './say-motivo.ts';
import type { Change } from '../rules/list-changes.ts';
import { formatAddress } from '../rules/format-address.ts';
import { allBookingsPath, enterPath, ownPath } from '../rules/own-path.ts';
import { strutturaPath } from '../rules/struttura-path.ts';

export type Subject = {
  id: number;
  nome: string;
  cin: string | null;
  indirizzo: string;
  cap: string;
  citta: string;
  sigla: string;
};

type Facts = readonly (readonly [label: string, value: string])[];

function factsOf(struttura: Subject): Facts {
  return [
    [mailMessages.dati.struttura, struttura.nome],
    [mailMessages.dati.cin, struttura.cin ?? ''],
    [mailMessages.dati.indirizzo, formatAddress(struttura)],
  ];
}

type MailText = MailWords & Pick<MailContent, 'links'>;

function write(to: string, { subject, button, ...words }: MailText, url: string, facts: Facts = []): Mail {
  return { to, subject, reply_to: 'operator', ...layOutMail({ ...words, facts, button: { label: button, url } }) };
}

/** Names that a mail has room for. */
const MOST_NAMES = 20;

export function removedTogetherMail(
  homes: readonly { nome: string; has_bookings: boolean }[],
  { to, publicUrl, contact }: { to: string; publicUrl: string; contact: string | null },
): Mail {
  const hasBookings = homes.some(({ has_bookings }) => has_bookings);
  const names = homes.slice(0, MOST_NAMES).map(({ nome }) => nome);
  const rest = homes.length - names.length;
  const list = [...names, ...(rest > 0 ? [mailMessages.altre(rest)] : [])].join('\n');
  const label = homes.length === 1 ? mailMessages.dati.struttura : mailMessages.dati.strutture;
  const words = mailMessages.eliminateInsieme(homes.length, { hasBookings, contact });
  return write(to, words, `${publicUrl}${hasBookings ? allBookingsPath() : paths.proprietario}`, [[label, list]]);
}

export function mailsAbout(struttura: Subject, to: string, publicUrl: string) {
  const { id, nome } = struttura;
  const area = `${publicUrl}${ownPath(id)}`;
  const edit = `${publicUrl}${ownPath(id, 'modifica')}`;
  const toArea = { sentence: mailMessages.tieniAggiornata, url: `${publicUrl}${paths.proprietario}` };
  const page = `${publicUrl}${strutturaPath({ id, slug: slugify(nome) })}`;
  const because = (motivo: string): Facts => [
    [mailMessages.dati.struttura, nome],
    [mailMessages.dati.motivo, sayMotivo(motivo)],
  ];
  return {
    confirm: (link: string) => write(to, mailMessages.confermaIndirizzo(), link),
    received: () => write(to, mailMessages.richiestaRicevuta(nome), area, factsOf(struttura)),
    approved: () => write(to, { ...mailMessages.approvata(nome), links: [toArea] }, page, factsOf(struttura)),
    rejected: (motivo: string) => write(to, mailMessages.rifiutata(nome), edit, because(motivo)),
    /** To an address that nobody has proved: what the administrator says, and nothing that came with the form. */
    rejectedUnproved: (motivo: string) =>
      write(to, mailMessages.rifiutataSenzaConferma(), `${publicUrl}${enterPath()}`, [
        [mailMessages.dati.motivo, sayMotivo(motivo)],
      ]),
    editApproved: () => write(to, mailMessages.modificaApprovata(nome), area, factsOf(struttura)),
    editRejected: (motivo: string) => write(to, mailMessages.modificaRifiutata(nome), edit, because(motivo)),
    removed: (motivo: string, about: { hasBookings: boolean; contact: string | null }) =>
      write(
        to,
        mailMessages.eliminata(nome, about),
        about.hasBookings ? `${publicUrl}${allBookingsPath()}` : toArea.url,
        because(motivo || mailMessages.senzaMotivo),
      ),
    contactsChanged: (changes: readonly Change[], contact: string | null) =>
      write(to, mailMessages.contattiCambiati(nome, contact), area, [
        [mailMessages.dati.struttura, nome],
        ...changes.map(({ campo, prima, dopo }) => [campo, mailMessages.daA(prima, dopo)] as const),
      ]),
  };
}
