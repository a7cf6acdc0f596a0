import { Link } from 'react-router';
import type { OwnStruttura } from '../../strutture/owner-contract.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ownPath } from './own-path.ts';

type Refused = Pick<OwnStruttura, 'id' | 'nome' | 'status' | 'motivo_rifiuto' | 'modifica'>;

/** Why a struttura, or a change of it, was refused, in full, and the way to put it right. */
export function Refusal({ struttura }: { struttura: Refused }) {
  const { status, modifica } = struttura;
  if (status === 'rifiutata') {
    return (
      <Reason struttura={struttura} motivo={struttura.motivo_rifiuto} title="Così non possiamo pubblicarla">
        Correggi e ripresenta
      </Reason>
    );
  }
  if (modifica?.status !== 'rifiutata') return null;
  return (
    <Reason struttura={struttura} motivo={modifica.motivo_rifiuto} title="La modifica non è stata accettata">
      Correggi la modifica
    </Reason>
  );
}

type ReasonProps = { struttura: Refused; motivo: string | null; title: string; children: string };

function Reason({ struttura: { id, nome }, motivo, title, children }: ReasonProps) {
  return (
    <div className="note err-n motivo">
      <Icon name="warning-circle" size={24} />
      <div>
        <b>{title}</b>
        <blockquote>{motivo}</blockquote>
        <Link className="btn sm" to={ownPath(id, 'modifica')} aria-label={`${children}: ${nome}`}>
          {children}
        </Link>
      </div>
    </div>
  );
}
