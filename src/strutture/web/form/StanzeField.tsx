import { ITALIAN } from '../../../kernel/language.ts';
import { announce } from '../../../ui/toasts/announce.ts';
import { FieldError } from '../../../ui/forms/FieldError.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import type { Stanza } from '../../rules/house-rules.ts';
import { MAX_STANZE } from '../../rules/read-story.ts';
import { TIPI_LETTI, type TipoLetti } from '../../rules/tipi.ts';
import type { FormControls } from './form-controls.ts';
import { LanguageChoice } from './TextLanguage.tsx';
import * as messages from '../../messages/visitor.ts';
import * as ownerMessages from '../../messages/owner.ts';

const ID = ownerMessages.fieldId('stanze');
const isTipoLetti = (text: string): text is TipoLetti => TIPI_LETTI.some((tipo) => tipo === text);

export function StanzeField({ form }: { form: FormControls }) {
  const { stanze } = form.state;
  const error = form.errorOf('stanze');
  const change = (index: number, stanza: Stanza) => form.set({ stanze: stanze.with(index, stanza) });
  const add = () =>
    form.set({
      stanze: [
        ...stanze,
        {
          nome: ownerMessages.newSleepingRoomName(stanze.length),
          tipo_letti: '1_matrimoniale',
          lingua: form.state.lingua,
        },
      ],
    });
  const remove = (index: number) => {
    form.set({ stanze: stanze.toSpliced(index, 1) });
    announce(ownerMessages.sleepingRoomRemoved(stanze[index]?.nome ?? ''));
    document.getElementById(`${ID}-aggiungi`)?.focus();
  };
  return (
    <fieldset id={ID} className="strutture-choices" aria-describedby={error ? `${ID}-err` : undefined}>
      <legend className="lab">
        {ownerMessages.FIELD_LABELS.stanze}
        <span className="muted"> ({ownerMessages.optionalMark})</span>
      </legend>
      <p className="hint">{ownerMessages.sleepingRoomsHint}</p>
      {stanze.length > 0 && (
        <ol className="strutture-stanze-form">
          {stanze.map((stanza, index) => (
            <StanzaRow
              key={index}
              {...{ stanza, index, error }}
              onChange={(next) => change(index, next)}
              onRemove={() => remove(index)}
            />
          ))}
        </ol>
      )}
      {stanze.length > 0 && (
        <LanguageChoice
          id={`${ID}-lingua`}
          question={ownerMessages.sleepingRoomNamesLanguageLabel}
          value={stanze[0]?.lingua ?? ITALIAN}
          onChoose={(lingua) => form.set({ stanze: stanze.map((stanza) => ({ ...stanza, lingua })) })}
        />
      )}
      <FieldError id={`${ID}-err`} text={error} />
      <button
        type="button"
        id={`${ID}-aggiungi`}
        className="btn alt sm strutture-add"
        disabled={stanze.length >= MAX_STANZE}
        onClick={add}
      >
        <Icon name="plus" />
        {ownerMessages.addSleepingRoomButton}
      </button>
    </fieldset>
  );
}

type StanzaRowProps = {
  stanza: Stanza;
  index: number;
  error: string | undefined;
  onChange: (stanza: Stanza) => void;
  onRemove: () => void;
};

function StanzaRow({ stanza, index, error, onChange, onRemove }: StanzaRowProps) {
  const isWrong = error !== undefined && stanza.nome.trim() === '';
  return (
    <li data-wrong={isWrong ? '' : undefined}>
      <input
        className="inp"
        aria-label={ownerMessages.sleepingRoomNameLabel(index + 1)}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${ID}-err` : undefined}
        value={stanza.nome}
        onChange={({ target }) => onChange({ ...stanza, nome: target.value })}
      />
      <select
        className="sel"
        aria-label={ownerMessages.sleepingRoomBedsLabel(stanza.nome, index + 1)}
        value={stanza.tipo_letti}
        onChange={({ target: { value } }) => isTipoLetti(value) && onChange({ ...stanza, tipo_letti: value })}
      >
        {TIPI_LETTI.map((tipo) => (
          <option key={tipo} value={tipo}>
            {messages.bedTypeNames[tipo]}
          </option>
        ))}
      </select>
      <button
        type="button"
        className="btn quiet sm"
        aria-label={ownerMessages.removeSleepingRoomLabel(stanza.nome, index + 1)}
        onClick={onRemove}
      >
        <Icon name="trash" />
      </button>
    </li>
  );
}
