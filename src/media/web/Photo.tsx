import { type PhotoProps, photoAttributes } from './photo-attributes.ts';

export function Photo(props: PhotoProps) {
  const { source, img } = photoAttributes(props);
  return (
    <picture>
      <source {...source} />
      <img {...img} alt={props.alt} />
    </picture>
  );
}
