import { regionArt } from './region-art.ts';
import { regionCards } from './region-cards.ts';

type RegionPictureProps = {
  codice: string;
  className?: string | undefined;
  lazy?: boolean;
};

/** A region's poster cropped wide, as decoration: whatever the crop, the landmark stays in it. */
export function RegionPicture({ codice, className, lazy = false }: RegionPictureProps) {
  const { orizzonte } = regionCards.find((each) => each.codice === codice) ?? { orizzonte: 50 };
  return (
    <img
      className={className}
      src={regionArt(codice)}
      alt=""
      width={320}
      height={400}
      loading={lazy ? 'lazy' : undefined}
      style={{ objectPosition: `50% ${orizzonte}%` }}
    />
  );
}
