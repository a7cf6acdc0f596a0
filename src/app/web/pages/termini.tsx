import { BindingText } from '../shell/BindingText.tsx';
import { Link } from 'react-router';
import { formatDay, parseCalendarDate } from '../../../kernel/calendar-date.ts';
import { paths } from '../../../kernel/paths.ts';
import { GRACE_MINUTES, POLITICHE, REQUEST_HOURS, SESSION_MINUTES } from '../../../stay/rules/booking.ts';
import { REFUND_TERMS, TERMS_VERSION } from '../../../stay/rules/refund-terms.ts';
import { FEE_PERCENT } from '../../../stay/rules/platform-fee.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { textPageLoader } from '../text-page.ts';
import * as t from './termini-messages.it.ts';
import * as stayMessages from '../../../stay/messages/visitor.ts';

export const loader = textPageLoader({
  title: t.condizioniDiPrenotazione,
  description: t.comeSiPrenota,
  path: paths.termini,
});

export { readHead as meta } from '../read-head.ts';

/** Who changes this text changes `TERMS_VERSION`: each booking keeps the version that its guest agreed to. */
export default function TerminiPage() {
  const day = parseCalendarDate(TERMS_VERSION);
  return (
    <div className="wrap page">
      <h1>{t.condizioniDiPrenotazione}</h1>
      <p className="lead">{t.pocheRegoleScrittePerEssere}</p>
      <BindingText />
      <p className="muted mt-4">
        {t.versione} <time dateTime={TERMS_VERSION}>{day ? formatDay(day) : TERMS_VERSION}</time>
      </p>

      <h2>{t.conChiPrenoti}</h2>
      <p>{t.ilSoggiornoLoVendeChi}</p>

      <h2>{t.quandoLeDateSonoTue}</h2>
      <p>{t.quandoApriIlPagamentoTeniamo(SESSION_MINUTES, GRACE_MINUTES)}</p>
      <p className="mt-4">{t.inAlcuneStrutture(REQUEST_HOURS)}</p>

      <h2>{t.quantoPaghi}</h2>
      <p>{t.ilTotaleMostratoPrima(FEE_PERCENT)}</p>

      <h2>{t.seAnnulliTu}</h2>
      <p>{t.ogniCasaHa}</p>
      <ul className="sources">
        {POLITICHE.map((politica) => (
          <li key={politica}>
            <h3 className="h4">{stayMessages.policyNames[politica]}</h3>
            <p>{stayMessages.refundRule(REFUND_TERMS[politica])}</p>
          </li>
        ))}
      </ul>
      <p className="mt-6">{t.unaRichiestaACui(stayMessages.cleaningRefundNotice)}</p>

      <h2>{t.seAnnullaIlProprietario}</h2>
      <p>{t.riceviIndietroTuttoSempre}</p>

      <h2>{t.perLegge}</h2>
      <p>{t.perISoggiorniConDate}</p>

      <h2>{t.iTuoiDati}</h2>
      <p>
        {t.nomeEMailTelefono} <Link to={paths.privacy}>{t.privacy}</Link>.
      </p>
      <p className="note info mt-6">
        <Icon name="info" />
        {t.doveIPagamentiSonoDimostrativi}
      </p>
    </div>
  );
}
