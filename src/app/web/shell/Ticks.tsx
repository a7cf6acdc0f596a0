import { Icon } from '../../../ui/icons/Icon.tsx';

type TicksProps = { points: readonly string[]; icon?: 'check' | 'x'; className?: string };

export function Ticks({ points, icon = 'check', className = 'ticks' }: TicksProps) {
  return (
    <ul className={className}>
      {points.map((point) => (
        <li key={point}>
          <Icon name={icon} />
          {point}
        </li>
      ))}
    </ul>
  );
}
