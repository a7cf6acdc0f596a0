import type { IconName } from '../../../ui/icons/icon-name.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';

export type Fact = { icon: IconName; text: string; isLong?: boolean };

export function Facts({ facts, big = false }: { facts: readonly Fact[]; big?: boolean }) {
  return (
    <ul className={big ? 'facts grandi' : 'facts'}>
      {facts.map(({ icon, text, isLong }) => (
        <li key={icon} className={isLong ? 'lungo' : undefined}>
          {big ? <Icon name={icon} size={24} /> : <Icon name={icon} />}
          {text}
        </li>
      ))}
    </ul>
  );
}
