const [WIDTH, HEIGHT] = [1920, 240];

/** What is seen of a place, as decoration: one drawing by day, one in the evening theme (`lab/art/build-bands.ts`). */
export function PlaceBand({ name }: { name: string }) {
  const fileOf = (light: string) => `/bande/${name}${light}.svg`;
  return (
    <div className="bg band" aria-hidden="true">
      <img className="day" src={fileOf('')} alt="" width={WIDTH} height={HEIGHT} />
      {/* Where it is not shown it is not loaded either. */}
      <img className="evening" src={fileOf('-sera')} alt="" width={WIDTH} height={HEIGHT} loading="lazy" />
    </div>
  );
}
