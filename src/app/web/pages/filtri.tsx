import { paths } from '../../../kernel/pages/paths.ts';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import '../../../search/web/search.css';
import { NO_FILTERS } from '../../../search/rules/search-criteria.ts';
import { writeCriteria } from '../../../search/rules/write-criteria.ts';
import { writeZone } from '../../../search/rules/zone.ts';
import { FiltersForm } from '../../../search/web/FiltersForm.tsx';
import { pageContext } from '../context.ts';
import { hrefOf, listBase } from '../results/href-of.ts';
import { viewedBase } from '../results/map-of.ts';
import { readResultsAddress } from '../results/read-results-address.ts';
import * as searchMessages from '../../../search/messages/visitor.ts';
import * as messages from '../../messages/visitor.ts';

export function loader({ request, context }: LoaderFunctionArgs) {
  const { today, cachePublicly } = context.get(pageContext);
  const { chosen, dove, zone, isMap } = readResultsAddress(request, today);
  cachePublicly({ tags: [] });
  const place = dove === '' ? paths.cerca : listBase(dove);
  const base = viewedBase(zone ? `${paths.cerca}?${writeZone(zone)}` : place, isMap);
  const [action = '', around] = base.split('?');
  const kept = { ...Object.fromEntries(new URLSearchParams(around)), ...writeCriteria({ ...chosen, ...NO_FILTERS }) };
  return {
    chosen,
    action,
    kept,
    back: hrefOf(base, chosen),
    clearHref: hrefOf(base, { ...chosen, ...NO_FILTERS }),
  };
}

export function meta() {
  return [{ title: messages.filtersPageTitle }, { name: 'robots', content: 'noindex' }];
}

export default function FiltriPage() {
  const { chosen, action, kept, back, clearHref } = useLoaderData<typeof loader>();
  return (
    <div className="wrap page">
      <h1>{searchMessages.filtersTitle}</h1>
      <form className="mt-6" action={action}>
        {Object.entries(kept).map(([name, value]) => (
          <input key={name} type="hidden" {...{ name, value }} />
        ))}
        <FiltersForm chosen={chosen} />
        <div className="row-f mt-6">
          <button type="submit" className="btn">
            {searchMessages.showHomesButton}
          </button>
          <Link className="btn alt" to={clearHref}>
            {searchMessages.clearAllButton}
          </Link>
          <Link className="btn quiet" to={back}>
            {messages.backToResultsLink}
          </Link>
        </div>
      </form>
    </div>
  );
}
