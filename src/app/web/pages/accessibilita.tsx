import type { LoaderFunctionArgs } from 'react-router';
import { formatLongDate, parseCalendarDate } from '../../../kernel/calendar-date.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { pageContext } from '../context.ts';
import { writeHead } from '../../../seo/web/page-meta.ts';
import * as t from './accessibilita-messages.it.ts';

/** The day of the last change of this text. */
const STATED = '2026-11-22';

export function loader({ context }: LoaderFunctionArgs) {
  const { publicUrl, cachePublicly } = context.get(pageContext);
  cachePublicly({ tags: [] });
  const head = writeHead({
    title: t.accessibilita,
    description: t.aCheCosaPuntiamoCheCosa,
    path: '/accessibilita',
    publicUrl,
  });
  return { head };
}

export { readHead as meta } from '../read-head.ts';

const tested = [t.lePagineELeFinestre, t.laTastieraDaSola, t.lePaginePubbliche, t.iContrastiTraTesto];

const untested = [t.iLettoriDiSchermo, t.safariEFirefox, t.ingrandimentoDelSoloTesto, t.ilSitoInsiemeAPersone];

type Limit = { what: string; how: string };

const limits: Limit[] = [
  {
    what: t.leFotoDelleCase,
    how: t.ilTestoAlternativoDice,
  },
  {
    what: t.leImmaginiDegliArticoli,
    how: t.chiScrivePuoDescriverle,
  },
  {
    what: t.iTestiDeiProprietari,
    how: t.descrizioniENoteArrivano,
  },
  {
    what: t.quantoEAccessibileUnaCasa,
    how: t.traIServiziCeAscensore,
  },
  {
    what: t.ilPagamento,
    how: t.quandoEVeroSiFa,
  },
  {
    what: t.senzaJavascript,
    how: t.caseArticoliETesti,
  },
];

export default function AccessibilitaPage() {
  const day = parseCalendarDate(STATED);
  return (
    <div className="wrap page">
      <h1>{t.accessibilita}</h1>
      <p className="lead">{t.ospitaliaDevePotersiUsare}</p>
      <p className="muted mt-4">
        {t.aggiornata} <time dateTime={STATED}>{day ? formatLongDate(day) : STATED}</time>
      </p>

      <h2>{t.aCheCosaPuntiamo}</h2>
      <p>{t.ilRiferimentoSonoLeWcag}</p>

      <h2>{t.cheCosaAbbiamoProvato}</h2>
      <ul className="ticks">
        {tested.map((line) => (
          <li key={line}>
            <Icon name="check" />
            {line}
          </li>
        ))}
      </ul>
      <p className="mt-4">{t.leProveAutomaticheSiRipetono}</p>

      <h2>{t.cheCosaNonAbbiamoProvato}</h2>
      <ul className="ticks">
        {untested.map((line) => (
          <li key={line}>
            <Icon name="x" />
            {line}
          </li>
        ))}
      </ul>

      <h2>{t.iLimitiCheConosciamo}</h2>
      <ul className="sources">
        {limits.map(({ what, how }) => (
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
