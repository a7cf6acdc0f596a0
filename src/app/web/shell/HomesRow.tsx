import { StrutturaTiles, type TileStruttura } from '../../../strutture/web/visitor/StrutturaTile.tsx';

export type HomesRowProps = { title: string; tiles: readonly TileStruttura[] };

/** Homes below a page that is not what was asked for. */
export function HomesRow({ title, tiles }: HomesRowProps) {
  if (tiles.length === 0) return null;
  return (
    <section className="wrap strutture-row" aria-labelledby="altre-case">
      <h2 id="altre-case">{title}</h2>
      <StrutturaTiles strutture={tiles} />
    </section>
  );
}
