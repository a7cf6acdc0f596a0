import { type SubmitEvent, useEffect, useEffectEvent, useId, useRef } from 'react';
import { Field } from '../../../ui/forms/Field.tsx';
import type { CalendarProperty } from '../../property-contract.ts';
import { PLATFORMS, type Platform } from '../../rules/feed.ts';
import type { SyncViewModel } from './sync-view-model.ts';
import { useAddPlatform, WHOLE_HOUSE } from './use-add-platform.ts';
import * as messages from '../../messages/owner.ts';

type AddPlatformProps = {
  model: SyncViewModel;
  wanted: Platform | null;
  onTyped: (isTyped: boolean) => void;
};

export function AddPlatform({ model, wanted, onTyped }: AddPlatformProps) {
  const { typed, write, send, faults, isBusy, isKnown, hasCamere, name } = useAddPlatform(model, wanted);
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const isTyped = typed.url.trim() !== '';
  const notifyTyped = useEffectEvent(onTyped);
  useEffect(() => notifyTyped(isTyped), [isTyped]);
  useEffect(() => {
    if (faults.camera !== undefined || faults.url !== undefined) {
      form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
    }
  }, [faults]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void send();
  };

  return (
    <section>
      <h3>{messages.connectCalendarTitle}</h3>
      <form
        ref={form}
        className={hasCamere ? 'calendar-add calendar-with-room' : 'calendar-add'}
        noValidate
        onSubmit={submit}
      >
        <Field id={`${id}-platform`} label={messages.platformLabel}>
          {(control) => (
            <select
              {...control}
              className="sel"
              value={typed.platform}
              onChange={({ target }) =>
                write({ platform: PLATFORMS.find((each) => each === target.value) ?? typed.platform })
              }
            >
              {PLATFORMS.map((platform) => (
                <option key={platform} value={platform}>
                  {messages.platformNames[platform]}
                </option>
              ))}
            </select>
          )}
        </Field>
        {hasCamere && (
          <CameraField
            id={`${id}-camera`}
            property={model.status.property}
            value={typed.camera}
            error={faults.camera}
            onChange={(camera) => write({ camera })}
          />
        )}
        <Field
          id={`${id}-url`}
          label={messages.feedUrlLabel}
          className="url"
          error={faults.url}
          isAlert
          hint={isKnown && isTyped ? messages.feedUrlReplacesCurrent(name) : undefined}
        >
          {(control) => (
            <input
              {...control}
              className="inp"
              type="url"
              inputMode="url"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              placeholder={messages.feedUrlPlaceholder}
              readOnly={isBusy}
              value={typed.url}
              onChange={({ target }) => write({ url: target.value })}
            />
          )}
        </Field>
        <button
          type="submit"
          className={isBusy ? 'btn alt calendar-turning' : 'btn alt'}
          aria-disabled={!isTyped || isBusy}
        >
          {messages.addButton}
        </button>
        <p role="status" className="muted calendar-reading">
          {isBusy && messages.readingCalendar}
        </p>
      </form>
    </section>
  );
}

type CameraFieldProps = {
  id: string;
  property: CalendarProperty;
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
};

export function CameraField({ id, property: { camere }, value, error, onChange }: CameraFieldProps) {
  return (
    <Field id={id} label={messages.roomLabel} error={error}>
      {(control) => (
        <select {...control} className="sel" value={value} onChange={({ target }) => onChange(target.value)}>
          <option value="" disabled>
            {messages.chooseRoomOption}
          </option>
          {camere.map((camera) => (
            <option key={camera.id} value={camera.id}>
              {camera.nome_camera}
            </option>
          ))}
          <option value={WHOLE_HOUSE}>{messages.wholeHomeLabel}</option>
        </select>
      )}
    </Field>
  );
}
