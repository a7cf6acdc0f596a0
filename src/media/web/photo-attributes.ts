import { drawnSizes } from '../rules/drawn-sizes.ts';
import { photoSources } from '../rules/photo-sources.ts';

export type PhotoProps = {
  url: string;
  /** Empty where the control around the picture carries the name. */
  alt: string;
  /** How wide its tile is, in CSS terms: the browser picks the file by it. */
  sizes: string;
  /** Width divided by height of a tile that the photo fills; of the tallest, where it differs from screen to screen. */
  tile?: number;
  priority?: boolean;
};

type PictureProps = Omit<PhotoProps, 'alt'>;

/** What `<source>` and `<img>` of a photo are given beside its words, by the names that React and the DOM have in common. */
export function photoAttributes({ url, sizes: tileSizes, tile, priority = false }: PictureProps) {
  const { avif, webp, src, width, height, focus } = photoSources(url);
  const sizes = tile === undefined ? tileSizes : drawnSizes(tileSizes, { tile, photo: width / height });
  const img = {
    src,
    srcSet: webp,
    sizes,
    width,
    height,
    // Keeps the focal point, per cent from the left and from the top, in sight wherever the picture is cropped.
    style: focus === null ? undefined : { objectPosition: `${focus.replace('-', '% ')}%` },
    loading: priority ? 'eager' : 'lazy',
    fetchPriority: priority ? 'high' : undefined,
    decoding: 'async',
  } as const;
  return { source: { type: 'image/avif', srcSet: avif, sizes }, img };
}
