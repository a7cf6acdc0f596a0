import type { ReactNode } from 'react';
import { formatCount } from '../../../kernel/text/format-count.ts';
import { useTabKeys } from '../../../ui/use-tab-keys.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { EditorIcon } from './EditorIcon.tsx';
import * as messages from '../../messages/admin.ts';

export const BLOG_TABS = ['posts', 'create', 'categories', 'comments', 'analytics', 'subscribers'] as const;
export type BlogTab = (typeof BLOG_TABS)[number];

const ICONS: Record<BlogTab, ReactNode> = {
  posts: <EditorIcon name="newspaper" />,
  create: <Icon name="pencil-simple" />,
  categories: <EditorIcon name="tag" />,
  comments: <EditorIcon name="chat-circle-text" />,
  analytics: <EditorIcon name="chart-bar" />,
  subscribers: <Icon name="envelope-simple" />,
};

type BlogTabsProps = {
  tab: BlogTab;
  isEditing: boolean;
  waiting: number | null;
  onChange: (tab: BlogTab) => void;
};

export function BlogTabs({ tab, isEditing, waiting, onChange }: BlogTabsProps) {
  const keys = useTabKeys({ tabs: BLOG_TABS, tab, prefix: 'blog-scheda-', onChange });
  return (
    <div className="blog-tabs" role="tablist" aria-label={messages.blogSectionsLabel} tabIndex={-1} {...keys}>
      {BLOG_TABS.map((each) => (
        <button
          key={each}
          id={`blog-scheda-${each}`}
          type="button"
          role="tab"
          aria-selected={each === tab}
          aria-controls={`blog-pannello-${each}`}
          tabIndex={each === tab ? 0 : -1}
          onClick={() => onChange(each)}
        >
          {ICONS[each]}
          {messages.blogTabs[each === 'create' && isEditing ? 'edit' : each]}
          {each === 'comments' && waiting !== null && waiting > 0 && (
            <span className="blog-count">
              <span aria-hidden="true">{formatCount(waiting)}</span>
              <span className="sr">, {messages.commentsPending(waiting)}</span>
            </span>
          )}
        </button>
      ))}
    </div>
  );
}
