import { type MouseEvent, useEffect, useEffectEvent } from 'react';
import { SignInAgain } from '../../../accounts/web/owner/SignInAgain.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import type { Failure, Marks } from './failure.ts';
import { focusField } from './focus-field.ts';
import type { FormControls } from './form-controls.ts';
import * as messages from '../../messages/owner.ts';

const SUMMARY_ID = 'modulo-errore';

type ErrorSummaryProps = {
  form: FormControls;
  failure: Failure | null;
  marks: Marks;
  attempt: number;
  signInPath: string | undefined;
};

/**
 * The alert contains the message but not the links, because the focus moves to a field at once. Each attempt renders a new alert,
 * so that a repeated message is announced again.
 */
export function ErrorSummary({ form: { heading: Heading }, failure, marks, attempt, signInPath }: ErrorSummaryProps) {
  if (!failure) return null;
  const go = (event: MouseEvent, name: (typeof messages.FIELD_NAMES)[number]) => {
    event.preventDefault();
    focusField(name);
  };
  const names = messages.FIELD_NAMES.filter((name) => marks[name] !== undefined);
  return (
    <div className="strutture-error-summary">
      <Icon name="warning-circle" size={24} />
      <Heading id={SUMMARY_ID} tabIndex={-1}>
        {failure.kind === 'notReady' ? messages.formNotReady : messages.requestNotSent}
      </Heading>
      <p key={attempt} role="alert" data-msg={failure.sentence}>
        {failure.sentence}
      </p>
      {failure.kind === 'signedOut' && signInPath !== undefined && <SignInAgain to={signInPath} />}
      {names.length > 0 && (
        <ul aria-label={messages.fieldsToFixTitle}>
          {names.map((name) => (
            <li key={name}>
              <a href={`#${messages.fieldId(name)}`} onClick={(event) => go(event, name)}>
                {messages.FIELD_LABELS[name]}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

export function useFailureFocus(failure: Failure | null, attempt: number): void {
  const focus = useEffectEvent(() => {
    if (!failure) return;
    if (failure.first !== null) return focusField(failure.first);
    const heading = document.getElementById(SUMMARY_ID);
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: 'center' });
  });
  useEffect(() => focus(), [attempt]);

  const isFailed = failure !== null;
  useEffect(() => {
    if (!isFailed) return undefined;
    const { title } = document;
    const marked = messages.errorPageTitle(title);
    document.title = marked;
    return () => {
      // The title is restored only if the next page has not set another title.
      if (document.title === marked) document.title = title;
    };
  }, [isFailed]);
}
