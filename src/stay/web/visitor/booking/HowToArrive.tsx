import { emailLink, phoneLink, whatsappLink } from '../../../../strutture/rules/contact-links.ts';
import { formatAddress } from '../../../../strutture/rules/format-address.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import type { IconName } from '../../../../ui/icon-name.ts';
import type { GuestBooking } from '../../../booking-contract.ts';
import { stayFilePath } from '../../../rules/guest-booking-path.ts';
import * as t from './messages.it.ts';

/** The point that the owner has set; without one the address is searched for. */
function mapAddress({ lat, lon, ...place }: GuestBooking['struttura']): string {
  if (lat === null || lon === null)
    return `https://www.openstreetmap.org/search?${new URLSearchParams({ query: formatAddress(place) })}`;
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=17/${lat}/${lon}`;
}

export function HowToArrive({ booking: { codice, struttura } }: { booking: GuestBooking }) {
  const { cin, telefono, email } = struttura;
  const place = formatAddress(struttura);
  const known: [string | null, IconName, string, isElsewhere?: boolean][] = [
    [phoneLink(telefono), 'phone', `${t.chiamaIl} ${telefono}`],
    [whatsappLink(telefono), 'whatsapp-logo', t.whatsapp, true],
    [emailLink(email), 'envelope-simple', t.eMail],
    [mapAddress(struttura), 'map-trifold', t.apriLaMappa, true],
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
