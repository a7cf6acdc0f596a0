import { drawnSizes } from '../rules/drawn-sizes.ts';
import { photoSources } from '../rules/photo-sources.ts';

export type PhotoProps = {
  url: string;
  alt: string;
  sizes: string;
  /** Aspect ratio of the tile; if it differs between screens, the ratio of the tallest tile. */
  tile?: number;
  priority?: boolean;
};

type PictureProps = Omit<PhotoProps, 'alt'>;

export function photoAttributes({ url, sizes: tileSizes, tile, priority = false }: PictureProps) {
  const { avif, webp, src, width, height, focus } = photoSources(url);
  const sizes = tile === undefined ? tileSizes : drawnSizes(tileSizes, { tile, photo: width / height });
  const img = {
    src,
    srcSet: webp,
    sizes,
    width,
    height,
    style: focus === null ? undefined : { objectPosition: `${focus.replace('-', '% ')}%` },
    loading: priority ? 'eager' : 'lazy',
    fetchPriority: priority ? 'high' : undefined,
    decoding: 'async',
  } as const;
  return { source: { type: 'image/avif', srcSet: avif, sizes }, img };
}
