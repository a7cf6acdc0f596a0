const [WIDTH, HEIGHT] = [1920, 240];

/** Shows the band picture of a place. `lab/art/build-bands.ts` draws the bands. */
export function PlaceBand({ name }: { name: string }) {
  const fileOf = (light: string) => `/bande/${name}${light}.svg`;
  return (
    <div className="bg band" aria-hidden="true">
      <img className="day" src={fileOf('')} alt="" width={WIDTH} height={HEIGHT} />
      {/* The evening picture is lazy-loaded, so that the browser does not load it while it is hidden. */}
      <img className="evening" src={fileOf('-sera')} alt="" width={WIDTH} height={HEIGHT} loading="lazy" />
    </div>
  );
}
