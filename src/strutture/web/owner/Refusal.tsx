import { Link } from 'react-router';
import type { OwnStruttura } from '../../owner-contract.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { ownPath } from './own-path.ts';
import * as t from './messages.it.ts';

type RefusedStruttura = Pick<OwnStruttura, 'id' | 'nome' | 'status' | 'motivo_rifiuto' | 'modifica'>;

type RefusalProps = {
  struttura: RefusedStruttura;
  /** Beside the form, where it is being put right already. */
  isCorrecting?: boolean;
};

/** Why a struttura, or a change of it, was refused, in full, and the way to put it right. */
export function Refusal({ struttura, isCorrecting = false }: RefusalProps) {
  const { status, modifica } = struttura;
  if (status === 'rifiutata') {
    const title = t.cosiNonPossiamoPubblicarla;
    return (
      <Reason
        title={title}
        motivo={struttura.motivo_rifiuto}
        link={!isCorrecting && t.correggiEInviaDiNuovo}
        struttura={struttura}
      />
    );
  }
  if (modifica?.status !== 'rifiutata') return null;
  const title = t.laModificaNonEStata;
  return (
    <Reason
      title={title}
      motivo={modifica.motivo_rifiuto}
      link={!isCorrecting && t.correggiLaModifica}
      struttura={struttura}
    />
  );
}

type ReasonProps = { title: string; motivo: string | null; link: string | false; struttura: RefusedStruttura };

function Reason({ title, motivo, link, struttura: { id, nome } }: ReasonProps) {
  return (
    <div className="note err-n reason">
      <Icon name="warning-circle" size={24} />
      <div>
        <b>{title}</b>
        <blockquote>{motivo}</blockquote>
        {link && (
          <Link className="btn sm" to={ownPath(id, 'modifica')} aria-label={`${link}: ${nome}`}>
            {link}
          </Link>
        )}
      </div>
    </div>
  );
}
