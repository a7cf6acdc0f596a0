import { BindingText } from '../shell/BindingText.tsx';
import { OwnersLink } from '../../../ui/OwnersLink.tsx';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { formatDay, parseCalendarDate } from '../../../kernel/calendar-date.ts';
import { paths } from '../../../kernel/paths.ts';
import { PRIVACY_VERSION } from '../../../strutture/rules/privacy-version.ts';
import { pageContext } from '../context.ts';
import { writeHead } from '../../../seo/web/page-meta.ts';
import { Ticks } from '../shell/Ticks.tsx';
import * as t from './privacy-messages.it.ts';

export function loader({ context }: LoaderFunctionArgs) {
  const { publicUrl, analytics, translatedBy, cachePublicly } = context.get(pageContext);
  cachePublicly({ tags: [] });
  const head = writeHead({
    title: t.privacy,
    description: t.qualiDatiTieneOspitaliaQuando,
    path: paths.privacy,
    publicUrl,
  });
  return { isMeasured: analytics !== null, translatedBy, head };
}

export { readHead as meta } from '../read-head.ts';

export default function PrivacyPage() {
  const { isMeasured, translatedBy } = useLoaderData<typeof loader>();
  const day = parseCalendarDate(PRIVACY_VERSION);
  return (
    <div className="wrap page">
      <h1>{t.privacy}</h1>
      <p className="lead">{t.chiGuardaLeCase}</p>
      <BindingText />
      <p className="muted mt-4">
        {t.versione} <time dateTime={PRIVACY_VERSION}>{day ? formatDay(day) : PRIVACY_VERSION}</time>
      </p>

      <h2>{t.diChiSonoLeDecisioni}</h2>
      <p>{t.ilTitolareDelTrattamento}</p>

      <h2>{t.cheCosaTeniamo}</h2>
      <ul className="sources">
        {t.conservati.map(({ what, why, howLong }) => (
          <li key={what}>
            <h3 className="h4">{what}</h3>
            <p>{why}</p>
            <p className="muted">{t.perQuanto(howLong)}</p>
          </li>
        ))}
      </ul>
      <p className="mt-6">{t.iDatiDelModuloLi}</p>

      <h2>{t.chiAltroLiVede}</h2>
      <p>
        {t.quelloCheEPubblicato} {translatedBy !== null && t.leDescrizioniLeTraduce(translatedBy)}
      </p>
      <p className="mt-4">
        {t.caratteriMappeEFotoArrivano}{' '}
        {isMeasured ? (
          <>
            {t.leVisiteLeContiamoSolo} <Link to={paths.cookie}>{t.cookie}</Link>
            {t.doveCambiIdeaQuandoVuoi}
          </>
        ) : (
          t.nonCiSonoStatistiche
        )}{' '}
        {t.seTocchiUnTelefonoWhatsapp}
      </p>

      <h2>{t.cheCosaRestaNelTuo}</h2>
      <p>
        {t.laSceltaTraGiorno}
        {isMeasured ? t.avvisoCheVediLaPrima : t.percioNonCeUnAvviso} {t.elencoIntero}{' '}
        <Link to={paths.cookie}>{t.cookie}</Link>.
      </p>

      <h2>{t.cheCosaPuoiFare}</h2>
      <Ticks points={t.diritti} />
      <p className="mt-4">
        <Link to={paths.iMieiDati}>{t.iTuoiDati}</Link> ·{' '}
        <OwnersLink page="proprietario">{t.vaiAllaTuaArea}</OwnersLink> ·{' '}
        <a href="https://www.garanteprivacy.it/">{t.garantePrivacy}</a>
      </p>
    </div>
  );
}
