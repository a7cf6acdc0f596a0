import { Field } from '../../../../ui/forms/Field.tsx';
import { type GuestDetails, guestDetails } from '../../../rules/check-guest.ts';
import * as messages from '../../../messages/visitor.ts';

type GuestFieldsProps = {
  details: GuestDetails;
  faults: Record<string, string>;
  onType: (change: Partial<GuestDetails>) => void;
};

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
      <Field id="guest_name" label={messages.fullNameLabel} error={faults['guest_name']}>
        {(control) => <input {...control} {...inputOf('guest_name')} autoComplete="name" />}
      </Field>
      <Field id="guest_email" label={messages.emailLabel} error={faults['guest_email']} hint={messages.emailHint}>
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
      <Field id="guest_phone" label={messages.phoneLabel} error={faults['guest_phone']} hint={messages.phoneHint}>
        {(control) => <input {...control} {...inputOf('guest_phone')} type="tel" autoComplete="tel" />}
      </Field>
      <Field id="notes" label={messages.notesForOwnerLabel} optional="facoltative" error={faults['notes']}>
        {(control) => <textarea {...control} {...inputOf('notes')} rows={3} />}
      </Field>
    </>
  );
}
