import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { FailureAlert } from '../../../ui/loading/FailureAlert.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import type { ListedArchive } from '../../restoration-contract.ts';
import { ArchiveList } from './ArchiveList.tsx';
import { KeyField } from './KeyField.tsx';
import type { Choice, Work } from './use-restoration.ts';
import { WhatField } from './WhatField.tsx';
import * as messages from '../../messages/admin.ts';

type RestoreFormProps = {
  archives: readonly ListedArchive[];
  work: Work;
  onPreview: (choice: Choice) => void;
  onChange: () => void;
};

export function RestoreForm({ archives, work, onPreview, onChange }: RestoreFormProps) {
  const usable = archives.find(({ perche }) => perche === null);
  const [choice, setChoice] = useState<Choice>({ archivio: usable?.nome ?? '', chiave: '', che: 'casa', cerca: '' });
  const form = useRef<HTMLFormElement>(null);
  const isWorking = work.kind === 'working';
  const fault = work.kind === 'failed' ? work.fault : null;
  useEffect(() => {
    if (fault !== null) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [fault]);

  const change = (changed: Partial<Choice>) => {
    setChoice((now) => ({ ...now, ...changed }));
    onChange();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isWorking) onPreview(choice);
  };
  const archive = archives.find(({ nome }) => nome === choice.archivio);
  const { archivio, chiave, cerca } = fault?.campi ?? {};
  const hasFieldError = [archivio, chiave, cerca].some((one) => one !== undefined);
  return (
    <form ref={form} className="admin-restoration-form card" onSubmit={submit} noValidate>
      <ArchiveList
        archives={archives}
        chosen={choice.archivio}
        error={archivio}
        onChoose={({ nome }) => change({ archivio: nome })}
      />
      {archive?.cifrato === true && (
        <KeyField error={chiave} isChosen={choice.chiave !== ''} onKey={(text) => change({ chiave: text })} />
      )}
      <WhatField che={choice.che} cerca={choice.cerca} error={cerca} onChange={change} />
      <FailureAlert>{hasFieldError ? null : fault?.detail}</FailureAlert>
      <button type="submit" className="btn" aria-disabled={isWorking}>
        <Icon name="eye" />
        {messages.previewRestoreButton}
      </button>
    </form>
  );
}
