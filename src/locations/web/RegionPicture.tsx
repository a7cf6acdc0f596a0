import type { CSSProperties } from 'react';
import { provinceBand } from '../rules/province-band.ts';
import { regionArt } from './region-art.ts';
import { regionCards } from './region-cards.ts';

type RegionPictureProps = {
  codice: string;
  className?: string | undefined;
  lazy?: boolean;
  /** The province that stands in for the region: its own part of the poster. */
  provinciaId?: number | undefined;
};

function bandStyle(provinciaId: number, orizzonte: number): CSSProperties {
  const { x, y, zoom, isMirrored } = provinceBand(provinciaId, orizzonte);
  // As far aside as what is drawn larger goes over both edges.
  const shift = ((50 - x) * (zoom - 1)) / zoom;
  return {
    objectPosition: `50% ${y}%`,
    transform: `scale(${isMirrored ? -zoom : zoom}, ${zoom}) translateX(${shift.toFixed(1)}%)`,
  };
}

/** A region's poster cropped wide, as decoration: whatever the crop, the landmark stays in it. */
export function RegionPicture({ codice, className, lazy = false, provinciaId }: RegionPictureProps) {
  const { orizzonte } = regionCards.find((each) => each.codice === codice) ?? { orizzonte: 50 };
  return (
    <img
      className={className}
      src={regionArt(codice)}
      alt=""
      width={320}
      height={400}
      loading={lazy ? 'lazy' : undefined}
      style={provinciaId === undefined ? { objectPosition: `50% ${orizzonte}%` } : bandStyle(provinciaId, orizzonte)}
    />
  );
}
