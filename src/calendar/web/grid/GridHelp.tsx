import { gridMessages } from '../../grid-messages.it.ts';

/** How a period is chosen, for whoever has a mouse and a keyboard, and for fingers. */
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
