import type { OwnStruttura } from '../../strutture/owner-contract.ts';
import { Icon } from '../../ui/Icon.tsx';
import { timelineOf } from './timeline.ts';

/** Where a struttura stands, from its request to its guests. */
export function Timeline({ struttura }: { struttura: OwnStruttura }) {
  return (
    <section className="card cammino" aria-labelledby="cammino">
      <h2 id="cammino" className="h3">
        A che punto è
      </h2>
      <ol>
        {timelineOf(struttura).map(({ state, icon, title, text }) => (
          <li key={title} className={state} aria-current={state === 'now' ? 'step' : undefined}>
            <span className="tondo">
              <Icon name={icon} />
            </span>
            <div>
              <b>{title}</b>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
