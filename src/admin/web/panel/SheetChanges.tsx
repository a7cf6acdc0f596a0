import { Photo } from '../../../media/web/Photo.tsx';
import type { AdminDetail } from '../../../strutture/admin-contract.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { adminMessages } from '../../messages.it.ts';

/** What the owner's change changes, field by field; the photos that are online meanwhile, where they are others. */
export function SheetChanges({
  struttura: { cambiamenti, immagini, immagini_pubblicate: online },
}: {
  struttura: AdminDetail;
}) {
  const hasOtherPhotos = online.join(' ') !== immagini.join(' ');
  return (
    <div className="cambia">
      <h3 className="h4" id="cambiamenti">
        <Icon name="pencil-simple" />
        Che cosa cambia
      </h3>
      <p>{adminMessages.modificaInAttesa}</p>
      {cambiamenti.length === 0 ? (
        <p className="muted">Nessun campo è diverso da quelli pubblicati.</p>
      ) : (
        <table aria-labelledby="cambiamenti">
          <thead>
            <tr>
              <th scope="col">Campo</th>
              <th scope="col">Adesso online</th>
              <th scope="col">Diventerebbe</th>
            </tr>
          </thead>
          <tbody>
            {cambiamenti.map(({ campo, prima, dopo }) => (
              <tr key={campo}>
                <th scope="row">{campo}</th>
                <td>{prima || <span className="muted">Vuoto</span>}</td>
                <td>{dopo || <span className="muted">Vuoto</span>}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {hasOtherPhotos && online.length > 0 && (
        <>
          <h4>Foto online adesso</h4>
          <ul className="mini-foto">
            {online.map((url, index) => (
              <li key={url}>
                <Photo url={url} alt={`Foto pubblicata ${index + 1}`} sizes="88px" />
                {!immagini.includes(url) && <span>Tolta</span>}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
