import { emailLink, phoneLink, whatsappLink } from '../../../../kernel/people/contact-links.ts';
import { langOf } from '../../../../kernel/languages/lang-of.ts';
import { formatClock } from '../../../../kernel/dates/format-clock.ts';
import { formatAddress } from '../../../../strutture/rules/format-address.ts';
import { Icon } from '../../../../ui/icons/Icon.tsx';
import type { IconName } from '../../../../ui/icons/icon-name.ts';
import type { GuestBooking } from '../../../booking-contract.ts';
import { mapLink } from '../../../rules/map-link.ts';
import * as messages from '../../../messages/visitor.ts';
import * as struttureMessages from '../../../../strutture/messages/visitor.ts';

type Home = GuestBooking['struttura'];

function arrivalFacts(home: Home): [IconName, string][] {
  const { arrivo_dalle, arrivo_entro, partenza_entro, gradini: steps, accoglie_nome } = home;
  const formatOptional = (clock: string | null) => clock && formatClock(clock);
  const arrival = messages.arrivalHours(formatOptional(arrivo_dalle), formatOptional(arrivo_entro));
  const door =
    accoglie_nome === null ? arrival && messages.arrivalAt(arrival) : messages.hostOpensDoor(accoglie_nome, arrival);
  const all: [IconName, string | null][] = [
    ['door', door],
    ['sign-out', partenza_entro && struttureMessages.houseRulePhrases.departureBy(formatClock(partenza_entro))],
    ['stairs', steps === null ? null : struttureMessages.houseRulePhrases.steps(steps)],
  ];
  return all.flatMap(([icon, text]): [IconName, string][] => (text ? [[icon, text]] : []));
}

export function HowToArrive({ booking: { struttura } }: { booking: GuestBooking }) {
  const { cin, telefono, email, gradini_nota, lingua_nota } = struttura;
  const place = formatAddress(struttura);
  const facts = arrivalFacts(struttura);
  const known: [string | null, IconName, string, isElsewhere?: boolean][] = [
    [phoneLink(telefono), 'phone', `${messages.callNumberPrefix} ${telefono}`],
    [whatsappLink(telefono), 'whatsapp-logo', messages.whatsappLabel, true],
    [emailLink(email), 'envelope-simple', messages.emailLabel],
    [mapLink(struttura), 'map-trifold', messages.openMapLink, true],
  ];
  const ways = known.flatMap(([href, ...way]) => (href === null ? [] : [[href, ...way] as const]));
  return (
    <section aria-labelledby="arrivare">
      <h2 id="arrivare" className="h3">
        {messages.directionsTitle}
      </h2>
      <p className="dove-sta">
        <Icon name="map-pin" />
        <span>
          {place}
          <span className="cin">
            {messages.cinLabel} <b>{cin}</b>
          </span>
        </span>
      </p>
      {facts.length > 0 && (
        <ul className="fatti">
          {facts.map(([icon, text]) => (
            <li key={icon}>
              <Icon name={icon} />
              {icon === 'stairs' && gradini_nota ? (
                <span>
                  {`${text}. `}
                  <span lang={langOf(lingua_nota)}>{gradini_nota}</span>
                </span>
              ) : (
                text
              )}
            </li>
          ))}
        </ul>
      )}
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
      </div>
    </section>
  );
}
