import { paths } from '../../../kernel/paths.ts';
import { Link } from 'react-router';
import { StrutturaTiles, type TileStruttura } from '../../../strutture/web/visitor/StrutturaTile.tsx';
import * as t from './messages.it.ts';

/** Homes to look at before anything is asked for, by the order that nobody can buy. */
export function OpenToday({ strutture }: { strutture: readonly TileStruttura[] }) {
  if (strutture.length === 0) return null;
  return (
    <section className="section home-open" aria-labelledby="aperte">
      <div className="wrap">
        <div className="home-hd">
          <div>
            <h2 id="aperte">{t.aperteOggi}</h2>
            <p>
              {t.ogniGiornoAltre} <Link to={paths.comeOrdiniamo}>{t.comeOrdiniamo}</Link>
            </p>
          </div>
          <Link className="btn alt" to={paths.cerca}>
            {t.tutteLeCase}
          </Link>
        </div>
        <StrutturaTiles strutture={strutture} />
      </div>
    </section>
  );
}
