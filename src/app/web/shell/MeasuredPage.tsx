import { paths } from '../../../kernel/pages/paths.ts';
import { useLocation, useRouteLoaderData } from 'react-router';
import type { Place } from '../../../locations/contract.ts';
import type { AnalyticsSetup } from '../../../analytics/rules/analytics-setup.ts';
import { VisitTracker } from '../../../analytics/web/VisitTracker.tsx';
import { COUNTED_ADDRESS } from '../counted-address.ts';

const counted = new RegExp(COUNTED_ADDRESS);

export function MeasuredPage({ setup }: { setup: AnalyticsSetup }) {
  const { pathname } = useLocation();
  const pages = [
    useRouteLoaderData<{ place: Place }>('pages/regione'),
    useRouteLoaderData<{ place: Place }>('pages/provincia'),
    useRouteLoaderData<{ place: Place }>('pages/citta'),
  ];
  const place = pages.find((page) => page !== undefined)?.place;
  const names = [place?.regione, place?.provincia, place?.citta].flatMap((each) => (each ? [each.nome] : []));
  return (
    <VisitTracker
      setup={setup}
      path={pathname}
      names={names}
      isCounted={counted.test(pathname)}
      isChosenHere={pathname === paths.cookie}
    />
  );
}
