import { Link } from 'react-router';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { prepareMap } from './late-map.ts';
import * as messages from '../../messages/visitor.ts';

type MapSwitchProps = { isMap: boolean; href: string; query: string };

export function MapSwitch({ isMap, href, query }: MapSwitchProps) {
  const prepare = () => (isMap ? undefined : prepareMap(query));
  return (
    <Link className="pill search-view" to={href} preventScrollReset replace onPointerEnter={prepare} onFocus={prepare}>
      <Icon name={isMap ? 'list' : 'map-trifold'} />
      {isMap ? messages.listTab : messages.mapTab}
    </Link>
  );
}
