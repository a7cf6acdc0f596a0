import type { Loss } from '../../restoration-contract.ts';
import * as t from './messages.it.ts';

/** What going back as a whole would lose, and how it is done: on the server, where the database of today stays as it is. */
export function Everything({ loss, archivio, archived }: { loss: Loss; archivio: string; archived: number }) {
  const { case_oggi, prenotazioni, pagamenti, incassato } = loss;
  const paid = t.incassi(pagamenti, incassato);
  return (
    <div className="admin-restoration-home card">
      <h3>{t.tuttoTitolo}</h3>
      <p>{t.caseDiAllora(archived, case_oggi)}</p>
      <p>{t.perse(prenotazioni)}</p>
      {paid !== '' && (
        <p className="note warn">
          <span>{paid}</span>
        </p>
      )}
      <p>{t.tuttoComeSiFa}</p>
      <ol className="admin-restoration-steps">
        {t.tuttoPassi(archivio, prenotazioni).map((step) => (
          <li key={step}>
            <code>{step}</code>
          </li>
        ))}
      </ol>
      <p>{t.tuttoPoi}</p>
    </div>
  );
}
