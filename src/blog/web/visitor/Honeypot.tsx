/** A field that no person sees and no screen reader says: whoever fills it in is a robot. */
export function Honeypot() {
  return (
    <div className="miele" aria-hidden="true">
      <label>
        Sito
        <input type="text" name="sito" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}
