import { useState } from 'react';
import type { OwnerDetail } from '../../owner-contract.ts';
import { LeaveGuard } from '../form/LeaveGuard.tsx';
import { ContactsForm } from './ContactsForm.tsx';
import { PhotosForm } from './PhotosForm.tsx';
import * as messages from '../../messages/owner.ts';

type OwnerFormsProps = {
  struttura: OwnerDetail;
  isGone: boolean;
};

export function OwnerForms({ struttura, isGone }: OwnerFormsProps) {
  const [hasContacts, setContacts] = useState(false);
  const [hasPhotos, setPhotos] = useState(false);
  const isUnsaved = !isGone && (hasContacts || hasPhotos);
  return (
    <div className="owner-change">
      <ContactsForm struttura={struttura} onUnsavedChange={setContacts} />
      <PhotosForm struttura={struttura} onUnsavedChange={setPhotos} />
      <LeaveGuard question={isUnsaved ? messages.unsavedChangesWarning : null} />
    </div>
  );
}
