import { paths } from '../../../kernel/paths.ts';
import { Link } from 'react-router';
import { StrutturaTiles, type TileStruttura } from '../../../strutture/web/visitor/StrutturaTile.tsx';
import * as messages from '../../messages/visitor.ts';

/** Homes to look at before anything is asked for, by the order that nobody can buy. */
export function OpenToday({ strutture }: { strutture: readonly TileStruttura[] }) {
  if (strutture.length === 0) return null;
  return (
    <section className="section home-open" aria-labelledby="aperte">
      <div className="wrap">
        <div className="home-hd">
          <div>
            <h2 id="aperte">{messages.todaysHomesTitle}</h2>
            <p>
              {messages.todaysHomesHint} <Link to={paths.comeOrdiniamo}>{messages.howWeRankHomesLink}</Link>
            </p>
          </div>
          <Link className="btn alt" to={paths.cerca}>
            {messages.allHomesLink}
          </Link>
        </div>
        <StrutturaTiles strutture={strutture} />
      </div>
    </section>
  );
}
