import facadeUrl from './art/facade.svg?url';
import ownerWindowUrl from './art/owner-window.svg?url';
import windowUrl from './art/window.svg?url';

/** The house of the brand and its parts, each with the part of its file that is to be seen. */
const drawings = {
  facade: { href: `${facadeUrl}#facade`, viewBox: '0 0 720 740' },
  /** A window with the cat on its sill, for places where nothing is yet. */
  window: { href: `${windowUrl}#window`, viewBox: '160 72 236 212' },
  /** A wall that keeps a dashed window free for a new owner. */
  'owner-window': { href: `${ownerWindowUrl}#owner-window`, viewBox: '0 0 620 420' },
} as const;

/** A decorative drawing in a cached file of its own, drawn by `<use>`: its colours follow the theme through `--h-*`. */
export function Drawing({ name, className }: { name: keyof typeof drawings; className?: string }) {
  const { href, viewBox } = drawings[name];
  return (
    <svg className={className} viewBox={viewBox} aria-hidden="true" focusable="false">
      <use href={href} />
    </svg>
  );
}
