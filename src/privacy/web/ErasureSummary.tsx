import type { StayAhead } from '../../kernel/person.ts';
import { sortStaysAhead } from '../rules/stays-ahead.ts';
import { StaysAhead } from './StaysAhead.tsx';
import * as t from './messages.it.ts';

type ErasureSummaryProps = { email: string; strutture: readonly string[]; ahead: readonly StayAhead[] };

/** The question before an erasure: exactly what goes, and what the law makes stay. While guests are to come: which ones, and no question. */
export function ErasureSummary({ email, strutture, ahead }: ErasureSummaryProps) {
  const { blocking, staying, withdrawn } = sortStaysAhead(ahead);
  if (blocking.length > 0) {
    return (
      <>
        <p>{t.perOraNonSiPuo}</p>
        <StaysAhead lead={t.prenotazioniAperte} stays={blocking} />
        <p className="mt-4">{t.comeChiuderle}</p>
      </>
    );
  }
  return (
    <>
      <p>
        {t.vuoiCancellareIDati} <b className="break-anywhere">{email}</b>
        {t.eDefinitivoSeVuoiTenerli}
      </p>
      <StaysAhead lead={t.soggiorniConfermati} stays={staying} />
      <StaysAhead lead={t.soggiorniRitirati} stays={withdrawn} />
      <p className="mt-4">{t.sparisconoSubito}</p>
      <ul className="privacy-list">
        {strutture.length > 0 && (
          <li>
            {t.leTueStruttureConTesti} <b>{strutture.join(', ')}</b>
          </li>
        )}
        <li>{t.accessoAreaProprietariInOgni}</li>
        <li>{t.iCommentiSulBlogAnche}</li>
        <li>{t.lePrenotazioniMaiPagate}</li>
        <li>{t.iLinkCheTiAbbiamo}</li>
      </ul>
      <p className="mt-4">{t.restanoPerIlTempo}</p>
    </>
  );
}
