import { Link } from 'react-router';
import { Icon } from '../../../ui/Icon.tsx';
import { mapPageMessages } from '../../map-page-messages.it.ts';

export function MapSwitch({ isMap, href }: { isMap: boolean; href: string }) {
  return (
    <Link className="pill search-view" to={href} preventScrollReset replace>
      <Icon name={isMap ? 'list' : 'map-trifold'} />
      {isMap ? mapPageMessages.lista : mapPageMessages.mappa}
    </Link>
  );
}
