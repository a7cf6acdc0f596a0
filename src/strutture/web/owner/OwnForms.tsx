import { useState } from 'react';
import type { OwnDetail } from '../../owner-contract.ts';
import { LeaveGuard } from '../form/LeaveGuard.tsx';
import { ContactsForm } from './ContactsForm.tsx';
import { PhotosForm } from './PhotosForm.tsx';
import * as messages from '../../messages/owner.ts';

type OwnFormsProps = {
  struttura: OwnDetail;
  isGone: boolean;
};

/** Forms that save independently. Leaving with unsaved input requires confirmation. */
export function OwnForms({ struttura, isGone }: OwnFormsProps) {
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
