import { formatPrice, toCents } from '../../../kernel/cents.ts';
import type { Camera } from '../../contract.ts';
import { struttureMessages } from '../../messages.it.ts';
import { countOf } from '../../rules/count-of.ts';
import { Facts } from './Facts.tsx';
import * as detailText from './detail-messages.it.ts';
import * as t from './messages.it.ts';

export function Rooms({ camere }: { camere: readonly Camera[] }) {
  if (camere.length === 0) return null;
  return (
    <div className="blk">
      <h2>{detailText.leCamere}</h2>
      <ul className="strutture-camere">
        {camere.map((camera) => (
          <li key={camera.id} className="strutture-camera">
            <Room camera={camera} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Room({ camera }: { camera: Camera }) {
  const beds = [struttureMessages.letti[camera.tipo_letti], camera.letti_aggiuntivi]
    .filter((text) => text !== '')
    .join(', ');
  return (
    <>
      <div className="capo">
        <h3>{camera.nome_camera}</h3>
        {camera.disponibile ? (
          <p className="price">
            <b>{formatPrice(toCents(camera.prezzo_notte))}</b> <span>{t.notte}</span>
          </p>
        ) : (
          <p className="badge">{detailText.nonDisponibile}</p>
        )}
      </div>
      <Facts
        facts={[
          { icon: 'users', text: detailText.finoA(countOf(camera.posti_letto, 'ospite')) },
          { icon: 'bed', text: beds },
          { icon: 'bathtub', text: camera.bagno_privato ? detailText.bagnoPrivato : detailText.bagnoInComune },
        ]}
      />
      {camera.servizi_camera.length > 0 && (
        <p className="strutture-camera-services">{camera.servizi_camera.join(' · ')}</p>
      )}
      {camera.note !== '' && <p className="strutture-camera-services">{camera.note}</p>}
    </>
  );
}
