import { Icon } from '../../../ui/Icon.tsx';
import type { LatLon } from '../../rules/lat-lon.ts';
import type { Precisione } from '../../rules/map-circle.ts';
import { streetAddress } from '../../rules/street-address.ts';
import * as messages from '../../messages/visitor.ts';

/** Where the portal has no streets of its own, the way to somebody's who has. Only who presses it goes there. */
export function StreetsLink({ place, precisione }: { place: LatLon; precisione: Precisione }) {
  return (
    <a
      className="locations-map-streets"
      href={streetAddress(place, precisione)}
      target="_blank"
      rel="noopener noreferrer"
    >
      {messages.viewStreetsLink}
      <Icon name="arrow-square-out" />
      <span className="sr">{messages.opensOtherSiteNote}</span>
    </a>
  );
}
