import type { ComponentProps } from 'react';
import { useHydrated } from './use-hydrated.ts';

/** A button that needs scripts. It is disabled until hydration without looking disabled. */
export function HydratedButton(props: Omit<ComponentProps<'button'>, 'disabled' | 'type'>) {
  return <button {...props} type="button" disabled={!useHydrated()} />;
}
