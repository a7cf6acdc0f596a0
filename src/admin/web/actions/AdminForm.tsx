import { useState } from 'react';
import { ADMIN_LOGIN } from '../../../kernel/pages/admin-paths.ts';
import { StrutturaForm, type StrutturaFormProps } from '../../../strutture/web/form/StrutturaForm.tsx';
import { ConfirmCloseDialog } from '../../../ui/dialogs/ConfirmCloseDialog.tsx';
import './actions.css';

type AdminFormProps = Pick<StrutturaFormProps<{ message: string }>, 'mode' | 'initial' | 'draftKey' | 'submit'> & {
  title: string;
  nome?: string;
  onClose: () => void;
  onDone: (message: string) => void;
};

export function AdminForm({ title, nome, onClose, onDone, ...form }: AdminFormProps) {
  const [question, setQuestion] = useState<string | null>(null);
  return (
    <ConfirmCloseDialog open onClose={onClose} title={title} className="strutture-form-dialog" question={question}>
      {nome !== undefined && <p className="admin-whose">{nome}</p>}
      <StrutturaForm
        {...form}
        isAdmin
        heading="h3"
        signInPath={ADMIN_LOGIN}
        onUnsentChange={setQuestion}
        onDone={(answer) => onDone(answer.message)}
      />
    </ConfirmCloseDialog>
  );
}
