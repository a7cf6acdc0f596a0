import { emailLink, phoneLink, whatsappLink } from '../../../../strutture/rules/contact-links.ts';
import { formatAddress } from '../../../../strutture/rules/format-address.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import type { IconName } from '../../../../ui/icon-name.ts';
import type { GuestBooking } from '../../../booking-contract.ts';
import { stayFilePath } from '../../../rules/guest-booking-path.ts';
import * as t from './messages.it.ts';

export function HowToArrive({ booking: { codice, struttura } }: { booking: GuestBooking }) {
  const { cin, telefono, email } = struttura;
  const place = formatAddress(struttura);
  const map = `https://www.openstreetmap.org/search?${new URLSearchParams({ query: place })}`;
  const known: [string | null, IconName, string, isElsewhere?: boolean][] = [
    [phoneLink(telefono), 'phone', `${t.chiamaIl} ${telefono}`],
    [whatsappLink(telefono), 'whatsapp-logo', t.whatsapp, true],
    [emailLink(email), 'envelope-simple', t.eMail],
    [map, 'map-trifold', t.apriLaMappa, true],
  ];
  const ways = known.flatMap(([href, ...way]) => (href === null ? [] : [[href, ...way] as const]));
  return (
    <section aria-labelledby="arrivare">
      <h2 id="arrivare" className="h3">
        {t.comeArrivare}
      </h2>
      <p className="dove-sta">
        <Icon name="map-pin" />
        <span>
          {place}
          <span className="cin">
            {t.cin} <b>{cin}</b>
          </span>
        </span>
      </p>
      <div className="row-f">
        {ways.map(([href, icon, label, isElsewhere]) => (
          <a
            key={icon}
            className="btn alt sm"
            href={href}
            {...(isElsewhere && { target: '_blank', rel: 'noreferrer' })}
          >
            <Icon name={icon} />
            {label}
          </a>
        ))}
        <a className="btn alt sm" href={stayFilePath(codice)} download>
          <Icon name="calendar-plus" />
          {t.aggiungiAlCalendario}
        </a>
      </div>
    </section>
  );
}
