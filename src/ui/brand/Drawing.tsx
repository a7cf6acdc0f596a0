/** A drawing of the brand: where its file is, and the part of it that is to be seen. Each has a module of its own in `drawings/`, so that a page loads the addresses of its own alone. */
export type DrawingSource = { href: string; viewBox: string };

/** A decorative drawing in a cached file of its own, drawn by `<use>`: its colours follow the theme through `--h-*`. */
export function Drawing({ of: { href, viewBox }, className }: { of: DrawingSource; className?: string }) {
  return (
    <svg className={className} viewBox={viewBox} aria-hidden="true" focusable="false">
      <use href={href} />
    </svg>
  );
}
