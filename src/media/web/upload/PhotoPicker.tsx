/** A photo that is stored: `immagine` goes into the form's `immagini`, `url` is the address of its largest variant. */
export type FormPhoto = { immagine: string; url: string; nome: string };

export type PhotoPickerProps = {
  /** Stored photos in their order; the first is the cover. */
  photos: readonly FormPhoto[];
  onChange: (photos: FormPhoto[]) => void;
  /** `true` while any upload runs. */
  onBusyChange?: (busy: boolean) => void;
  /** How many chosen photos could not be uploaded and wait for «Riprova»: they are not in `photos`. */
  onFailedChange?: (failed: number) => void;
  /** Of the file input, so that an error summary can link to it. */
  id?: string;
  error?: string | undefined;
};

export function PhotoPicker({ photos }: PhotoPickerProps) {
  return <div>{photos.length}</div>;
}
