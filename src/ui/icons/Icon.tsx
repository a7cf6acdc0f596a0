import { classNames } from '../class-names.ts';
import type { IconName } from './icon-name.ts';
import spriteUrl from './icons.svg?url';

type IconProps = {
  name: IconName;
  size?: 16 | 24 | 32;
  className?: string;
};

export function Icon({ name, size, className }: IconProps) {
  return (
    <svg className={classNames('i', size !== undefined && `i-${size}`, className)} aria-hidden="true">
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  );
}
