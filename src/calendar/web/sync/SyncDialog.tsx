import { useState } from 'react';
import { UnsavedFormDialog } from '../../../strutture/web/form/UnsavedFormDialog.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import type { IconName } from '../../../ui/icons/icon-name.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { type Platform, PLATFORMS } from '../../rules/feed.ts';
import { SessionOver } from '../session/SessionOver.tsx';
import { AddPlatform } from './AddPlatform.tsx';
import type { OnQuestion, SyncViewModel, Question } from './sync-view-model.ts';
import { InboundTriggerCard } from './InboundTriggerCard.tsx';
import { ExportAddresses, FeedList } from './LinkedLists.tsx';
import { PlatformStatistics } from './PlatformStatistics.tsx';
import type { NoticeKind } from './use-sync.ts';
import * as messages from '../../messages/owner.ts';

function Instructions() {
  return (
    <details className="calendar-where-ical">
      <summary>{messages.feedUrlHelpTitle}</summary>
      <div>
        {PLATFORMS.map((platform) => {
          const { copia, incolla } = messages.feedUrlInstructions[platform];
          return (
            <section key={platform}>
              <h4>{messages.platformNames[platform]}</h4>
              <ol>
                {copia.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
              <p className="muted">{incolla}</p>
            </section>
          );
        })}
        <p className="tra-loro">{messages.directPlatformSyncWarning}</p>
      </div>
    </details>
  );
}

export type Notice = { sentence: string; kind: NoticeKind; more: readonly string[]; count: number };

export type SyncDialogProps = {
  model: SyncViewModel;
  wanted: Platform | null;
  notice: Notice | null;
  onExport: () => void;
  onClose: () => void;
};

export function SyncDialog({ model, wanted, notice, onExport, onClose }: SyncDialogProps) {
  const [question, setQuestion] = useState<Question | null>(null);
  const [isTyped, setTyped] = useState(false);
  const { cin } = model.status.property;
  const openQuestion: OnQuestion = (next) => {
    model.clearNotice();
    setQuestion(next);
  };
  const answer = async () => {
    const failure = await question?.run();
    if (failure !== undefined && failure !== null) return failure;
    setQuestion(null);
    return null;
  };

  return (
    <>
      <ConfirmDialog
        open={question !== null}
        isDanger
        confirm={question?.confirm ?? ''}
        onCancel={() => setQuestion(null)}
        onConfirm={answer}
        after={<SessionOver />}
      >
        <p>{question?.text}</p>
      </ConfirmDialog>
      <UnsavedFormDialog
        open
        onClose={onClose}
        title={messages.syncDialogTitle}
        className="w calendar-sync-dialog"
        question={isTyped ? messages.discardPlatformQuestion : null}
        confirm={messages.closeWithoutAddingButton}
        footer={<Footer model={model} notice={notice} onExport={onExport} />}
      >
        {cin !== null && (
          <p className="cin">
            {messages.cinLabel} <b>{cin}</b>
          </p>
        )}
        <PlatformStatistics model={model} />
        <AddPlatform model={model} wanted={wanted} onTyped={setTyped} />
        <Instructions />
        <FeedList model={model} onQuestion={openQuestion} />
        <ExportAddresses model={model} onQuestion={openQuestion} />
        <InboundTriggerCard model={model} onQuestion={openQuestion} />
        <ul className="calendar-note-sync">
          {messages.syncNotes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </UnsavedFormDialog>
    </>
  );
}

type FooterProps = Pick<SyncDialogProps, 'model' | 'notice' | 'onExport'>;

function Footer({ model: { syncing, reload, notify, clearNotice }, notice, onExport }: FooterProps) {
  const refresh = async () => {
    clearNotice();
    const isThere = await reload();
    notify(isThere ? messages.syncStatusRefreshed : messages.syncStatusNotLoaded, isThere ? 'done' : 'failed');
  };
  return (
    <>
      <div className="calendar-results">
        <div role="status">
          {notice !== null && notice.kind !== 'failed' && <NoticeLine key={notice.count} notice={notice} />}
        </div>
        <div role="alert">{notice?.kind === 'failed' && <NoticeLine key={notice.count} notice={notice} />}</div>
        <SessionOver />
      </div>
      <button type="button" className="btn alt" onClick={() => void refresh()}>
        {messages.refreshStatusButton}
      </button>
      <button type="button" className="btn alt" onClick={onExport}>
        {messages.exportCalendarButton}
      </button>
      <button type="button" className="btn" onClick={() => void syncing.sync()}>
        {messages.syncAllButton}
      </button>
    </>
  );
}

const LOOKS = {
  done: { className: 'note ok', icon: 'check-circle' },
  warned: { className: 'note warn', icon: 'warning' },
  failed: { className: 'note err-n', icon: 'warning-circle' },
} as const satisfies Record<NoticeKind, { className: string; icon: IconName }>;

function NoticeLine({ notice: { sentence, kind, more } }: { notice: Notice }) {
  const { className, icon } = LOOKS[kind];
  return (
    <div className={className}>
      <Icon name={icon} />
      <div>
        {[sentence, ...more].map((each) => (
          <p key={each}>{each}</p>
        ))}
      </div>
    </div>
  );
}
