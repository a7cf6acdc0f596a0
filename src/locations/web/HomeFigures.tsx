import { roundTotal } from '../rules/round-total.ts';

export type Totals = { regioni: number; province: number; strutture: number };

/** The summary strip of the home page: the database's own numbers of today. */
export function HomeFigures({ totals }: { totals: Totals }) {
  return (
    <div className="cifre">
      <div>
        <b>{totals.regioni}</b>
        <span>Regioni</span>
      </div>
      <div>
        <b>{totals.province}</b>
        <span>Province</span>
      </div>
      <div>
        <b>{roundTotal(totals.strutture)}</b>
        <span>Strutture Ricettive</span>
      </div>
      <p>Scegli una regione per vedere le province e il numero di case in ogni città.</p>
    </div>
  );
}
