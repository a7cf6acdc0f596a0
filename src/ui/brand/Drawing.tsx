/**
 * A drawing of the brand: its file and the visible part. Each drawing has a separate module in `drawings/`, so that a page loads
 * only those that it uses.
 */
export type DrawingSource = { href: string; viewBox: string };

/** A decorative drawing from a cached file, rendered by `<use>`. Its colours follow the theme through `--h-*`. */
export function Drawing({ of: { href, viewBox }, className }: { of: DrawingSource; className?: string }) {
  return (
    <svg className={className} viewBox={viewBox} aria-hidden="true" focusable="false">
      <use href={href} />
    </svg>
  );
}
