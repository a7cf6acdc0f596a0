import { type PhotoProps, photoAttributes } from './photo-attributes.ts';

/** A photo in the lightest format and size that the browser can use, with its room reserved before it arrives. */
export function Photo(props: PhotoProps) {
  const { source, img } = photoAttributes(props);
  return (
    <picture>
      <source {...source} />
      <img {...img} alt={props.alt} />
    </picture>
  );
}
