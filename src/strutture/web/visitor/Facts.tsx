import type { IconName } from '../../../ui/icon-name.ts';
import { Icon } from '../../../ui/Icon.tsx';

export type Fact = { icon: IconName; text: string };

export function Facts({ facts, big = false }: { facts: readonly Fact[]; big?: boolean }) {
  return (
    <ul className={big ? 'facts grandi' : 'facts'}>
      {facts.map(({ icon, text }) => (
        <li key={icon}>
          {big ? <Icon name={icon} size={24} /> : <Icon name={icon} />}
          {text}
        </li>
      ))}
    </ul>
  );
}
