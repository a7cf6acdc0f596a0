import { classNames } from '../../../ui/class-names.ts';
import type { EditorIconName } from './editor-icon-name.ts';
import spriteUrl from './editor-icons.svg?url';

export function EditorIcon({ name, size }: { name: EditorIconName; size?: 16 | 24 }) {
  return (
    <svg className={classNames('i', size !== undefined && `i-${size}`)} aria-hidden="true">
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  );
}
