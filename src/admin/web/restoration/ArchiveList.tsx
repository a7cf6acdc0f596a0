import { useState } from 'react';
import { FieldError } from '../../../ui/forms/FieldError.tsx';
import type { ListedArchive } from '../../restoration-contract.ts';
import * as messages from '../../messages/admin.ts';

const SHOWN = 6;

function describe({ occasione, cifrato, byte, schema_dati, perche, controllato }: ListedArchive): string {
  const size = byte === null ? [] : [messages.archiveSize(byte)];
  const schema = schema_dati === null ? [] : [messages.archiveSchema(schema_dati)];
  const seal =
    perche !== null || cifrato ? [] : [controllato ? messages.signatureVerified : messages.signatureUnverified];
  return [
    messages.archiveOccasions[occasione],
    ...size,
    cifrato ? messages.archiveEncrypted : messages.archiveNotEncrypted,
    ...schema,
    ...seal,
  ].join(' · ');
}

type ArchiveListProps = {
  archives: readonly ListedArchive[];
  chosen: string;
  error: string | undefined;
  onChoose: (archive: ListedArchive) => void;
};

export function ArchiveList({ archives, chosen, error, onChoose }: ArchiveListProps) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? archives : archives.slice(0, SHOWN);
  return (
    <fieldset className="admin-restoration-choice" aria-describedby={error ? 'archivio-err' : undefined}>
      <legend>{messages.archiveFieldLabel}</legend>
      {shown.map((archive) => (
        <label key={archive.nome} className="admin-restoration-option">
          <input
            type="radio"
            name="archivio"
            checked={archive.nome === chosen}
            disabled={archive.perche !== null}
            onChange={() => onChoose(archive)}
          />
          <span>
            <b>{messages.archiveWrittenAt(archive.scritto)}</b>
            <span className="muted">{describe(archive)}</span>
            {archive.perche !== null && <span>{archive.perche}</span>}
          </span>
        </label>
      ))}
      {shown.length < archives.length && (
        <button type="button" className="btn alt sm" onClick={() => setWhole(true)}>
          {messages.moreArchivesButton(archives.length - shown.length)}
        </button>
      )}
      <FieldError id="archivio-err" text={error} />
    </fieldset>
  );
}
