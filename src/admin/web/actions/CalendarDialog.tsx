import { useId, useState } from 'react';
import { type CalendarDate, dateInRome, formatLongDate, monthOf } from '../../../kernel/calendar-date.ts';
import { calendarHorizon } from '../../../stay/rules/calendar-horizon.ts';
import { useAvailability } from '../../../stay/web/use-availability.ts';
import type { AdminDetail } from '../../../strutture/admin-contract.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { MonthGrid, type MonthGridDay } from '../../../ui/MonthGrid.tsx';
import { lastShown } from '../../../ui/rules/month-weeks.ts';
import { actionMessages } from '../../action-messages.it.ts';
import type { ActionProps } from './action-props.ts';
import '../../../stay/web/stay.css';
import './actions.css';

/** Calendario: which nights are free and which are taken, as guests see them. Nothing is changed here. */
export function CalendarDialog({ struttura, onClose }: Omit<ActionProps, 'onDone'>) {
  const { nome, status, form } = struttura;
  // The form is the struttura itself: the panel may show a change of it that waits.
  const { cin } = form;
  return (
    <Dialog open onClose={onClose} title="Calendario" className="azione">
      <div className="capo">
        <p className="di-chi">{nome}</p>
        {cin !== '' && <span className="code">{cin}</span>}
      </div>
      {status === 'approvata' && cin !== '' ? (
        <Nights cin={cin} form={form} />
      ) : (
        <p className="note info">
          <Icon name="info" />
          {status === 'approvata' ? actionMessages.calendarioSenzaCin : actionMessages.calendarioNonPubblico[status]}
        </p>
      )}
    </Dialog>
  );
}

function Nights({ cin, form }: { cin: string; form: AdminDetail['form'] }) {
  const [today] = useState(() => dateInRome(new Date()));
  const [month, setMonth] = useState(monthOf(today));
  const [camera_id, setCamera] = useState<number | null>(null);
  const nights = useAvailability({ cin, camera_id, today, shownUntil: lastShown(month) });
  const id = useId();
  const camere = form.camere.filter((camera) => camera.id !== null);

  const drawDay = (day: CalendarDate): MonthGridDay => {
    const state = day < today ? 'passata' : nights.isAvailable(day) ? 'libera' : 'occupata';
    return {
      name: `${formatLongDate(day)}, ${actionMessages.notte[state]}`,
      isSelected: false,
      isDisabled: state === 'passata',
      className: state === 'occupata' ? 'presa' : undefined,
    };
  };
  return (
    <>
      {camere.length > 0 && (
        <Field id={id} label="Camera">
          {(control) => (
            <select
              {...control}
              className="sel"
              value={camera_id ?? ''}
              onChange={({ target }) => setCamera(target.value === '' ? null : Number(target.value))}
            >
              <option value="">Tutte: libera finché lo è una camera</option>
              {camere.map((camera) => (
                <option key={camera.id} value={camera.id ?? ''}>
                  {camera.nome_camera}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      <div role="alert">
        {nights.hasFailed && (
          <p className="note err-n">
            <Icon name="warning-circle" />
            {actionMessages.calendarioFallito}
            <button type="button" className="txtlink" onClick={nights.retry}>
              Riprova
            </button>
          </p>
        )}
      </div>
      {/* After a failure every unknown night would look free. */}
      {!nights.hasFailed && (
        <div className="calm guarda">
          <MonthGrid
            month={month}
            onMonthChange={setMonth}
            today={today}
            first={today}
            last={calendarHorizon(today)}
            drawDay={drawDay}
            onPick={ignore}
            isBusy={nights.isLoading}
          />
          <p className="leg">
            <span>
              <b>12</b>Libera
            </span>
            <span>
              <i className="presa-k">12</i>Occupata
            </span>
          </p>
        </div>
      )}
    </>
  );
}

/** It is only looked at. */
function ignore() {}
