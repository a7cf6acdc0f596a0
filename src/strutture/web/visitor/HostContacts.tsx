import { formatMonth, monthOf, parseCalendarDate } from '../../../kernel/dates/calendar-date.ts';
import { Photo } from '../../../media/web/Photo.tsx';
import type { IconName } from '../../../ui/icons/icon-name.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import type { Struttura } from '../../contract.ts';
import { emailLink, phoneLink, whatsappLink } from '../../../kernel/people/contact-links.ts';
import { OwnerQuote } from '../Paragraphs.tsx';
import hostUrl from '../art/host.svg?url';
import * as messages from '../../messages/visitor.ts';

type Host = Pick<
  Struttura,
  | 'telefono'
  | 'email'
  | 'accoglie_nome'
  | 'accoglie_foto'
  | 'accoglie_lingue'
  | 'accoglie_parole'
  | 'lingue_testi'
  | 'accoglie_da'
  | 'risponde_entro_ore'
>;

export function HostContacts({ struttura }: { struttura: Host }) {
  const contacts = contactsOf(struttura);
  const { accoglie_nome, accoglie_parole, lingue_testi } = struttura;
  return (
    <div className="blk" id="chi-accoglie">
      <h2>{messages.hostTitle}</h2>
      <div className="strutture-host">
        <Portrait nome={accoglie_nome} foto={struttura.accoglie_foto} />
        <div>
          {accoglie_nome !== null && <h3>{accoglie_nome}</h3>}
          <HostFacts struttura={struttura} />
          {accoglie_parole !== null && (
            <blockquote>
              <OwnerQuote text={accoglie_parole} lingua={lingue_testi.accoglie_parole} />
            </blockquote>
          )}
          <p>{contacts.length > 0 ? messages.contactOwnerHint : messages.noContactsYet}</p>
          {contacts.length > 0 && (
            <div className="row">
              {contacts.map(({ href, icon, text }) => (
                <a key={text} className="btn alt sm" href={href}>
                  <Icon name={icon} />
                  {text}
                </a>
              ))}
            </div>
          )}
        </div>
      </div>
    </div>
  );
}

type Contact = { href: string; icon: IconName; text: string };

function contactsOf({ telefono, email }: Pick<Host, 'telefono' | 'email'>): Contact[] {
  const contacts: (Omit<Contact, 'href'> & { href: string | null })[] = [
    { href: phoneLink(telefono), icon: 'phone', text: messages.callButton },
    { href: whatsappLink(telefono), icon: 'whatsapp-logo', text: messages.whatsappButton },
    { href: emailLink(email), icon: 'envelope-simple', text: messages.emailButton },
  ];
  return contacts.flatMap(({ href, ...contact }) => (href === null ? [] : [{ href, ...contact }]));
}

function Portrait({ nome, foto }: { nome: string | null; foto: string | null }) {
  if (foto !== null)
    return (
      <div className="arco foto">
        <Photo url={foto} alt="" sizes="92px" tile={1} />
      </div>
    );
  if (nome !== null)
    return (
      <div className="arco iniziale" aria-hidden="true">
        {nome.slice(0, 1).toUpperCase()}
      </div>
    );
  return (
    <div className="arco">
      <img src={hostUrl} alt="" width={92} height={112} />
    </div>
  );
}

function HostFacts({ struttura }: { struttura: Host }) {
  const { accoglie_lingue, accoglie_da, risponde_entro_ore } = struttura;
  const since = accoglie_da === null ? null : parseCalendarDate(accoglie_da.slice(0, 10));
  const facts: (readonly [IconName, string])[] = [
    ...(accoglie_lingue.length > 0 ? [['translate', messages.hostSpeaks(accoglie_lingue)] as const] : []),
    ...(since ? [['house-line', messages.hostMemberSince(formatMonth(monthOf(since)))] as const] : []),
    ...(risponde_entro_ore === null ? [] : [['clock', messages.hostAnswerTime(risponde_entro_ore)] as const]),
  ];
  if (facts.length === 0) return null;
  return (
    <ul className="strutture-host-facts">
      {facts.map(([icon, text]) => (
        <li key={icon}>
          <Icon name={icon} />
          {text}
        </li>
      ))}
    </ul>
  );
}
