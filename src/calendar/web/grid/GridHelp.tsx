import { gridMessages } from '../../grid-messages.it.ts';

export function GridHelp() {
  return (
    <p className="calendar-help">
      <span className="col-mouse">
        {gridMessages.aiutoMouse} {gridMessages.aiutoTastiera}
      </span>
      <span className="col-dito">{gridMessages.aiutoTocco}</span>
    </p>
  );
}
