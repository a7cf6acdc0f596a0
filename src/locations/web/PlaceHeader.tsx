import { paths } from '../../kernel/pages/paths.ts';
import { Link } from 'react-router';
import { classNames } from '../../ui/class-names.ts';
import type { Place } from '../contract.ts';
import { bandOf } from '../rules/band-of.ts';
import { placePath } from '../rules/place-path.ts';
import { provinciaLabel } from '../rules/place-label.ts';
import { PlaceBand } from './PlaceBand.tsx';
import { PlaceTitle } from './PlaceTitle.tsx';
import * as messages from '../messages/visitor.ts';

type Step = { label: string; to: string };

function trail({ regione, provincia, citta }: Place, query: string): Step[] {
  const slugs = { regione: regione.slug, provincia: provincia?.slug };
  return [
    { label: messages.italyLabel, to: `${paths.home}#regioni` },
    { label: regione.nome, to: placePath({ regione: regione.slug }) + query },
    ...(provincia ? [{ label: provinciaLabel(provincia), to: placePath(slugs) + query }] : []),
    ...(citta ? [{ label: citta.nome, to: placePath({ ...slugs, citta: citta.slug }) + query }] : []),
  ];
}

type PlaceHeaderProps = {
  place: Place;
  title: string;
  query?: string;
  below?: string | undefined;
};

export function PlaceHeader({ place, title, query = '', below }: PlaceHeaderProps) {
  const steps = trail(place, query);
  if (below !== undefined) steps.push({ label: below, to: below });
  return (
    <div className={classNames('locations-place-header', below !== undefined && 'over-list')}>
      <PlaceBand name={bandOf(place)} />
      <div className="wrap">
        <div className="tag">
          <nav aria-label={messages.breadcrumbLabel}>
            <ol className="crumb">
              {steps.map(({ label, to }, index) =>
                index === steps.length - 1 ? (
                  <li key={to} aria-current="page">
                    {label}
                  </li>
                ) : (
                  <li key={to}>
                    <Link to={to}>{label}</Link>
                  </li>
                ),
              )}
            </ol>
          </nav>
          <PlaceTitle {...{ title }} />
        </div>
      </div>
    </div>
  );
}
