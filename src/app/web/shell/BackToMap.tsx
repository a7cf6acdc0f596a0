import { Icon } from '../../../ui/Icon.tsx';
import { SectionLink } from './SectionLink.tsx';
import * as messages from '../../messages/visitor.ts';

export function BackToMap() {
  return (
    <SectionLink section="regioni" className="btn alt">
      <Icon name="map-trifold" />
      {messages.backToMapLink}
    </SectionLink>
  );
}
