import { emailLink, phoneLink, whatsappLink } from '../../../../strutture/rules/contact-links.ts';
import { formatAddress } from '../../../../strutture/rules/format-address.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import type { GuestBooking } from '../../../booking-contract.ts';
import { stayFilePath } from '../../../rules/guest-booking-path.ts';
import * as t from './messages.it.ts';

/** Of a confirmed booking: where the house is, who opens the door, and the stay for the guest's own calendar. */
export function HowToArrive({ booking: { codice, struttura } }: { booking: GuestBooking }) {
  const { cin, telefono, email } = struttura;
  const place = formatAddress(struttura);
  const tel = phoneLink(telefono);
  const whatsapp = whatsappLink(telefono);
  const mailto = emailLink(email);
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
        {tel && (
          <a className="btn alt sm" href={tel}>
            <Icon name="phone" />
            {t.chiamaIl} {telefono}
          </a>
        )}
        {whatsapp && (
          <a className="btn alt sm" href={whatsapp} target="_blank" rel="noreferrer">
            <Icon name="whatsapp-logo" />
            {t.whatsapp}
          </a>
        )}
        {mailto && (
          <a className="btn alt sm" href={mailto}>
            <Icon name="envelope-simple" />
            {t.eMail}
          </a>
        )}
        <a
          className="btn alt sm"
          href={`https://www.openstreetmap.org/search?${new URLSearchParams({ query: place })}`}
          target="_blank"
          rel="noreferrer"
        >
          <Icon name="map-trifold" />
          {t.apriLaMappa}
        </a>
        <a className="btn alt sm" href={stayFilePath(codice)} download>
          <Icon name="calendar-plus" />
          {t.aggiungiAlCalendario}
        </a>
      </div>
    </section>
  );
}
