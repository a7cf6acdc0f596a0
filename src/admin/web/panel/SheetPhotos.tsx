import { DemoMark } from '../../../media/web/DemoMark.tsx';
import { NoPhoto } from '../../../media/web/NoPhoto.tsx';
import { PhotoTiles } from '../../../media/web/PhotoTiles.tsx';
import type { AdminStruttura } from '../../../strutture/admin-contract.ts';

type SheetPhotosProps = { struttura: AdminStruttura; shown: number };

export function SheetPhotos({ struttura: { immagini, nome, is_demo: isDemo }, shown }: SheetPhotosProps) {
  if (immagini.length === 0) {
    return (
      <div className="senza-foto">
        <NoPhoto />
      </div>
    );
  }
  return (
    <PhotoTiles
      photos={immagini}
      name={nome}
      isDemo={isDemo}
      shown={shown}
      className="admin-strip"
      sizesOf={() => '(max-width: 860px) 33vw, 180px'}
      tile={4 / 3}
      early={shown}
      moreLabel={(more) => `+${more}`}
    >
      {isDemo && <DemoMark />}
    </PhotoTiles>
  );
}
