import { adminAccessMessages } from '../../admin-access-messages.it.ts';
import * as t from './messages.it.ts';

/** While the server is asked whose session this browser has: the panel's name, and that it is coming. */
export function Checking() {
  return (
    <div className="accounts-checking">
      <h1 className="sr">{t.pannelloAmministratore}</h1>
      <noscript>
        <p className="note warn">{adminAccessMessages.serveJavaScript}</p>
      </noscript>
      <div className="card">
        <span className="spin" aria-hidden="true" />
        <p role="status">{adminAccessMessages.verificaInCorso}</p>
      </div>
    </div>
  );
}
