export function LiveRegions() {
  return (
    <>
      <div className="sr" role="status" data-live="polite" />
      <div className="sr" role="alert" data-live="assertive" />
    </>
  );
}
