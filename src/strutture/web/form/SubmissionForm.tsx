import { useEffect, useMemo, useState } from 'react';
import { call } from '../../../api/call.ts';
import type { SubmissionResult } from '../../submission-contract.ts';
import { Confirmation } from './Confirmation.tsx';
import { focusField } from './focus-field.ts';
import { emptyState } from './form-state.ts';
import { StrutturaForm } from './StrutturaForm.tsx';

type SubmissionFormProps = {
  email: string;
  heading: 'h2' | 'h3';
  onUnsentChange?: (question: string | null) => void;
  onHome?: () => void;
};

const DRAFT_KEY = 'ospitalia_bozza';

export function SubmissionForm({ email, heading, onUnsentChange, onHome }: SubmissionFormProps) {
  const [sent, setSent] = useState<SubmissionResult | null>(null);
  const initial = useMemo(() => emptyState(email), [email]);
  const [hasAgain, setAgain] = useState(false);
  const isAgain = hasAgain && sent === null;
  useEffect(() => {
    if (isAgain) focusField('nome');
  }, [isAgain]);

  const again = () => {
    setSent(null);
    setAgain(true);
  };
  if (sent) return <Confirmation sent={sent} heading={heading} onAgain={again} onHome={onHome} />;
  return (
    <StrutturaForm
      mode="create"
      initial={initial}
      draftKey={DRAFT_KEY}
      isStoredOnDevice
      submit={(body) => call('POST /api/strutture', { body })}
      onDone={({ data }) => setSent(data)}
      heading={heading}
      {...(onUnsentChange && { onUnsentChange })}
    />
  );
}
