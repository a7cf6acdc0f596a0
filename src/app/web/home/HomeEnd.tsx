import { type ComponentType, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { HomePicture } from '../../../admin/home-pictures-contract.ts';
import type { BlogPostCard } from '../../../blog/contract.ts';
import type { CalendarDate } from '../../../kernel/calendar-date.ts';
import type { Regione } from '../../../locations/contract.ts';
import { useCloseOnBack } from '../../../ui/use-close-on-back.ts';
import { LateRecentHomes } from '../saved/LateRecentHomes.tsx';
import { Article } from './Article.tsx';
import { ChiSiamo } from './ChiSiamo.tsx';
import { loadSubmissionDialog } from './load-submission-dialog.ts';
import { OwnerBand } from './OwnerBand.tsx';
import { Steps } from './Steps.tsx';
import type { SubmissionDialogProps } from './SubmissionDialog.tsx';

type HomeEndProps = {
  regioni: Regione[];
  pictures: readonly HomePicture[];
  post: BlogPostCard | null;
  today: CalendarDate;
};

/** What the home page says of Ospitalia, below the places; with the form of a struttura, which is opened from here alone. */
export function HomeEnd({ regioni, pictures, post, today }: HomeEndProps) {
  const form = useCloseOnBack('modulo');
  return (
    <>
      <Steps onOpenForm={form.open} />
      <LateRecentHomes today={today} />
      <ChiSiamo regioni={regioni} pictures={pictures} onOpenForm={form.open} />
      <Article post={post} />
      <OwnerBand onOpenForm={form.open} />
      <FormOverHome isOpen={form.isOpen} onClose={form.close} />
    </>
  );
}

/** The submission form over the home page, once it is asked for; if its code does not come, the page of the form instead. */
function FormOverHome({ isOpen, onClose }: SubmissionDialogProps) {
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<{ Form: ComponentType<SubmissionDialogProps> } | null>(null);
  const isMissing = isOpen && dialog === null;
  useEffect(() => {
    if (!isMissing) return;
    loadSubmissionDialog().then(
      (Form) => setDialog({ Form }),
      () => navigate('/inserisci', { replace: true }),
    );
  }, [isMissing, navigate]);
  return dialog && <dialog.Form isOpen={isOpen} onClose={onClose} />;
}
