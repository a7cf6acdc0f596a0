import { type ComponentType, useState } from 'react';
import { useWhenIdle } from '../../../ui/use-when-idle.ts';
import type { OtherHomesProps } from './OtherHomes.tsx';

/** Homes to go on with where a page failed. No page loads their file before, and nothing is said if it does not come: the links stand. */
export function LateOtherHomes({ pathname }: OtherHomesProps) {
  const [Part, setPart] = useState<ComponentType<OtherHomesProps> | null>(null);
  useWhenIdle(() => {
    import('./OtherHomes.tsx').then(
      ({ OtherHomes }) => setPart(() => OtherHomes),
      () => undefined,
    );
  });
  return Part && <Part pathname={pathname} />;
}
