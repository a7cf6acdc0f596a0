import { Icon } from '../../../ui/Icon.tsx';
import { SectionLink } from './SectionLink.tsx';
import * as t from './messages.it.ts';

export function BackToMap() {
  return (
    <SectionLink section="regioni" className="btn alt">
      <Icon name="map-trifold" />
      {t.tornaAllaMappa}
    </SectionLink>
  );
}
