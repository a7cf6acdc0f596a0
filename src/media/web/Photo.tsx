import type { CSSProperties } from 'react';
import { drawnSizes } from '../rules/drawn-sizes.ts';
import { readFocalPoint } from '../rules/focal-point.ts';
import { photoSources } from '../rules/photo-sources.ts';

type PhotoProps = {
  url: string;
  /** Empty where the control around the picture carries the name. */
  alt: string;
  /** How wide its tile is, in CSS terms: the browser picks the file by it. */
  sizes: string;
  /** Width divided by height of a tile that the photo fills; of the tallest, where it differs from screen to screen. */
  tile?: number;
  priority?: boolean;
};

/** A photo in the lightest format and size that the browser can use, with its room reserved before it arrives. */
export function Photo({ url, alt, sizes: tileSizes, tile, priority = false }: PhotoProps) {
  const { avif, webp, src, width, height, focus } = photoSources(url);
  const sizes = tile === undefined ? tileSizes : drawnSizes(tileSizes, { tile, photo: width / height });
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        src={src}
        srcSet={webp}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        style={focus === null ? undefined : focusStyle(focus)}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}

/** Keeps the point in sight wherever the picture is cropped. */
function focusStyle(focus: string): CSSProperties {
  const { x, y } = readFocalPoint(focus);
  return { objectPosition: `${x}% ${y}%` };
}
