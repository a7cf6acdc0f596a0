import { Field } from '../../../../ui/Field.tsx';
import { type GuestDetails, guestDetails } from '../../../rules/check-guest.ts';
import * as t from './messages.it.ts';

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
      <Field id="guest_name" label={t.nomeECognome} error={faults['guest_name']}>
        {(control) => <input {...control} {...inputOf('guest_name')} autoComplete="name" />}
      </Field>
      <Field id="guest_email" label={t.eMail} error={faults['guest_email']} hint={t.laConfermaArrivaQui}>
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
      <Field id="guest_phone" label={t.telefono} error={faults['guest_phone']} hint={t.serveAlProprietario}>
        {(control) => <input {...control} {...inputOf('guest_phone')} type="tel" autoComplete="tel" />}
      </Field>
      <Field id="notes" label={t.notePerIlProprietario} optional="facoltative" error={faults['notes']}>
        {(control) => <textarea {...control} {...inputOf('notes')} rows={3} />}
      </Field>
    </>
  );
}
