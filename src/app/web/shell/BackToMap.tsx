import { Icon } from '../../../ui/Icon.tsx';
import { SectionLink } from './SectionLink.tsx';

/** The way from a chosen place back to the regions. */
export function BackToMap() {
  return (
    <SectionLink section="regioni" className="btn alt">
      <Icon name="map-trifold" />
      Torna alla mappa
    </SectionLink>
  );
}
