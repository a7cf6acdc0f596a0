import { Field } from '../../../../ui/Field.tsx';
import { type GuestDetails, guestDetails } from '../../../rules/check-guest.ts';

type GuestFieldsProps = {
  details: GuestDetails;
  faults: Record<string, string>;
  onType: (change: Partial<GuestDetails>) => void;
};

/** Who comes, and how to reach them. */
export function GuestFields({ details, faults, onType }: GuestFieldsProps) {
  const inputOf = (name: keyof GuestDetails) => ({
    name,
    className: 'inp',
    required: name !== 'notes',
    maxLength: guestDetails.max[name],
    value: details[name],
    onChange: ({ target }: { target: { value: string } }) => onType({ [name]: target.value }),
  });
  return (
    <>
      <Field id="guest_name" label="Nome e cognome" error={faults['guest_name']}>
        {(control) => <input {...control} {...inputOf('guest_name')} autoComplete="name" />}
      </Field>
      <Field id="guest_email" label="E-mail" error={faults['guest_email']} hint="La conferma arriva qui.">
        {(control) => (
          <input
            {...control}
            {...inputOf('guest_email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            spellCheck={false}
          />
        )}
      </Field>
      <Field
        id="guest_phone"
        label="Telefono"
        error={faults['guest_phone']}
        hint="Lo vede solo il proprietario, per accoglierti."
      >
        {(control) => <input {...control} {...inputOf('guest_phone')} type="tel" autoComplete="tel" />}
      </Field>
      <Field id="notes" label="Note per il proprietario" optional="facoltative" error={faults['notes']}>
        {(control) => <textarea {...control} {...inputOf('notes')} rows={3} />}
      </Field>
    </>
  );
}
