import type { ReactNode } from 'react';
import { Icon } from '../../ui/icons/Icon.tsx';
import type { IconName } from '../../ui/icons/icon-name.ts';

type NoteProps = { tone: 'info' | 'warn' | 'err-n'; icon: IconName; children: ReactNode };

export function Note({ tone, icon, children }: NoteProps) {
  return (
    <p className={`note ${tone}`}>
      <Icon name={icon} />
      {children}
    </p>
  );
}
