const [WIDTH, HEIGHT] = [1920, 240];

/** Decorative drawing of a place, with a variant for the evening theme (`lab/art/build-bands.ts`). */
export function PlaceBand({ name }: { name: string }) {
  const fileOf = (light: string) => `/bande/${name}${light}.svg`;
  return (
    <div className="bg band" aria-hidden="true">
      <img className="day" src={fileOf('')} alt="" width={WIDTH} height={HEIGHT} />
      {/* Lazy images are not loaded while they are hidden. */}
      <img className="evening" src={fileOf('-sera')} alt="" width={WIDTH} height={HEIGHT} loading="lazy" />
    </div>
  );
}
