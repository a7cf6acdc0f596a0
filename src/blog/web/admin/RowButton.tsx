import type { ComponentProps } from 'react';
import type { IconName } from '../../../ui/icons/icon-name.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';

type RowButtonProps = Omit<ComponentProps<'button'>, 'type'> & { icon: IconName; label: string };

export function RowButton({ icon, label, className = 'btn quiet sm', ...rest }: RowButtonProps) {
  return (
    <button type="button" className={className} {...rest}>
      <Icon name={icon} />
      {label}
    </button>
  );
}
