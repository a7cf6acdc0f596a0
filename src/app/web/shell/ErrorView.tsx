import { Link, useLocation } from 'react-router';
import { Icon } from '../../../ui/Icon.tsx';
import * as t from './messages.it.ts';

/** The page of a failure on our side: what happened in one sentence, and the way to try again. */
export function ErrorView({ detail }: { detail: string }) {
  const { pathname, search } = useLocation();
  return (
    <div className="wrap section">
      <title>{t.erroreOspitalia}</title>
      <h1>{t.qualcosaNonHaFunzionato}</h1>
      <p className="note err-n mt-6" role="alert">
        <Icon name="warning-circle" />
        {detail}
      </p>
      <div className="row-f mt-6">
        <Link className="btn" to={`${pathname}${search}`} reloadDocument>
          <Icon name="arrows-clockwise" />
          {t.riprova}
        </Link>
        <Link className="btn alt" to="/">
          {t.tornaAllaPaginaIniziale}
        </Link>
      </div>
    </div>
  );
}
