/** One choice: `label` is what is typed and shown, `hint` what tells two of the same name apart (a province's letters). */
export type ComboboxOption = { id: number; label: string; hint?: string };

export type ComboboxProps = {
  label: string;
  options: readonly ComboboxOption[];
  /** The id of the taken option. */
  value: number | null;
  onChange: (id: number | null) => void;
  /** Of the input, so that an error summary can link to it. */
  id?: string;
  disabled?: boolean;
  required?: boolean;
  placeholder?: string;
  /** A sentence below the field. */
  hint?: string;
  error?: string | undefined;
  /** How texts are compared, such as without accents and case (`locations/rules/fold-name.ts`). */
  fold: (text: string) => string;
};

export function Combobox({ label }: ComboboxProps) {
  return <div className="fld">{label}</div>;
}
