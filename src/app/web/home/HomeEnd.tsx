import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import { useNavigate, Link } from 'react-router';
import type { HomePicture } from '../../../admin/home-pictures-contract.ts';
import type { BlogPostCard } from '../../../blog/contract.ts';
import type { CalendarDate } from '../../../kernel/dates/calendar-date.ts';
import { paths } from '../../../kernel/pages/paths.ts';
import type { Regione } from '../../../locations/contract.ts';
import { KNOWN_REGIONI } from '../../../locations/rules/known-regioni.ts';
import { RegionExplorer } from '../../../locations/web/RegionExplorer.tsx';
import { useCloseOnBack } from '../../../ui/dialogs/use-close-on-back.ts';
import { LateRecentHomes } from '../saved/LateRecentHomes.tsx';
import { LoadFailure } from '../shell/LoadFailure.tsx';
import { ChiSiamo } from './ChiSiamo.tsx';
import { loadSubmissionDialog } from './load-submission-dialog.it.ts';
import { OwnerBand } from './OwnerBand.tsx';
import { Steps } from './Steps.tsx';
import type { SubmissionDialogProps } from './SubmissionDialog.tsx';
import { Themes } from './Themes.tsx';
import * as locationsMessages from '../../../locations/messages/visitor.ts';
import { PostCard } from '../../../blog/web/visitor/PostCard.tsx';
import * as messages from '../../messages/visitor.ts';

function Article({ post }: { post: BlogPostCard | null }) {
  if (post === null) return null;
  return (
    <section className="section" aria-labelledby="blog">
      <div className="wrap">
        <div className="home-hd">
          <h2 id="blog">{messages.fromBlogTitle}</h2>
          <Link className="btn alt" to={paths.blog}>
            {messages.allArticlesLink}
          </Link>
        </div>
        <PostCard post={post} isFeature level="h3" />
      </div>
    </section>
  );
}

type HomeEndProps = {
  themes: ComponentProps<typeof Themes>['themes'];
  /** The regions; `null` if the request failed, in which case the built-in list is used. */
  regioni: Regione[] | null;
  totals: ComponentProps<typeof RegionExplorer>['totals'];
  pictures: readonly HomePicture[];
  post: BlogPostCard | null;
  today: CalendarDate;
};

export function HomeEnd({ themes, regioni: read, totals, pictures, post, today }: HomeEndProps) {
  const regioni = read ?? KNOWN_REGIONI;
  const form = useCloseOnBack('modulo');
  return (
    <>
      <Themes themes={themes} />
      <RegionExplorer regioni={regioni} totals={totals}>
        <LoadFailure sentence={locationsMessages.homeCountsNotLoaded} />
      </RegionExplorer>
      <Steps onOpenForm={form.open} />
      <LateRecentHomes today={today} />
      <ChiSiamo regioni={regioni} pictures={pictures} onOpenForm={form.open} />
      <Article post={post} />
      <OwnerBand onOpenForm={form.open} />
      <FormOverHome isOpen={form.isOpen} onClose={form.close} />
    </>
  );
}

function FormOverHome({ isOpen, onClose }: SubmissionDialogProps) {
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<{ Form: ComponentType<SubmissionDialogProps> } | null>(null);
  const isMissing = isOpen && dialog === null;
  useEffect(() => {
    if (!isMissing) return;
    loadSubmissionDialog?.().then(
      (Form) => setDialog({ Form }),
      () => navigate(paths.inserisci, { replace: true }),
    );
  }, [isMissing, navigate]);
  return dialog && <dialog.Form isOpen={isOpen} onClose={onClose} />;
}
