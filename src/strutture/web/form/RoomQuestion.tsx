import { Icon } from '../../../ui/Icon.tsx';
import type { RoomMismatch } from '../../rules/capacity.ts';
import { focusField } from './focus-field.ts';
import type { FormControls } from './form-controls.ts';
import * as t from './room-question-messages.it.ts';
import type { MismatchControls } from './use-room-mismatch.ts';

type RoomQuestionProps = { form: FormControls; mismatch: MismatchControls; isHere: boolean };

/** Asks which number is right where the form and its rooms do not match. It refuses nothing. */
export function RoomQuestion({ form, mismatch, isHere }: RoomQuestionProps) {
  const { question, isLeft, leave } = mismatch;
  if (form.state.tipo_prenotazione !== 'bnb') return null;
  const answer = ({ field, inRooms }: RoomMismatch, isUsed: boolean) => {
    if (isUsed) form.set({ [field]: String(inRooms) });
    else if (question) leave(question);
    // The pressed button is gone.
    focusField(field);
  };
  // The region stays, so that a new question is announced.
  return (
    <div role="status">
      {isHere && isLeft && (
        <div className="strutture-room-question">
          <Icon name="info" />
          {question === null ? (
            <p>{t.lasciato}</p>
          ) : (
            <div>
              <p>{t.domande[question.field](question)}</p>
              <div className="risposte">
                <button type="button" className="btn alt sm" onClick={() => answer(question, true)}>
                  {t.usa(question.inRooms)}
                </button>
                <button type="button" className="btn quiet sm" onClick={() => answer(question, false)}>
                  {t.lascia(question)}
                </button>
              </div>
            </div>
          )}
        </div>
      )}
    </div>
  );
}
