import { Icon } from '../icons/Icon.tsx';
import { Sentences } from '../Sentences.tsx';

export function FieldError({ id, text, role }: { id: string; text: string | undefined; role?: 'alert' | undefined }) {
  if (!text) return null;
  return (
    <p className="err" id={id} role={role}>
      <Icon name="warning-circle" />
      <Sentences text={text} />
    </p>
  );
}
