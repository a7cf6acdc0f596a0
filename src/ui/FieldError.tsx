import { Icon } from './Icon.tsx';

/** What is wrong with the field above; nothing while nothing is. */
export function FieldError({ id, text }: { id: string; text: string | undefined }) {
  if (!text) return null;
  return (
    <p className="err" id={id}>
      <Icon name="warning-circle" />
      {text}
    </p>
  );
}
