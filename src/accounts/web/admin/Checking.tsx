import * as t from './messages.it.ts';

export function Checking() {
  return (
    <div className="accounts-checking">
      <h1 className="sr">{t.pannelloAmministratore}</h1>
      <noscript>
        <p className="note warn">{t.serveJavaScript}</p>
      </noscript>
      <div className="card">
        <span className="spin" aria-hidden="true" />
        <p role="status">{t.verificaInCorso}</p>
      </div>
    </div>
  );
}
