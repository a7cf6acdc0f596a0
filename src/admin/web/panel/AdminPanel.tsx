/** Stands here until the panel does: draws its own header (`.top`) and its own main element. */
export function AdminPanel() {
  return (
    <main id="contenuto" tabIndex={-1}>
      <h1>Pannello Amministratore</h1>
    </main>
  );
}
