import type { ReactNode } from 'react';
import { Drawing } from './Drawing.tsx';

type EmptyStateProps = {
  title: string;
  /** The title's level in the page's outline. */
  level?: 'h1' | 'h2' | 'h3';
  /** One sentence and one way on. */
  children: ReactNode;
};

/** A place where nothing is yet: the window with the cat, one sentence, one button. */
export function EmptyState({ title, level: Title = 'h2', children }: EmptyStateProps) {
  return (
    <div className="card empty">
      <Drawing name="window" />
      <Title className="h3">{title}</Title>
      {children}
    </div>
  );
}
