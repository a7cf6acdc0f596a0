import type { PhotosOfForm } from '../../../media/web/upload/use-picked-photos.ts';
import type { ErrorsOfRooms } from '../camere/room-errors.ts';
import type { FieldName } from './field-messages.it.ts';
import type { FormState } from './form-state.ts';

/** What every part of the form is given. */
export type FormControls = {
  mode: 'create' | 'edit';
  /** An administrator fills it in, for somebody else (specification section 6). */
  isAdmin: boolean;
  state: FormState;
  setState: (state: FormState) => void;
  set: (change: Partial<FormState>) => void;
  errorOf: (name: FieldName) => string | undefined;
  /** What was wrong with single rooms when the form was last tried. */
  errorsOfRooms: ErrorsOfRooms;
  heading: 'h2' | 'h3';
  /** What the picker of photos takes from a draft, and what it tells of for the next one. */
  photos: Pick<PhotosOfForm, 'restored' | 'onList'>;
};
