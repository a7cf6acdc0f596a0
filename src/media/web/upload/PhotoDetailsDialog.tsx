import { type KeyboardEvent, useId } from 'react';
import { currentLanguage } from '../../../kernel/languages/current-language.ts';
import { isLanguage, ITALIAN, LANGUAGES } from '../../../kernel/language.ts';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { CENTRE } from '../../rules/focal-point.ts';
import { MAX_DIDASCALIA, NO_DETAILS, type PhotoDetails, STANZE_FOTO } from '../../rules/photo-details.ts';
import type { FormPhoto } from '../../rules/photo-list.ts';
import { photoSources, withFocus } from '../../rules/photo-sources.ts';
import { Photo } from '../Photo.tsx';
import { FocusPicker } from './FocusPicker.tsx';
import * as messages from '../../messages/visitor.ts';
import * as ownerMessages from '../../messages/owner.ts';

type PhotoDetailsDialogProps = {
  photo: FormPhoto;
  place: number;
  onChange: (details: PhotoDetails) => void;
  onClose: () => void;
};

function captionOf(before: PhotoDetails, didascalia: string): Partial<PhotoDetails> {
  const language = currentLanguage();
  const isBegun = before.didascalia === '' && before.lingua === undefined && language !== ITALIAN;
  return { didascalia, ...(isBegun && { lingua: language }) };
}

export function PhotoDetailsDialog({ photo, place, onChange, onClose }: PhotoDetailsDialogProps) {
  const id = useId();
  const { url, dettagli = NO_DETAILS } = photo;
  const focus = dettagli.fuoco ?? photoSources(url).focus ?? CENTRE;
  const set = (change: Partial<PhotoDetails>) => onChange({ ...dettagli, ...change });
  // Prevents Enter from submitting the surrounding form.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={ownerMessages.detailsTitle(place)}
      className="media-details"
      footer={
        <button type="button" className="btn" onClick={onClose}>
          {ownerMessages.detailsDoneButton}
        </button>
      }
    >
      <p className="muted">{ownerMessages.detailsOptionalHint}</p>
      <div className="fld">
        <label htmlFor={`${id}-stanza`}>{ownerMessages.subjectLabel}</label>
        <select
          className="sel"
          id={`${id}-stanza`}
          value={dettagli.stanza ?? ''}
          onChange={({ target }) => set({ stanza: STANZE_FOTO.find((stanza) => stanza === target.value) ?? null })}
        >
          <option value="">{ownerMessages.subjectNotStated}</option>
          {STANZE_FOTO.map((stanza) => (
            <option key={stanza} value={stanza}>
              {messages.photoSubjectNames[stanza]}
            </option>
          ))}
        </select>
      </div>
      <div className="fld">
        <label htmlFor={`${id}-didascalia`}>{ownerMessages.captionLabel}</label>
        <input
          className="inp"
          id={`${id}-didascalia`}
          type="text"
          value={dettagli.didascalia}
          maxLength={MAX_DIDASCALIA}
          placeholder={ownerMessages.captionExample}
          onChange={({ target }) => set(captionOf(dettagli, target.value))}
          onKeyDown={onKeyDown}
        />
      </div>
      {dettagli.didascalia !== '' && (
        <div className="fld">
          <label htmlFor={`${id}-lingua`}>{ownerMessages.captionLanguageLabel}</label>
          <select
            className="sel"
            id={`${id}-lingua`}
            value={dettagli.lingua ?? ITALIAN}
            onChange={({ target: { value } }) => isLanguage(value) && set({ lingua: value })}
          >
            {LANGUAGES.map((language) => (
              <option key={language} value={language}>
                {ownerMessages.captionLanguages[language]}
              </option>
            ))}
          </select>
        </div>
      )}
      <div className="fld" role="group" aria-labelledby={`${id}-punto`}>
        <span id={`${id}-punto`}>{ownerMessages.focalPointLabel}</span>
        <FocusPicker url={url} focus={focus} onChange={(fuoco) => set({ fuoco })} />
        <p className="hint">{ownerMessages.focalPointHint}</p>
        <div className="media-crops" aria-hidden="true">
          <span>{ownerMessages.cropPreviewTitle}</span>
          <Photo url={withFocus(url, focus)} alt="" sizes="132px" tile={2} />
          <Photo url={withFocus(url, focus)} alt="" sizes="50px" tile={0.7} />
        </div>
      </div>
    </Dialog>
  );
}
