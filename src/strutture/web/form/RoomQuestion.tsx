import { useRef } from 'react';
import { Icon } from '../../../ui/icons/Icon.tsx';
import type { RoomMismatch } from '../../rules/capacity.ts';
import { focusField } from './focus-field.ts';
import type { FormControls } from './form-controls.ts';
import type { MismatchControls } from './use-room-mismatch.ts';
import * as messages from '../../messages/owner.ts';

type RoomQuestionProps = { form: FormControls; mismatch: MismatchControls; isHere: boolean };

export function RoomQuestion({ form, mismatch, isHere }: RoomQuestionProps) {
  const { question, isLeft, leave } = mismatch;
  const box = useRef<HTMLDivElement>(null);
  if (form.state.tipo_prenotazione !== 'bnb') return null;
  const use = ({ field, inRooms }: RoomMismatch) => {
    form.set({ [field]: String(inRooms) });
    focusField(field);
  };
  const keep = (left: RoomMismatch) => {
    leave(left);
    box.current?.focus();
  };
  // The live region stays mounted, so that a new question is announced.
  return (
    <div role="status">
      {isHere && isLeft && (
        <div ref={box} className="strutture-room-question" tabIndex={-1}>
          <Icon name="info" />
          {question === null ? (
            <p>{messages.statedNumberLeft}</p>
          ) : (
            <div>
              <p>{messages.roomMismatchQuestions[question.field](question)}</p>
              <div className="risposte">
                <button type="button" className="btn alt sm" onClick={() => use(question)}>
                  {messages.takeRoomsTotalButton(question.inRooms)}
                </button>
                <button type="button" className="btn quiet sm" onClick={() => keep(question)}>
                  {messages.leaveStatedNumberButton(question)}
                </button>
              </div>
            </div>
          )}
        </div>
      )}
    </div>
  );
}
