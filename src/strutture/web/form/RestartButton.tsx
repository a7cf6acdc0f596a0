import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { formMessages } from '../../form-messages.it.ts';

/** «Ricomincia da capo», after a question. */
export function RestartButton({ mode, onRestart }: { mode: 'create' | 'edit'; onRestart: () => void }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <button type="button" className="txtlink" onClick={() => setAsking(true)}>
        Ricomincia da capo
      </button>
      <ConfirmDialog open={isAsking} onCancel={() => setAsking(false)} onConfirm={onRestart} isDanger>
        <p>{mode === 'create' ? formMessages.ricomincia : formMessages.ricominciaModifica}</p>
      </ConfirmDialog>
    </>
  );
}
