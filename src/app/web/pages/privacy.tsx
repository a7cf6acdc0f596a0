import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { formatLongDate, parseCalendarDate } from '../../../kernel/calendar-date.ts';
import { PRIVACY_VERSION } from '../../../strutture/rules/privacy-version.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { pageContext } from '../context.ts';
import { writeHead } from '../../../seo/web/page-meta.ts';
import * as t from './privacy-messages.it.ts';

export function loader({ context }: LoaderFunctionArgs) {
  const { publicUrl, analytics, cachePublicly } = context.get(pageContext);
  cachePublicly({ tags: [] });
  const head = writeHead({
    title: t.privacy,
    description: t.qualiDatiTieneOspitaliaQuando,
    path: '/privacy',
    publicUrl,
  });
  return { isMeasured: analytics !== null, head };
}

export { readHead as meta } from '../read-head.ts';

type RetainedRecord = { what: string; why: string; howLong: string };

/** The text that senders agree to: whoever changes it changes `PRIVACY_VERSION`, and the ADR says who has read it. */
const retained: RetainedRecord[] = [
  {
    what: t.iDatiDellaCasa,
    why: t.quelloCheScriviNelModulo,
    howLong: t.fincheNonEliminiLaCasa,
  },
  {
    what: t.telefonoEdEMail,
    why: t.ilTelefonoEEMail,
    howLong: t.fincheNonLiCambi,
  },
  {
    what: t.ilTuoIndirizzoEMail,
    why: t.conIlPrimoInvioDiventa,
    howLong: t.fincheHaiUnaCasa,
  },
  {
    what: t.leFoto,
    why: t.leRicodifichiamoAppenaArrivanoData,
    howLong: t.fincheLeUsaUnaCasa,
  },
  {
    what: t.sePrenoti,
    why: t.nomeEMailTelefonoNote,
    howLong: t.quelliDiUnPagamentoMai,
  },
  {
    what: t.seCommentiUnArticolo,
    why: t.nomeEMailETesto,
    howLong: t.fincheNonLiCancelliTu,
  },
  {
    what: t.seChiediLaNewsletter,
    why: t.ilTuoIndirizzoQuandoHai,
    howLong: t.fincheNonEsciSenzaConferma,
  },
  {
    what: t.leLettureDegliArticoli,
    why: t.contiamoQuanteVolteAlGiorno,
    howLong: t.fincheCeArticolo,
  },
  {
    what: t.seRiceviPagamenti,
    why: t.ilCodiceDelTuoConto,
    howLong: t.fincheHaiUnaCasaSuOspitalia,
  },
  {
    what: t.leEMailInoltrate,
    why: t.seInoltriIndirizzoSegreto,
    howLong: t.ilMomentoUltimaFinche,
  },
  {
    what: t.ilConsenso,
    why: t.laVersioneDiQuestoTesto,
    howLong: t.insiemeAiDatiDellaCasa,
  },
  {
    what: t.laSessione,
    why: t.quandoEntriNellaTuaArea,
    howLong: t.fincheNonEsciComunque,
  },
  {
    what: t.iMessaggiCheTiMandiamo,
    why: t.restanoInCodaIlTempo,
    howLong: t.oraDopoInvioAlMassimo,
  },
  {
    what: t.ilLinkAiTuoiDati,
    why: t.seChiediDiVedereScaricare,
    howLong: t.oraPoiSiCancella,
  },
  {
    what: t.gliIndirizziDiRete,
    why: t.contiamoLeRichiestePerFermare,
    howLong: t.alMassimoUnGiorno,
  },
];

/** Law names the rights; the area is where most of them are one click away. */
const rights = [
  t.vederliConIlTuoIndirizzo,
  t.correggerliNellaTuaArea,
  t.portarliViaDallaStessaPagina,
  t.cancellarliConCancellaITuoi,
  t.ritirareIlConsensoOpporti,
  t.fareReclamoAlGarante,
];

export default function PrivacyPage() {
  const { isMeasured } = useLoaderData<typeof loader>();
  const day = parseCalendarDate(PRIVACY_VERSION);
  return (
    <div className="wrap page">
      <h1>{t.privacy}</h1>
      <p className="lead">{t.chiGuardaLeCase}</p>
      <p className="muted mt-4">
        {t.versione} <time dateTime={PRIVACY_VERSION}>{day ? formatLongDate(day) : PRIVACY_VERSION}</time>
      </p>

      <h2>{t.diChiSonoLeDecisioni}</h2>
      <p>{t.ilTitolareDelTrattamento}</p>

      <h2>{t.cheCosaTeniamo}</h2>
      <ul className="sources">
        {retained.map(({ what, why, howLong }) => (
          <li key={what}>
            <h3 className="h4">{what}</h3>
            <p>{why}</p>
            <p className="muted">{t.perQuanto(howLong)}</p>
          </li>
        ))}
      </ul>
      <p className="mt-6">{t.iDatiDelModuloLi}</p>

      <h2>{t.chiAltroLiVede}</h2>
      <p>{t.quelloCheEPubblicato}</p>
      <p className="mt-4">
        {t.caratteriMappeEFotoArrivano}{' '}
        {isMeasured ? (
          <>
            {t.leVisiteLeContiamoSolo} <Link to="/cookie">{t.cookie}</Link>
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
        <Link to="/cookie">{t.cookie}</Link>.
      </p>

      <h2>{t.cheCosaPuoiFare}</h2>
      <ul className="ticks">
        {rights.map((right) => (
          <li key={right}>
            <Icon name="check" />
            {right}
          </li>
        ))}
      </ul>
      <p className="mt-4">
        <Link to="/i-miei-dati">{t.iTuoiDati}</Link> · <Link to="/proprietario">{t.vaiAllaTuaArea}</Link> ·{' '}
        <a href="https://www.garanteprivacy.it/">{t.garantePrivacy}</a>
      </p>
    </div>
  );
}
