import { paths } from '../../../kernel/paths.ts';
import { Link } from 'react-router';
import { Ticks } from '../shell/Ticks.tsx';
import { textPageLoader } from '../text-page.ts';
import * as t from './badge-sicura-messages.it.ts';

export const loader = textPageLoader({ title: t.ilBadgeSicura, description: t.cheCosaDice, path: paths.badgeSicura });

export { readHead as meta } from '../read-head.ts';

export default function BadgeSicuraPage() {
  return (
    <div className="wrap page">
      <h1>{t.ilBadgeSicura}</h1>
      <p className="lead">{t.pagamentiVerificati}</p>
      <h2>{t.cheCosaHaiInPiu}</h2>
      <Ticks points={t.inPiu} />
      <h2>{t.cheCosaNonDice}</h2>
      <Ticks points={t.nonDice} />
      <p className="mt-6 row-f">
        <Link to={paths.termini}>{t.condizioniDiPrenotazione}</Link>
        <Link to={paths.comeOrdiniamo}>{t.comeOrdiniamoLeCase}</Link>
      </p>
    </div>
  );
}
