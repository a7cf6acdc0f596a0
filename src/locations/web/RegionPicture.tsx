import { regionArt } from './region-art.ts';
import { regionCards } from './region-cards.ts';

/** A region's poster cropped wide, as decoration: whatever the crop, the landmark stays in it. */
export function RegionPicture({ codice }: { codice: string }) {
  const { orizzonte } = regionCards.find((each) => each.codice === codice) ?? { orizzonte: 50 };
  return (
    <img
      src={regionArt(codice)}
      alt=""
      width={320}
      height={400}
      loading="lazy"
      style={{ objectPosition: `50% ${orizzonte}%` }}
    />
  );
}
