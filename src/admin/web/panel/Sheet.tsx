import { type KeyboardEvent, useEffect, Fragment } from 'react';
import type { AdminDetail, AdminStruttura } from '../../../strutture/admin-contract.ts';
import { announce } from '../../../ui/toasts/announce.ts';
import { Drawing } from '../../../ui/brand/Drawing.tsx';
import { catWindow } from '../../../ui/drawings/window.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { actionsOf } from '../../rules/actions-of.ts';
import { LoadFailure } from './LoadFailure.tsx';
import type { OnPanelRequest } from './panel-dialog.ts';
import { SheetActions } from './SheetActions.tsx';
import { SheetChanges } from './SheetChanges.tsx';
import { SheetChecks } from './SheetChecks.tsx';
import { SheetFacts } from './SheetFacts.tsx';
import { SheetHead } from './SheetHead.tsx';
import { SheetNav } from './SheetNav.tsx';
import { SheetPhotos } from './SheetPhotos.tsx';
import { SheetRooms } from './SheetRooms.tsx';
import { SheetRefusal, SheetTexts } from './SheetTexts.tsx';
import { SheetText } from './SheetText.tsx';
import type { Panel } from './use-panel.ts';
import * as messages from '../../messages/admin.ts';
import { Photo } from '../../../media/web/Photo.tsx';
import * as struttureMessages from '../../../strutture/messages/visitor.ts';
import { LANGUAGES } from '../../../kernel/language.ts';
import { Paragraphs } from '../../../strutture/web/Paragraphs.tsx';

/** Shows the stored translations. If a change is pending, the table of changes contains the new ones. */
function SheetTranslations({ struttura }: { struttura: Pick<AdminDetail, 'form'> }) {
  return LANGUAGES.map((each) => {
    const translation = struttura.form.traduzioni[each];
    if (translation === undefined) return null;
    return (
      <Fragment key={each}>
        <h3 className="h4">{struttureMessages.descriptionInLanguage(each)}</h3>
        <Paragraphs text={translation.testo} lingua={each} />
      </Fragment>
    );
  });
}

function SheetStory({ struttura }: { struttura: AdminStruttura }) {
  const facts = struttureMessages.storyFacts(struttura).filter(({ text }) => text !== '');
  return (
    <dl className="details">
      {struttura.accoglie_foto !== null && (
        <div>
          <dt>{struttureMessages.hostPhotoLabel}</dt>
          <dd className="faccia">
            <Photo url={struttura.accoglie_foto} alt="" sizes="96px" />
          </dd>
        </div>
      )}
      {facts.map(({ field, label, text }) => (
        <div key={field} className="larga">
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

type SheetProps = {
  panel: Panel;
  hasKeys: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
  onRequest: OnPanelRequest;
};

export function Sheet({ panel, hasKeys, onKeyDown, onRequest }: SheetProps) {
  const { current, currentId, detail, queue } = panel;
  const isComing =
    current === null && (detail.phase === 'loading' ? currentId !== null || queue.phase === 'loading' : false);
  return (
    <section
      className="admin-sheet"
      aria-label={messages.propertySheetLabel}
      aria-busy={isComing}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      {panel.isPhone && <SheetNav panel={panel} />}
      {isComing && <Skeleton />}
      {currentId === null && queue.phase === 'ready' && (
        <div className="admin-empty">
          <Drawing of={catWindow} />
        </div>
      )}
      {detail.phase === 'gone' && <Gone />}
      {detail.phase === 'failed' && current === null && (
        <LoadFailure sentence={messages.propertyNotLoaded} onRetry={detail.reload} />
      )}
      {current && detail.phase !== 'gone' && (
        <Whole key={current.id} panel={panel} current={current} hasKeys={hasKeys} onRequest={onRequest} />
      )}
    </section>
  );
}

type WholeProps = { panel: Panel; current: AdminDetail | AdminStruttura; hasKeys: boolean; onRequest: OnPanelRequest };

function Whole({ panel, current, hasKeys, onRequest }: WholeProps) {
  const { detail, phase, reload } = panel.detail;
  const seen = panel.toReview.get(current.id);
  const isChanged = seen !== undefined && seen !== current.versione && actionsOf(current).includes('approve');
  useEffect(() => {
    if (isChanged) announce(messages.propertyChangedMeanwhile);
  }, [isChanged]);
  return (
    <>
      <div className="in" role="group" aria-label={current.nome} tabIndex={-1}>
        {isChanged && (
          <p className="note warn">
            <Icon name="warning" />
            {messages.propertyChangedMeanwhile}
          </p>
        )}
        <SheetHead struttura={current} />
        {current.status === 'rifiutata' && current.motivo_rifiuto !== null && (
          <Refused motivo={current.motivo_rifiuto} />
        )}
        {detail && <Comparisons detail={detail} />}
        {detail && current.richiesta === 'modifica' && <SheetChanges struttura={detail} />}
        <SheetPhotos struttura={current} shown={panel.isPhone ? 3 : 5} />
        <SheetFacts struttura={current} owner={detail?.proprietario_email ?? null} />
        <div className="due">
          <SheetChecks
            checks={detail?.controlli ?? null}
            hasFailed={phase === 'failed'}
            onRetry={reload}
            compare={panel.compare}
          />
          <SheetText struttura={current}>{detail && <SheetTranslations struttura={detail} />}</SheetText>
        </div>
        <SheetStory struttura={current} />
        {detail && current.tipo_prenotazione === 'bnb' && <SheetRooms struttura={detail} />}
      </div>
      <SheetActions struttura={current} isWhole={detail !== null} hasKeys={hasKeys} onRequest={onRequest} />
    </>
  );
}

function Comparisons({ detail: { testi_cambiati, testi_cambiati_at, rifiuto_precedente } }: { detail: AdminDetail }) {
  return (
    <>
      {rifiuto_precedente && <SheetRefusal refusal={rifiuto_precedente} />}
      {testi_cambiati && <SheetTexts texts={testi_cambiati} since={testi_cambiati_at} />}
    </>
  );
}

function Refused({ motivo }: { motivo: string }) {
  return (
    <div className="note err-n motivo-r">
      <Icon name="warning-circle" />
      <div>
        <b>{messages.rejectedWithReasonTitle}</b>
        <blockquote>{motivo}</blockquote>
      </div>
    </div>
  );
}

function Gone() {
  return (
    <div className="admin-nothing">
      <Icon name="trash" size={32} />
      <p role="status">
        <b>{messages.propertyGone}</b>
      </p>
    </div>
  );
}

function Skeleton() {
  return (
    <div className="in admin-loading" aria-hidden="true">
      <span className="skel" />
      <span className="skel titolo" />
      <span className="skel" />
      <span className="skel foto-s" />
      <span className="skel testo" />
      <span className="skel testo" />
    </div>
  );
}
