import { Link } from 'react-router';
import { StrutturaTiles, type TileStruttura } from '../../../strutture/web/visitor/StrutturaTile.tsx';

export type HomesRowProps = {
  title: string;
  tiles: readonly TileStruttura[];
  more?: { path: string; text: string };
};

export function HomesRow({ title, tiles, more }: HomesRowProps) {
  if (tiles.length === 0) return null;
  return (
    <section className="wrap strutture-row" aria-labelledby="altre-case">
      <h2 id="altre-case">{title}</h2>
      <StrutturaTiles strutture={tiles} />
      {more && (
        <p>
          <Link to={more.path}>{more.text}</Link>
        </p>
      )}
    </section>
  );
}
