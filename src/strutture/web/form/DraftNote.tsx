import { useEffect } from 'react';
import { formatDayAndTime } from '../../../kernel/format-moment.ts';
import { announce } from '../../../ui/announce.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { RestartButton } from './RestartButton.tsx';
import * as messages from '../../messages/owner.ts';

type DraftNoteProps = {
  mode: 'create' | 'edit';
  isStoredOnDevice: boolean;
  saved_at: number | null;
  onRestart: () => void;
};

export function DraftNote({ saved_at, ...button }: DraftNoteProps) {
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
