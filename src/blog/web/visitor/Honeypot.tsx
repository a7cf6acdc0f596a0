import * as messages from '../../messages/visitor.ts';
export function Honeypot() {
  return (
    <div className="blog-honey" aria-hidden="true">
      <label>
        {messages.honeypotLabel}
        <input type="text" name="sito" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}
