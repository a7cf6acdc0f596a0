import { Link } from 'react-router';
import type { OwnerStruttura } from '../../owner-contract.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { ownerPath } from '../../rules/owner-path.ts';
import * as messages from '../../messages/owner.ts';

type RefusalProps = {
  struttura: Pick<OwnerStruttura, 'id' | 'nome' | 'status' | 'motivo_rifiuto' | 'modifica'>;
  isCorrecting?: boolean;
};

export function Refusal({ struttura, isCorrecting = false }: RefusalProps) {
  const { id, nome, status, modifica } = struttura;
  const isWhole = status === 'rifiutata';
  if (!isWhole && modifica?.status !== 'rifiutata') return null;
  const link = isWhole ? messages.correctAndResubmitLink : messages.correctEditLink;
  return (
    <div className="note err-n reason">
      <Icon name="warning-circle" size={24} />
      <div>
        <b>{isWhole ? messages.requestRejectedTitle : messages.editRejectedTitle}</b>
        <blockquote>{isWhole ? struttura.motivo_rifiuto : modifica?.motivo_rifiuto}</blockquote>
        {!isCorrecting && (
          <Link className="btn sm" to={ownerPath(id, 'modifica')} aria-label={`${link}: ${nome}`}>
            {link}
          </Link>
        )}
      </div>
    </div>
  );
}
