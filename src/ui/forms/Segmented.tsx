import type { IconName } from '../icons/icon-name.ts';
import { HydratedButton } from '../loading/HydratedButton.tsx';
import { Icon } from '../icons/Icon.tsx';

type SegmentedProps<Value extends string> = {
  label: string;
  options: readonly { value: Value; label: string; icon?: IconName }[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string;
};

export function Segmented<Value extends string>({
  label,
  options,
  value,
  onChange,
  className = '',
}: SegmentedProps<Value>) {
  return (
    <div className={`seg ${className}`} role="group" aria-label={label}>
      {options.map((option) => (
        <HydratedButton key={option.value} aria-pressed={option.value === value} onClick={() => onChange(option.value)}>
          {option.icon && <Icon name={option.icon} />}
          {option.label}
        </HydratedButton>
      ))}
    </div>
  );
}
