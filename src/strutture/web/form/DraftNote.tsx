import { useEffect } from 'react';
import { announce } from '../../../ui/announce.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { formMessages } from '../../form-messages.it.ts';
import { RestartButton } from './RestartButton.tsx';

/** Says that what stands in the form was typed before, and offers an empty one. */
export function DraftNote({ mode, onRestart }: { mode: 'create' | 'edit'; onRestart: () => void }) {
  useEffect(() => announce(formMessages.bozzaRipresa), []);
  return (
    <div className="note info bozza">
      <Icon name="pencil-simple" />
      <p>{formMessages.bozzaRipresa}</p>
      <RestartButton mode={mode} onRestart={onRestart} />
    </div>
  );
}
