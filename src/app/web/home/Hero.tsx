import { Drawing } from '../../../ui/brand/Drawing.tsx';
import { facade } from '../../../ui/drawings/facade.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import type { CalendarDate } from '../../../kernel/dates/calendar-date.ts';
import { HeroSearch } from '../../../search/web/HeroSearch.tsx';
import * as messages from '../../messages/visitor.ts';

export function Hero({ today }: { today: CalendarDate }) {
  return (
    <section className="home-hero" aria-labelledby="benvenuto">
      <div className="corn" aria-hidden="true" />
      <div className="street" aria-hidden="true" />
      <div className="wrap in">
        <div className="tx">
          <h1 id="benvenuto">{messages.heroTitle}</h1>
          <div className="low">
            <p className="lead">{messages.heroIntroduction}</p>
            <HeroSearch today={today} />
            <ul className="home-trust">
              <li>
                <Icon name="identification-card" />
                {messages.heroCinClaim}
              </li>
              <li>
                <Icon name="shield-check" />
                {messages.heroBadgeClaim}
              </li>
              <li>
                <Icon name="phone" />
                {messages.heroContactClaim}
              </li>
            </ul>
          </div>
        </div>
        <div className="art">
          <Drawing of={facade} />
        </div>
      </div>
    </section>
  );
}
