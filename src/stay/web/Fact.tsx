import type { ReactNode } from 'react';

export function Fact({ name, className, children }: { name: ReactNode; className?: string; children: ReactNode }) {
  return (
    <div className={className}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
