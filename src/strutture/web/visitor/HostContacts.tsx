import type { IconName } from '../../../ui/icon-name.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { Struttura } from '../../contract.ts';
import { emailLink, phoneLink, whatsappLink } from '../../rules/contact-links.ts';
import hostUrl from '../art/host.svg?url';
import * as t from './messages.it.ts';

type Contact = { href: string | null; icon: IconName; text: string };

export function HostContacts({ struttura }: { struttura: Pick<Struttura, 'telefono' | 'email'> }) {
  const contacts: Contact[] = [
    { href: phoneLink(struttura.telefono), icon: 'phone', text: t.chiama },
    { href: whatsappLink(struttura.telefono), icon: 'whatsapp-logo', text: t.whatsapp },
    { href: emailLink(struttura.email), icon: 'envelope-simple', text: 'E-mail' },
  ];
  const given = contacts.flatMap(({ href, ...contact }) => (href === null ? [] : [{ href, ...contact }]));
  return (
    <div className="blk">
      <h2>{t.chiTiApreLaPorta}</h2>
      <div className="strutture-host">
        <div className="arco">
          <img src={hostUrl} alt="" width={92} height={112} />
        </div>
        <div>
          <p>{given.length > 0 ? t.scriviOChiamaPerChiedere : t.ilProprietarioNonHaAncora}</p>
          {given.length > 0 && (
            <div className="row">
              {given.map(({ href, icon, text }) => (
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
