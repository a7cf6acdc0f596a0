import type { ComponentProps } from 'react';
import { useHydrated } from '../../../ui/loading/use-hydrated.ts';
import { acceptedTypes } from '../../rules/choose-files.ts';

type PhotoInputProps = Omit<ComponentProps<'input'>, 'type' | 'accept' | 'onChange'> & {
  onFiles: (files: File[]) => void;
};

export function PhotoInput({ onFiles, ...rest }: PhotoInputProps) {
  // Detects Safari, the only browser with gesture events.
  const convertsHeic = !useHydrated() || 'GestureEvent' in window;
  return (
    <input
      {...rest}
      type="file"
      accept={acceptedTypes(convertsHeic)}
      onChange={({ currentTarget }) => {
        onFiles([...(currentTarget.files ?? [])]);
        currentTarget.value = '';
      }}
    />
  );
}
