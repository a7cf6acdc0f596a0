import { photoSources } from '../rules/photo-sources.ts';

type PhotoProps = {
  url: string;
  /** Empty where the control around the picture carries the name. */
  alt: string;
  /** How wide the picture is drawn, in CSS terms: the browser picks the file by it. */
  sizes: string;
  priority?: boolean;
};

/** A photo in the lightest format and size that the browser can use, with its room reserved before it arrives. */
export function Photo({ url, alt, sizes, priority = false }: PhotoProps) {
  const { avif, webp, src, width, height } = photoSources(url);
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
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}
