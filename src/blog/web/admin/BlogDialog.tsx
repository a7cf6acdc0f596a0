import { type ReactNode, useEffect, useState, type ComponentType, lazy, Suspense } from 'react';
import { useRead } from '../../../api/use-read.ts';
import { ConfirmCloseDialog } from '../../../ui/dialogs/ConfirmCloseDialog.tsx';
import { Toasts } from '../../../ui/toasts/Toasts.tsx';
import { AnalyticsTab } from './readers/AnalyticsTab.tsx';
import { BLOG_TABS, type BlogTab, BlogTabs } from './BlogTabs.tsx';
import { CategoriesTab } from './categories/CategoriesTab.tsx';
import { CommentsTab } from './comments/CommentsTab.tsx';
import { PostsTab } from './posts/PostsTab.tsx';
import { SubscribersTab } from './readers/SubscribersTab.tsx';
import { usePosts } from './posts/use-posts.ts';
import './blog-admin.css';
import * as messages from '../../messages/admin.ts';
import { LoadNote } from './LoadNote.tsx';
import type { WriteTabProps } from './write/WriteTab.tsx';

const Placeholder = ({ phase }: { phase: 'loading' | 'failed' }) => (
  <LoadNote
    of={{ phase, data: null, reload: () => window.location.reload() }}
    coming={messages.articleLoading}
    failed={messages.editorNotLoaded}
  />
);

const WriteTabChunk = lazy<ComponentType<WriteTabProps>>(() =>
  import('./write/WriteTab.tsx').then(
    ({ WriteTab }) => ({ default: WriteTab }),
    () => ({ default: () => <Placeholder phase="failed" /> }),
  ),
);

function LazyWriteTab(props: WriteTabProps) {
  return (
    <Suspense fallback={<Placeholder phase="loading" />}>
      <WriteTabChunk {...props} />
    </Suspense>
  );
}

type BlogDialogProps = {
  onClose: () => void;
  onWaiting?: (count: number) => void;
};

export function BlogDialog({ onClose, onWaiting }: BlogDialogProps) {
  const [tab, setTab] = useState<BlogTab>('posts');
  const [editing, setEditing] = useState<number | null>(null);
  const [turn, setTurn] = useState(0);
  const [question, setQuestion] = useState<string | null>(null);
  const posts = usePosts();
  const categories = useRead('GET /api/admin/blog/categories', {});
  const [counted, setCounted] = useState<number | null>(null);
  const waiting = counted ?? posts.counts?.commenti_in_attesa ?? null;
  useEffect(() => {
    if (waiting !== null) onWaiting?.(waiting);
  }, [waiting, onWaiting]);

  const [hasWritten, setWritten] = useState(false);
  if (tab === 'create' && !hasWritten) setWritten(true);

  const write = (id: number | null) => {
    setEditing(id);
    setTab('create');
    document.querySelector<HTMLElement>('#blog-scheda-create')?.focus();
  };
  const changed = () => {
    setCounted(null);
    posts.restart();
    void categories.reload();
  };
  const turned = (id: number, isThere: boolean) => {
    changed();
    if (id !== editing || question !== null) return;
    if (isThere) setTurn((before) => before + 1);
    else setEditing(null);
  };
  const tabs: Record<BlogTab, ReactNode> = {
    posts: <PostsTab posts={posts} onEdit={write} onWrite={() => write(null)} onChanged={turned} />,
    create: (
      <LazyWriteTab
        key={turn}
        id={editing}
        categories={categories.data?.data ?? null}
        onUnsaved={setQuestion}
        onChanged={changed}
        onLeave={() => write(null)}
      />
    ),
    categories: <CategoriesTab categories={categories} onChanged={changed} />,
    comments: <CommentsTab onWaiting={setCounted} />,
    analytics: <AnalyticsTab />,
    subscribers: <SubscribersTab />,
  };
  return (
    <ConfirmCloseDialog
      open
      onClose={onClose}
      title={messages.manageBlogTitle}
      className="blog-dialog"
      question={question}
    >
      <BlogTabs tab={tab} isEditing={editing !== null} waiting={waiting} onChange={setTab} />
      <div className="blog-panels">
        {BLOG_TABS.map((each) => (
          <div
            key={each}
            id={`blog-pannello-${each}`}
            role="tabpanel"
            aria-labelledby={`blog-scheda-${each}`}
            // Makes the panel focusable, so that a panel without focusable elements can be scrolled by keyboard.
            tabIndex={0}
            hidden={each !== tab}
            className={`blog-panel blog-panel-${each}`}
          >
            {/* The editor remains mounted while other tabs are open, so that no text is lost. */}
            {(each === tab || (each === 'create' && hasWritten)) && tabs[each]}
          </div>
        ))}
      </div>
      <Toasts />
    </ConfirmCloseDialog>
  );
}
