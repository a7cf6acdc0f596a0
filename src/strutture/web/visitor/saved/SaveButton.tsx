import { useSyncExternalStore } from 'react';
import { HydratedButton } from '../../../../ui/loading/HydratedButton.tsx';
import { Icon } from '../../../../ui/icons/Icon.tsx';
import { noHomes, savedHomes } from './device-homes-store.ts';
import * as messages from '../../../messages/visitor.ts';

type SaveButtonProps = { id: number; nome: string; className: string; hasText?: boolean };

export function SaveButton({ id, nome, className, hasText = false }: SaveButtonProps) {
  const isSaved = useSyncExternalStore(savedHomes.subscribe, savedHomes.read, noHomes).includes(id);
  return (
    <HydratedButton
      className={isSaved ? `${className} strutture-is-saved` : className}
      {...(!hasText && { 'aria-label': messages.saveHomeLabel(nome), 'aria-pressed': isSaved })}
      onClick={() => savedHomes.change(id)}
    >
      <Icon name={isSaved ? 'heart-fill' : 'heart'} />
      {hasText && <span>{isSaved ? messages.savedState : messages.saveButton}</span>}
    </HydratedButton>
  );
}
