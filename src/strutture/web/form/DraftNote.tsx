import { useEffect } from 'react';
import { formatDayAndTime } from '../../../kernel/format-moment.ts';
import { announce } from '../../../ui/announce.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { formMessages } from '../../form-messages.it.ts';
import { RestartButton } from './RestartButton.tsx';

type DraftNoteProps = {
  mode: 'create' | 'edit';
  isStoredOnDevice: boolean;
  saved_at: number | null;
  onRestart: () => void;
};

export function DraftNote({ saved_at, ...button }: DraftNoteProps) {
  useEffect(() => announce(formMessages.bozzaRipresa), []);
  return (
    <div className="note info strutture-draft">
      <Icon name="pencil-simple" />
      <p>
        {saved_at !== null && <b>{formMessages.bozzaDel(formatDayAndTime(new Date(saved_at).toISOString()))}</b>}{' '}
        {formMessages.bozzaRipresa}
      </p>
      <RestartButton {...button} />
    </div>
  );
}
