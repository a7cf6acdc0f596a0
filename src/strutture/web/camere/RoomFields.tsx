import { useId } from 'react';
import { Field, type Optional } from '../../../ui/forms/Field.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { SERVIZI, type Servizio } from '../../rules/servizi.ts';
import type { CameraForm } from '../../rules/struttura-form.ts';
import { TIPI_LETTI } from '../../rules/tipi.ts';
import { CheckRow } from '../form/CheckRow.tsx';
import { ChoiceGroup } from '../form/ChoiceGroup.tsx';
import { serviceIcon } from '../visitor/service-icon.ts';
import { ROOM_LABELS, type RoomErrors } from './room-errors.ts';
import { MIN_PRICE } from '../../rules/step-price.ts';
import { LanguageChoice } from '../form/TextLanguage.tsx';
import { SteppedPrice } from '../form/SteppedPrice.tsx';
import * as messages from '../../messages/visitor.ts';
import * as ownerMessages from '../../messages/owner.ts';

type RoomFieldsProps = {
  camera: CameraForm;
  errors: RoomErrors;
  set: (change: Partial<CameraForm>) => void;
};

const POSTI = ['1', '2', '3', '4', '5', '6', '7', '8'];

export function RoomFields({ camera, errors, set }: RoomFieldsProps) {
  const id = useId();
  const bagni = [
    { isPrivate: true, label: ownerMessages.privateBathroomOption },
    { isPrivate: false, label: ownerMessages.sharedBathroomOption },
  ];
  return (
    <>
      <RoomText {...{ id, camera, errors, set }} name="nome_camera" placeholder={ownerMessages.roomNameExample} />
      <div className="strutture-camera-two">
        <Field id={`${id}-posti`} label={ROOM_LABELS.posti_letto} error={errors.posti_letto}>
          {(control) => (
            <select
              {...control}
              className="sel"
              name="posti_letto"
              value={camera.posti_letto}
              onChange={({ target }) => set({ posti_letto: target.value })}
            >
              {!POSTI.includes(camera.posti_letto) && (
                <option value={camera.posti_letto}>{ownerMessages.chooseOption}</option>
              )}
              {POSTI.map((posti) => (
                <option key={posti}>{posti}</option>
              ))}
            </select>
          )}
        </Field>
        <Field id={`${id}-prezzo`} label={ROOM_LABELS.prezzo_notte} error={errors.prezzo_notte}>
          {(control) => (
            <SteppedPrice
              {...control}
              value={camera.prezzo_notte}
              onChange={(prezzo_notte) => set({ prezzo_notte })}
              least={MIN_PRICE.room}
            />
          )}
        </Field>
      </div>
      <Field id={`${id}-letti`} label={ROOM_LABELS.tipo_letti} error={errors.tipo_letti}>
        {(control) => (
          <select
            {...control}
            className="sel"
            name="tipo_letti"
            value={camera.tipo_letti}
            onChange={({ target }) => {
              const tipo_letti = TIPI_LETTI.find((tipo) => tipo === target.value);
              if (tipo_letti) set({ tipo_letti });
            }}
          >
            {TIPI_LETTI.map((tipo) => (
              <option key={tipo} value={tipo}>
                {messages.bedTypeNames[tipo]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <RoomText
        {...{ id, camera, errors, set }}
        name="letti_aggiuntivi"
        optional="facoltativi"
        placeholder={ownerMessages.extraBedsExample}
      />
      <ChoiceGroup id={`${id}-bagno`} legend={ROOM_LABELS.bagno_privato} error={errors.bagno_privato}>
        <div className="strutture-pills">
          {bagni.map(({ isPrivate, label }) => (
            <label key={label} className="strutture-choice">
              <input
                type="radio"
                className="sr"
                name="bagno_privato"
                checked={camera.bagno_privato === isPrivate}
                onChange={() => set({ bagno_privato: isPrivate })}
              />
              {label}
            </label>
          ))}
        </div>
      </ChoiceGroup>
      <RoomServices id={`${id}-servizi`} camera={camera} error={errors.servizi_camera} set={set} />
      <Field id={`${id}-note`} label={ROOM_LABELS.note} optional="facoltative" error={errors.note}>
        {(control) => (
          <textarea
            {...control}
            className="inp"
            name="note"
            rows={3}
            value={camera.note}
            onChange={({ target }) => set({ note: target.value })}
          />
        )}
      </Field>
      <LanguageChoice
        id={`${id}-lingua`}
        question={ownerMessages.roomTextsLanguageLabel}
        value={camera.lingua}
        onChoose={(lingua) => set({ lingua })}
      />
      <CheckRow
        id={`${id}-disponibile`}
        label={ROOM_LABELS.disponibile}
        hint={ownerMessages.roomBookableHint}
        checked={camera.disponibile}
        onChange={() => set({ disponibile: !camera.disponibile })}
      />
    </>
  );
}

type RoomTextProps = RoomFieldsProps & {
  id: string;
  name: 'nome_camera' | 'letti_aggiuntivi';
  placeholder: string;
  optional?: Optional;
};

function RoomText({ id, camera, errors, set, name, placeholder, optional }: RoomTextProps) {
  return (
    <Field id={`${id}-${name}`} label={ROOM_LABELS[name]} optional={optional} error={errors[name]}>
      {(control) => (
        <input
          {...control}
          className="inp"
          name={name}
          placeholder={placeholder}
          value={camera[name]}
          onChange={({ target }) => set({ [name]: target.value })}
        />
      )}
    </Field>
  );
}

type RoomServicesProps = { id: string; camera: CameraForm; error: string | undefined; set: RoomFieldsProps['set'] };

function RoomServices({ id, camera: { servizi_camera }, error, set }: RoomServicesProps) {
  const toggle = (servizio: Servizio) => {
    const isChosen = servizi_camera.includes(servizio);
    set({ servizi_camera: SERVIZI.filter((each) => (each === servizio ? !isChosen : servizi_camera.includes(each))) });
  };
  return (
    <ChoiceGroup id={id} legend={ROOM_LABELS.servizi_camera} error={error}>
      <div className="strutture-pills">
        {SERVIZI.map((servizio) => (
          <label key={servizio} className="strutture-choice">
            <input
              type="checkbox"
              className="sr"
              name="servizi_camera"
              checked={servizi_camera.includes(servizio)}
              onChange={() => toggle(servizio)}
            />
            <Icon name={serviceIcon(servizio)} />
            {messages.nameOfService(servizio)}
          </label>
        ))}
      </div>
    </ChoiceGroup>
  );
}
