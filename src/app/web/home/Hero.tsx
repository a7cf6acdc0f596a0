import { Drawing } from '../../../ui/Drawing.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import type { CalendarDate } from '../../../kernel/calendar-date.ts';
import { HeroSearch } from '../../../search/web/HeroSearch.tsx';

/** The first view of the home page: a house with its door open, and the way in. */
export function Hero({ today }: { today: CalendarDate }) {
  return (
    <section className="hero" aria-labelledby="benvenuto">
      <div className="corn" aria-hidden="true" />
      <div className="street" aria-hidden="true" />
      <div className="wrap in">
        <div className="tx">
          <h1 id="benvenuto">Le case d’Italia, aperte da chi le&nbsp;abita.</h1>
          <div className="low">
            <p className="lead">
              Ospitalia mette in contatto chi viaggia con chi apre la propria porta: case vacanza, B&amp;B,
              affittacamere e agriturismi gestiti da persone, non da portali e algoritmi.
            </p>
            <HeroSearch today={today} />
            <ul className="trust">
              <li>
                <Icon name="identification-card" />
                CIN in ogni annuncio
              </li>
              <li>
                <Icon name="shield-check" />
                Badge «Sicura»
              </li>
              <li>
                <Icon name="phone" />
                Parli con chi ospita
              </li>
            </ul>
          </div>
        </div>
        <div className="art">
          <Drawing name="facade" />
        </div>
      </div>
    </section>
  );
}
