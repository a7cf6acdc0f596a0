/** A sheet of about the final height while it is coming. */
export function SheetSkeleton() {
  return (
    <div className="in admin-loading" aria-hidden="true">
      <span className="skel" />
      <span className="skel titolo" />
      <span className="skel" />
      <span className="skel foto-s" />
      <span className="skel testo" />
      <span className="skel testo" />
    </div>
  );
}
