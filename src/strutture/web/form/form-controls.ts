import type { Dispatch, SetStateAction } from 'react';
import type { PhotosOfForm } from '../../../media/web/upload/use-picked-photos.ts';
import type { ErrorsOfRooms } from '../camere/room-errors.ts';
import type { FormState } from './form-state.ts';
import type { FieldName } from '../../messages/owner.ts';

export type FormControls = {
  mode: 'create' | 'edit';
  isAdmin: boolean;
  state: FormState;
  setState: Dispatch<SetStateAction<FormState>>;
  set: (change: Partial<FormState>) => void;
  errorOf: (name: FieldName) => string | undefined;
  errorsOfRooms: ErrorsOfRooms;
  heading: 'h2' | 'h3';
  photos: Pick<PhotosOfForm, 'restored' | 'onList'>;
};
