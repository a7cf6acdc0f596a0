import { useEffect, useState } from 'react';
import type { BlogStatus } from '../../../contract.ts';
import { readPosts } from '../read-answers.ts';
import { usePages } from '../use-pages.ts';

/** Who types goes on typing; the list follows when they pause. */
const PAUSE_MS = 300;

export type StatusFilter = BlogStatus | 'tutti';
export type Posts = ReturnType<typeof usePosts>;

/** The articles, as they are looked for. */
export function usePosts() {
  const [typed, setTyped] = useState('');
  const [sought, setSought] = useState('');
  const [status, setStatus] = useState<StatusFilter>('tutti');
  useEffect(() => {
    const timer = setTimeout(() => setSought(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  const query = new URLSearchParams();
  if (status !== 'tutti') query.set('status', status);
  if (sought !== '') query.set('q', sought);
  const pages = usePages(`/api/admin/blog/posts?${query.toString()}`, readPosts);
  const all = () => {
    setTyped('');
    setSought('');
    setStatus('tutti');
  };
  return { ...pages, typed, setTyped, sought, status, setStatus, all };
}
