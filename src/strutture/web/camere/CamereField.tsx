import type { CameraForm } from '../../rules/struttura-form.ts';

export type CamereFieldProps = {
  camere: readonly CameraForm[];
  onChange: (camere: CameraForm[]) => void;
  /** Of the button «Aggiungi camera», so that an error summary can link to it. */
  id?: string;
  error?: string | undefined;
};

export function CamereField({ camere }: CamereFieldProps) {
  return <div>{camere.length}</div>;
}
