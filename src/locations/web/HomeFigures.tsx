import { roundTotal } from '../rules/round-total.ts';
import * as t from './messages.it.ts';

export type Totals = { regioni: number; province: number; strutture: number };

/** The summary strip of the home page: the database's own numbers of today. */
export function HomeFigures({ totals }: { totals: Totals }) {
  return (
    <div className="locations-figures">
      <div>
        <b>{totals.regioni}</b>
        <span>{t.regioni}</span>
      </div>
      <div>
        <b>{totals.province}</b>
        <span>{t.province}</span>
      </div>
      <div>
        <b>{roundTotal(totals.strutture)}</b>
        <span>{t.struttureRicettive}</span>
      </div>
      <p>{t.scegliUnaRegionePerVedere}</p>
    </div>
  );
}
