import { BindingText } from '../shell/BindingText.tsx';
import { formatDay, parseCalendarDate } from '../../../kernel/calendar-date.ts';
import { paths } from '../../../kernel/paths.ts';
import { textPageLoader } from '../text-page.ts';
import { Ticks } from '../shell/Ticks.tsx';
import * as t from './accessibilita-messages.it.ts';

const STATED = '2026-11-29';

export const loader = textPageLoader({
  title: t.accessibilita,
  description: t.aCheCosaPuntiamoCheCosa,
  path: paths.accessibilita,
});

export { readHead as meta } from '../read-head.ts';

export default function AccessibilitaPage() {
  const day = parseCalendarDate(STATED);
  return (
    <div className="wrap page">
      <h1>{t.accessibilita}</h1>
      <p className="lead">{t.ospitaliaDevePotersiUsare}</p>
      <BindingText />
      <p className="muted mt-4">
        {t.aggiornata} <time dateTime={STATED}>{day ? formatDay(day) : STATED}</time>
      </p>

      <h2>{t.aCheCosaPuntiamo}</h2>
      <p>{t.ilRiferimentoSonoLeWcag}</p>

      <h2>{t.cheCosaAbbiamoProvato}</h2>
      <Ticks points={t.provate} />
      <p className="mt-4">{t.leProveAutomaticheSiRipetono}</p>

      <h2>{t.cheCosaNonAbbiamoProvato}</h2>
      <Ticks points={t.nonProvate} icon="x" />

      <h2>{t.iLimitiCheConosciamo}</h2>
      <ul className="sources">
        {t.limiti.map(({ what, how }) => (
          <li key={what}>
            <h3 className="h4">{what}</h3>
            <p>{how}</p>
          </li>
        ))}
      </ul>

      <h2>{t.seTroviUnOstacolo}</h2>
      <p>{t.scriviciLaPaginaCheCosa}</p>
      <p className="mt-4">
        {t.seLaRispostaNonArriva}
        <a href="https://www.agid.gov.it/">{t.agid}</a>
        {t.cheInItaliaVigilaAccessibilita}
      </p>
    </div>
  );
}
