import type { ReactNode } from 'react';
import { Breadcrumb } from './Breadcrumb.tsx';

type AreaHeadProps = {
  title: string;
  above?: { to: string; label: string };
  below?: ReactNode;
  children?: ReactNode;
};

export function AreaHead({ title, above, below, children }: AreaHeadProps) {
  return (
    <header className="area-head">
      <div>
        <Breadcrumb above={above} />
        <h1>{title}</h1>
        {below}
      </div>
      {children}
    </header>
  );
}
