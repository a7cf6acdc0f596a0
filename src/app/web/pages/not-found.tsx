import { data } from 'react-router';
import * as kernelMessages from '../../../kernel/messages/visitor.ts';

export function loader() {
  throw data({ detail: kernelMessages.pageNotFound }, { status: 404 });
}

/** Never drawn: the loader always throws, and the root's error boundary draws the page. */
export default function NotFoundPage() {
  return null;
}
