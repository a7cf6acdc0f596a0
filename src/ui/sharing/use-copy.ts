import { useEffect, useState } from 'react';
import { announce } from '../toasts/announce.ts';

type CopySentences = { copied: string; notCopied: string };

export function useCopy(text: string, { copied, notCopied }: CopySentences, noticeMs: number) {
  const [outcome, setOutcome] = useState<string | null>(null);
  useEffect(() => {
    if (outcome === null) return undefined;
    const timer = setTimeout(() => setOutcome(null), noticeMs);
    return () => clearTimeout(timer);
  }, [outcome, noticeMs]);
  const copy = async () => {
    const sentence = await navigator.clipboard?.writeText(text).then(
      () => copied,
      () => notCopied,
    );
    setOutcome(sentence ?? notCopied);
    announce(sentence ?? notCopied);
    return sentence === copied;
  };
  return { outcome, copy };
}
