const [WIDTH, HEIGHT] = [1920, 240];

/** What is seen in a province, as decoration: one drawing by day, one in the evening theme (`tools/generate/build-province-bands.ts`). */
export function ProvinceBand({ sigla }: { sigla: string }) {
  const fileOf = (light: string) => `/bande/${sigla}${light}.svg`;
  return (
    <>
      <img className="day" src={fileOf('')} alt="" width={WIDTH} height={HEIGHT} />
      {/* Where it is not shown it is not loaded either. */}
      <img className="evening" src={fileOf('-sera')} alt="" width={WIDTH} height={HEIGHT} loading="lazy" />
    </>
  );
}
