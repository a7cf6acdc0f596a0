/** As many as a screen holds. */
const ROWS = [1, 2, 3, 4, 5, 6, 7];

/** Rows of the final height while the list is coming. */
export function QueueSkeleton() {
  return (
    <div className="admin-rows" aria-hidden="true">
      {ROWS.map((row) => (
        <div key={row} className="admin-queue-row">
          <span className="skel admin-checkbox" />
          <span className="skel ph" />
          <div>
            <span className="skel" />
            <span className="skel" />
            <span className="skel" />
          </div>
        </div>
      ))}
    </div>
  );
}
