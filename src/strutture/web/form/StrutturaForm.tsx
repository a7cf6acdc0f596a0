import { type SubmitEvent, useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react';
import type { Reply } from '../../../api/call.ts';
import { announce } from '../../../ui/toasts/announce.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { useHydrated } from '../../../ui/loading/use-hydrated.ts';
import type { StrutturaBody } from '../../submission-contract.ts';
import { parseCin } from '../../rules/cin.ts';
import { ErrorSummary, useFailureFocus } from './ErrorSummary.tsx';
import { focusField } from './focus-field.ts';
import type { FormControls } from './form-controls.ts';
import type { FormState } from './form-state.ts';
import { FormSections } from './FormSections.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import { SubmitBar } from './SubmitBar.tsx';
import { useCinCheck } from './CinField.tsx';
import { useDeviceDraft } from './use-device-draft.ts';
import { type DraftPlace, dropDraft, useDraft } from './use-draft.ts';
import { isUploading, type Uploads, useSubmission } from './use-submission.ts';
import '../../../media/web/upload/upload.css';
import '../../../ui/forms/combobox.css';
import '../camere/camere.css';
import './form.css';
import * as messages from '../../messages/owner.ts';
import { formatDayAndTime } from '../../../kernel/dates/format-moment.ts';
import { RestartButton } from './RestartButton.tsx';

type DraftNoteProps = {
  mode: 'create' | 'edit';
  isStoredOnDevice: boolean;
  saved_at: number | null;
  onRestart: () => void;
};

function DraftNote({ saved_at, ...button }: DraftNoteProps) {
  useEffect(() => announce(messages.draftRestored), []);
  return (
    <div className="note info strutture-draft">
      <Icon name="pencil-simple" />
      <p>
        {saved_at !== null && <b>{messages.draftDate(formatDayAndTime(new Date(saved_at).toISOString()))}</b>}{' '}
        {messages.draftRestored}
      </p>
      <RestartButton {...button} />
    </div>
  );
}

export type StrutturaFormProps<Data> = {
  mode: 'create' | 'edit';
  isAdmin?: boolean;
  initial: FormState;
  draftKey: string;
  isStoredOnDevice?: boolean;
  submit: (body: StrutturaBody) => Promise<Reply<Data>>;
  onDone: (data: Data) => void;
  signInPath?: string;
  sendLabel?: string;
  note?: (state: FormState) => string;
  heading?: 'h2' | 'h3';
  onUnsentChange?: (question: string | null) => void;
};

const NO_UPLOADS: Uploads = { isBusy: false, failed: 0, hostPhoto: { isBusy: false, fault: null } };

export function StrutturaForm<Data>(props: StrutturaFormProps<Data>) {
  // Drafts exist only in the browser, so the form is mounted again with its draft after hydration.
  const isHydrated = useHydrated();
  const [resetCount, setResetCount] = useState(0);
  const { draftKey, isStoredOnDevice = false } = props;
  const drafts = useDeviceDraft(isStoredOnDevice ? draftKey : null, resetCount);
  const place = useMemo(
    () => (isHydrated && drafts !== null ? { key: draftKey, drafts } : null),
    [isHydrated, drafts, draftKey],
  );
  const restart = () => {
    dropDraft(draftKey);
    if (drafts !== null && drafts !== 'tab') void drafts.remove(true);
    setResetCount(resetCount + 1);
  };
  return (
    <LiveForm
      key={place === null ? 'drawn' : resetCount}
      {...props}
      place={place}
      isRestarted={resetCount > 0}
      onRestart={restart}
    />
  );
}

/** `place` is null on the server and while the device's storage is being read. */
type LiveFormProps<Data> = StrutturaFormProps<Data> & {
  place: DraftPlace | null;
  isRestarted: boolean;
  onRestart: () => void;
};

function LiveForm<Data>({ mode, isAdmin = false, initial, place, submit, onDone, ...rest }: LiveFormProps<Data>) {
  const { heading = 'h2', isStoredOnDevice = false } = rest;
  const draft = useDraft(place, initial);
  const { state, setState, isDirty, drop } = draft;
  const [uploads, setUploads] = useState(NO_UPLOADS);
  const [sent, setSent] = useState<{ data: Data } | null>(null);
  const cinCheck = useCinCheck(state.cin, mode === 'edit' ? parseCin(initial.cin) : null);
  const onSent = (data: Data) => {
    drop();
    setSent({ data });
  };
  const sending = { mode, isAdmin, state, cinCheck, uploads, submit, onSent };
  const { failure, attempt, marks, errorsOfRooms, phase, send } = useSubmission(sending);
  useFailureFocus(failure, attempt);
  const question = leaveQuestion(draft, { mode, isAdmin }, sent === null ? uploads : NO_UPLOADS);
  useNews({ ...rest, question, sent, onDone });

  const form: FormControls = {
    mode,
    isAdmin,
    state,
    setState,
    set: (change) => setState((now) => ({ ...now, ...change })),
    errorOf: (name) => marks[name],
    errorsOfRooms,
    heading,
    photos: draft.photos,
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    // Ignores submit events that bubble up from the forms of dialogs.
    if (event.target === event.currentTarget) send();
  };
  return (
    <form
      className="strutture-form"
      noValidate
      aria-label={isAdmin ? messages.listingSectionTitle : messages.yourListingTitle}
      onSubmit={onSubmit}
    >
      <fieldset className="strutture-everything" disabled={place === null}>
        {draft.restored && <DraftNote {...{ mode, isStoredOnDevice }} {...draft.restored} onRestart={rest.onRestart} />}
        <ErrorSummary {...{ form, failure, marks, attempt }} signInPath={rest.signInPath} />
        <FormSections form={form} cinCheck={cinCheck} onUploads={setUploads} />
        {rest.note && (
          <p className="note info owner-before" role="status">
            <Icon name="info" />
            {rest.note(state)}
          </p>
        )}
        <SubmitBar
          {...{ form, phase, isDirty, isStoredOnDevice }}
          where={draft.where}
          label={rest.sendLabel}
          onRestart={rest.onRestart}
        />
      </fieldset>
      <LeaveGuard question={question} />
    </form>
  );
}

type FilledForm = Pick<FormControls, 'mode' | 'isAdmin'>;

type DraftState = Pick<ReturnType<typeof useDraft>, 'isDirty' | 'where'>;

function leaveQuestion({ isDirty, where }: DraftState, { mode, isAdmin }: FilledForm, uploads: Uploads): string | null {
  const hasUploads = isUploading(uploads) || uploads.failed > 0;
  if (!isDirty && !hasUploads) return null;
  if (where !== 'tab') return messages.leaveRequestWarning;
  const ofNew = isAdmin ? messages.leaveCreationWarning : messages.leaveRequestInTabWarning;
  const question = mode === 'create' ? ofNew : messages.leaveEditWarning;
  return hasUploads ? messages.leaveWithPhotosWarning(question) : question;
}

type News<Data> = Pick<LiveFormProps<Data>, 'isRestarted' | 'onUnsentChange' | 'onDone'> & {
  question: string | null;
  sent: { data: Data } | null;
};

function useNews<Data>({ isRestarted, onUnsentChange, onDone, question, sent }: News<Data>): void {
  const notifyUnsent = useEffectEvent((now: string | null) => onUnsentChange?.(now));
  // Not a passive effect, because Esc pressed right after a change would then bypass the guard of the surrounding dialog.
  useLayoutEffect(() => notifyUnsent(question), [question]);

  // Calls `onDone` in an effect, because the leave guard blocks the navigation until the next render.
  const notifySent = useEffectEvent((data: Data) => onDone(data));
  useEffect(() => {
    if (sent) notifySent(sent.data);
  }, [sent]);

  useEffect(() => {
    if (!isRestarted) return;
    focusField('nome');
    announce(messages.formCleared);
  }, [isRestarted]);
}
