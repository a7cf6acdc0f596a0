import type { ComponentProps } from 'react';
import { useHydrated } from './use-hydrated.ts';

export function HydratedButton(props: Omit<ComponentProps<'button'>, 'disabled' | 'type'>) {
  return <button {...props} type="button" disabled={!useHydrated()} />;
}
