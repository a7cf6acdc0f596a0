import { data } from 'react-router';
import { kernelMessages } from '../../../kernel/messages.it.ts';

export function loader() {
  throw data({ detail: kernelMessages.nonTrovato }, { status: 404 });
}

/** Never drawn: the loader always throws, and the root's error boundary draws the page. */
export default function NotFoundPage() {
  return null;
}
