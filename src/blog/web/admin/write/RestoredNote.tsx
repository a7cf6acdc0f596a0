import { useEffect } from 'react';
import { announce } from '../../../../ui/announce.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { blogAdminPageMessages } from '../../../admin-page-messages.it.ts';

const messages = blogAdminPageMessages.scrivi;

/** Says that what stands here was typed before, and offers to begin without it. */
export function RestoredNote({ onDiscard }: { onDiscard: () => void }) {
  useEffect(() => announce(messages.ripreso), []);
  return (
    <p className="note info">
      <Icon name="pencil-simple" />
      <span>{messages.ripreso}</span>
      <button type="button" className="txtlink" onClick={onDiscard}>
        {messages.scarta}
      </button>
    </p>
  );
}
