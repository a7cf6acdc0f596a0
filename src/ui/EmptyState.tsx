import type { ReactNode } from 'react';
import { Drawing } from './brand/Drawing.tsx';
import { catWindow } from './drawings/window.ts';

type EmptyStateProps = {
  title: string;
  level?: 'h1' | 'h2' | 'h3';
  children: ReactNode;
};

export function EmptyState({ title, level: Title = 'h2', children }: EmptyStateProps) {
  return (
    <div className="card empty">
      <Drawing of={catWindow} />
      <Title className="h3">{title}</Title>
      {children}
    </div>
  );
}
