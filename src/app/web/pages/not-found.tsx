import { data } from 'react-router';
import * as kernelMessages from '../../../kernel/messages/visitor.ts';

export function loader() {
  throw data({ detail: kernelMessages.pageNotFound }, { status: 404 });
}

/** Never rendered. The loader always throws, and the root's error boundary renders the page. */
export default function NotFoundPage() {
  return null;
}
