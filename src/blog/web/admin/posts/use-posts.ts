import { useEffect, useState } from 'react';
import { call } from '../../../../api/call.ts';
import type { BlogStatus } from '../../../contract.ts';
import { usePages } from '../use-pages.ts';

const PAUSE_MS = 300;

export type StatusFilter = BlogStatus | 'tutti';
export type Posts = ReturnType<typeof usePosts>;

export function usePosts() {
  const [typed, setTyped] = useState('');
  const [sought, setSought] = useState('');
  const [status, setStatus] = useState<StatusFilter>('tutti');
  useEffect(() => {
    const timer = setTimeout(() => setSought(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  const filter = { ...(status !== 'tutti' && { status }), ...(sought !== '' && { q: sought }) };
  const pages = usePages(JSON.stringify(filter), (page, signal) =>
    call('GET /api/admin/blog/posts', { query: { ...filter, ...page }, signal }),
  );
  const all = () => {
    setTyped('');
    setSought('');
    setStatus('tutti');
  };
  return { ...pages, typed, setTyped, sought, status, setStatus, all };
}
