import { formatPrice } from '../../../kernel/cents.ts';
import { parseEuro } from '../../../kernel/parse-euro.ts';
import { FieldError } from '../../../ui/FieldError.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { nameOfService } from '../../servizio-messages.it.ts';
import { camereMessages } from '../../camere-messages.it.ts';
import type { CameraForm } from '../../rules/struttura-form.ts';
import { Facts } from '../visitor/Facts.tsx';
import * as t from './messages.it.ts';

type RoomCardProps = {
  id: string;
  camera: CameraForm;
  error: string | undefined;
  onEdit: () => void;
  onCopy: () => void;
  onRemove: () => void;
};

export function RoomCard({ id, camera, error, onEdit, onCopy, onRemove }: RoomCardProps) {
  const nome = camera.nome_camera || camereMessages.senzaNome;
  const prezzo = parseEuro(camera.prezzo_notte);
  return (
    <li className="strutture-camera-form" data-room={id} data-wrong={error && ''}>
      <div className="capo">
        <p className="h4">{nome}</p>
        {!camera.disponibile && <span className="badge no">{t.nonDisponibile}</span>}
        {prezzo !== null && (
          <p className="price">
            <b className="num">{formatPrice(prezzo)}</b> <span className="muted">{t.notte}</span>
          </p>
        )}
      </div>
      <Facts
        facts={[
          { icon: 'users', text: camereMessages.posti(camera.posti_letto) },
          { icon: 'bed', text: camereMessages.letti(camera.tipo_letti, camera.letti_aggiuntivi) },
          { icon: 'bathtub', text: camera.bagno_privato ? t.bagnoPrivato : t.bagnoInComune },
        ]}
      />
      {camera.servizi_camera.length > 0 && (
        <p className="strutture-camera-services">{camera.servizi_camera.map(nameOfService).join(' · ')}</p>
      )}
      {camera.note.trim() !== '' && <p className="strutture-camera-services">{camera.note}</p>}
      <FieldError id={`${id}-err`} text={error} />
      <div className="actions">
        <button
          type="button"
          className="btn quiet sm"
          data-do="modifica"
          aria-label={t.modificaNome(nome)}
          aria-describedby={error && `${id}-err`}
          onClick={onEdit}
        >
          <Icon name="pencil-simple" />
          {t.modifica}
        </button>
        <button type="button" className="btn quiet sm" aria-label={t.duplicaNome(nome)} onClick={onCopy}>
          <Icon name="copy" />
          {t.duplica}
        </button>
        <button
          type="button"
          className="btn quiet sm"
          data-do="elimina"
          aria-label={t.eliminaNome(nome)}
          onClick={onRemove}
        >
          <Icon name="trash" />
          {t.elimina}
        </button>
      </div>
    </li>
  );
}
