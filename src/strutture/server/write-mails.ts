import { layOutMail, type MailContent, type MailWords } from '../../mail/rules/lay-out-mail.ts';
import type { Mail } from '../../mail/contract.ts';
import { slugify } from '../../locations/rules/slugify.ts';
import { paths } from '../../kernel/paths.ts';
import { sayMotivo } from './say-motivo.ts';
import type { Change } from '../rules/list-changes.ts';
import { formatAddress } from '../rules/format-address.ts';
import { allBookingsPath, enterPath, ownPath } from '../rules/own-path.ts';
import { strutturaPath } from '../rules/struttura-path.ts';
import { ownerMessages } from '../messages/by-request.ts';

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
    [ownerMessages().mailListingLabel, struttura.nome],
    [ownerMessages().cinLabel, struttura.cin ?? ''],
    [ownerMessages().mailAddressLabel, formatAddress(struttura)],
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
  const list = [...names, ...(rest > 0 ? [ownerMessages().otherListingsCount(rest)] : [])].join('\n');
  const label = homes.length === 1 ? ownerMessages().mailListingLabel : ownerMessages().mailListingsLabel;
  const words = ownerMessages().listingsDeletedMail(homes.length, { hasBookings, contact });
  return write(to, words, `${publicUrl}${hasBookings ? allBookingsPath() : paths.proprietario}`, [[label, list]]);
}

export function mailsAbout(struttura: Subject, to: string, publicUrl: string) {
  const { id, nome } = struttura;
  const area = `${publicUrl}${ownPath(id)}`;
  const edit = `${publicUrl}${ownPath(id, 'modifica')}`;
  const toArea = { sentence: ownerMessages().keepListingUpToDate, url: `${publicUrl}${paths.proprietario}` };
  const page = `${publicUrl}${strutturaPath({ id, slug: slugify(nome) })}`;
  const because = (motivo: string): Facts => [
    [ownerMessages().mailListingLabel, nome],
    [ownerMessages().mailReasonLabel, sayMotivo(motivo)],
  ];
  return {
    confirm: (link: string) => write(to, ownerMessages().confirmAddressMail(), link),
    received: () => write(to, ownerMessages().requestReceivedMail(nome), area, factsOf(struttura)),
    approved: () =>
      write(to, { ...ownerMessages().listingApprovedMail(nome), links: [toArea] }, page, factsOf(struttura)),
    rejected: (motivo: string) => write(to, ownerMessages().requestRejectedMail(nome), edit, because(motivo)),
    /** To an address that nobody has proved: what the administrator says, and nothing that came with the form. */
    rejectedUnproved: (motivo: string) =>
      write(to, ownerMessages().unconfirmedRequestRejectedMail(), `${publicUrl}${enterPath()}`, [
        [ownerMessages().mailReasonLabel, sayMotivo(motivo)],
      ]),
    editApproved: () => write(to, ownerMessages().editApprovedMail(nome), area, factsOf(struttura)),
    editRejected: (motivo: string) => write(to, ownerMessages().editRejectedMail(nome), edit, because(motivo)),
    removed: (motivo: string, about: { hasBookings: boolean; contact: string | null }) =>
      write(
        to,
        ownerMessages().listingDeletedMail(nome, about),
        about.hasBookings ? `${publicUrl}${allBookingsPath()}` : toArea.url,
        because(motivo || ownerMessages().deletionReasonMissing),
      ),
    contactsChanged: (changes: readonly Change[], contact: string | null) =>
      write(to, ownerMessages().contactsChangedMail(nome, contact), area, [
        [ownerMessages().mailListingLabel, nome],
        ...changes.map(({ campo, prima, dopo }) => [campo, ownerMessages().valueChange(prima, dopo)] as const),
      ]),
  };
}
