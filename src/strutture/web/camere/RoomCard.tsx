import { formatPrice } from '../../../kernel/money/cents.ts';
import { parseEuro } from '../../../kernel/money/parse-euro.ts';
import { FieldError } from '../../../ui/forms/FieldError.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import type { CameraForm } from '../../rules/struttura-form.ts';
import { Facts } from '../visitor/Facts.tsx';
import * as messages from '../../messages/visitor.ts';
import * as ownerMessages from '../../messages/owner.ts';

type RoomCardProps = {
  id: string;
  camera: CameraForm;
  error: string | undefined;
  onEdit: () => void;
  onCopy: () => void;
  onRemove: () => void;
};

export function RoomCard({ id, camera, error, onEdit, onCopy, onRemove }: RoomCardProps) {
  const nome = camera.nome_camera || ownerMessages.unnamedRoom;
  const prezzo = parseEuro(camera.prezzo_notte);
  return (
    <li className="strutture-camera-form" data-room={id} data-wrong={error && ''}>
      <div className="capo">
        <p className="h4">{nome}</p>
        {!camera.disponibile && <span className="badge no">{ownerMessages.roomUnavailable}</span>}
        {prezzo !== null && (
          <p className="price">
            <b className="num">{formatPrice(prezzo)}</b> <span className="muted">{ownerMessages.perNightSuffix}</span>
          </p>
        )}
      </div>
      <Facts
        facts={[
          { icon: 'users', text: ownerMessages.roomPlacesText(camera.posti_letto) },
          { icon: 'bed', text: ownerMessages.roomBedsText(camera.tipo_letti, camera.letti_aggiuntivi) },
          {
            icon: 'bathtub',
            text: camera.bagno_privato ? ownerMessages.privateBathroomLabel : ownerMessages.sharedBathroomLabel,
          },
        ]}
      />
      {camera.servizi_camera.length > 0 && (
        <p className="strutture-camera-services">{camera.servizi_camera.map(messages.nameOfService).join(' · ')}</p>
      )}
      {camera.note.trim() !== '' && <p className="strutture-camera-services">{camera.note}</p>}
      <FieldError id={`${id}-err`} text={error} />
      <div className="actions">
        <button
          type="button"
          className="btn quiet sm"
          data-do="modifica"
          aria-label={ownerMessages.editRoomLabel(nome)}
          aria-describedby={error && `${id}-err`}
          onClick={onEdit}
        >
          <Icon name="pencil-simple" />
          {ownerMessages.editButton}
        </button>
        <button
          type="button"
          className="btn quiet sm"
          aria-label={ownerMessages.duplicateRoomLabel(nome)}
          onClick={onCopy}
        >
          <Icon name="copy" />
          {ownerMessages.duplicateButton}
        </button>
        <button
          type="button"
          className="btn quiet sm"
          data-do="elimina"
          aria-label={ownerMessages.deleteRoomLabel(nome)}
          onClick={onRemove}
        >
          <Icon name="trash" />
          {ownerMessages.deleteButton}
        </button>
      </div>
    </li>
  );
}
