import * as t from './messages.it.ts';
type ErasureSummaryProps = { email: string; strutture: readonly string[] };

/** The question before an erasure: exactly what goes, and what the law makes stay. */
export function ErasureSummary({ email, strutture }: ErasureSummaryProps) {
  return (
    <>
      <p>
        {t.vuoiCancellareIDati} <b className="break-anywhere">{email}</b>
        {t.eDefinitivoSeVuoiTenerli}
      </p>
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
