import type { ErrorsOfRooms } from '../camere/room-errors.ts';
import type { FieldName } from './field-names.ts';
import type { FormState } from './form-state.ts';

/** What every part of the form is given. */
export type FormControls = {
  mode: 'create' | 'edit';
  state: FormState;
  setState: (state: FormState) => void;
  set: (change: Partial<FormState>) => void;
  /** What is wrong with a field, as a sentence. */
  errorOf: (name: FieldName) => string | undefined;
  /** What was wrong with single rooms when the form was last tried. */
  errorsOfRooms: ErrorsOfRooms;
  /** The level of the sections' titles. */
  heading: 'h2' | 'h3';
};
