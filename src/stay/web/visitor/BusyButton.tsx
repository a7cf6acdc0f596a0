import type { ReactNode } from 'react';
import { useHydrated } from '../../../ui/loading/use-hydrated.ts';

type BusyButtonProps = {
  isBusy: boolean;
  className?: string;
  form?: string;
  children: ReactNode;
};

export function BusyButton({ isBusy, className = 'btn', form, children }: BusyButtonProps) {
  const isHydrated = useHydrated();
  return (
    <button
      type="submit"
      disabled={!isHydrated}
      form={form}
      className={isBusy ? `${className} stay-busy` : className}
      aria-disabled={isBusy || undefined}
    >
      <span className="stay-says">{children}</span>
      {isBusy && <span className="stay-spinner" aria-hidden="true" />}
    </button>
  );
}
