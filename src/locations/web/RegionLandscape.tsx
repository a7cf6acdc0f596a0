const [NARROW, WIDE] = [800, 1600] as const;
const HEIGHT = 900;
export const LANDSCAPE_RATIO = WIDE / HEIGHT;

type RegionLandscapeProps = { codice: string; sizes: string; className?: string | undefined };

export function RegionLandscape({ codice, sizes, className }: RegionLandscapeProps) {
  const fileOf = (width: number) => `/paesaggi/${codice}-${width}.webp`;
  return (
    <img
      className={className}
      src={fileOf(WIDE)}
      srcSet={`${fileOf(NARROW)} ${NARROW}w, ${fileOf(WIDE)} ${WIDE}w`}
      sizes={sizes}
      alt=""
      width={WIDE}
      height={HEIGHT}
      loading="lazy"
    />
  );
}
