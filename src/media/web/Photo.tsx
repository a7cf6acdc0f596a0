import { type PhotoProps, photoAttributes } from './photo-attributes.ts';

/** A photo in the smallest suitable format and size, with its space reserved before it loads. */
export function Photo(props: PhotoProps) {
  const { source, img } = photoAttributes(props);
  return (
    <picture>
      <source {...source} />
      <img {...img} alt={props.alt} />
    </picture>
  );
}
