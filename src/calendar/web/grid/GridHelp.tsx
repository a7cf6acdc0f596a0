import * as messages from '../../messages/owner.ts';

export function GridHelp() {
  return (
    <p className="calendar-help">
      <span className="col-mouse">
        {messages.mouseHelp} {messages.keyboardHelp}
      </span>
      <span className="col-dito">{messages.touchHelp}</span>
    </p>
  );
}
