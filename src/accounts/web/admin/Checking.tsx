import * as messages from '../../messages/admin.ts';

export function Checking() {
  return (
    <div className="accounts-checking">
      <h1 className="sr">{messages.adminPanelTitle}</h1>
      <noscript>
        <p className="note warn">{messages.javaScriptRequired}</p>
      </noscript>
      <div className="card">
        <span className="spin" aria-hidden="true" />
        <p role="status">{messages.checkingAccess}</p>
      </div>
    </div>
  );
}
