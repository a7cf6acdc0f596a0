export type DrawingSource = { href: string; viewBox: string };

export function Drawing({ of: { href, viewBox }, className }: { of: DrawingSource; className?: string }) {
  return (
    <svg className={className} viewBox={viewBox} aria-hidden="true" focusable="false">
      <use href={href} />
    </svg>
  );
}
