export type ViewsChange =
  | { kind: 'none' }
  | { kind: 'first' }
  | { kind: 'same' }
  | { kind: 'more' | 'fewer'; percent: number };

/** Compares the views of two periods (PRODUCT.md § 2, "Blog modal"). @example compareViews(150, 100) // { kind: 'more', percent: 50 } */
export function compareViews(now: number, before: number): ViewsChange {
  if (before === 0) return { kind: now === 0 ? 'none' : 'first' };
  if (now === before) return { kind: 'same' };
  // The percentage is at least 1, because 0 would suggest that nothing has changed.
  const percent = Math.max(1, Math.round((Math.abs(now - before) / before) * 100));
  return { kind: now > before ? 'more' : 'fewer', percent };
}
