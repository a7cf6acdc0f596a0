import { NoPhoto } from '../../../media/web/NoPhoto.tsx';
import { Photo } from '../../../media/web/Photo.tsx';

export function OwnerCover({ immagini, sizes }: { immagini: readonly string[]; sizes: string }) {
  const [cover] = immagini;
  return (
    <div className="strutture-own-cover">
      {cover === undefined ? <NoPhoto /> : <Photo url={cover} alt="" sizes={sizes} tile={1} />}
    </div>
  );
}
